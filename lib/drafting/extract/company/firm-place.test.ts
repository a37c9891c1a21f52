import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractPeople } from "../people";

function placeOf(body: string, path = "/about"): string | null {
  const reading = acme(body, path);
  return judgeCandidates(reading, extractPeople(reading)).fields.location?.value ?? null;
}

const foot = (line: string) => `<h1>Acmeflow</h1></main><footer>${line}</footer><main>`;

describe("the place of a company", () => {
  it.each([
    ["/terms", "<p>Acmeflow is a service of Nordkelp Ltd, Kenya.</p>", "Kenya"],
    ["/terms", "<p>Acmeflow is run by Nordkelp Ltd, Kelpton, Ireland (“we”).</p>", "Kelpton, Ireland"],
    ["/terms", foot("<p>© 2026 Acmeflow Systems LLC · Kelpton, OR</p>"), "Kelpton, OR"],
    ["/", foot("<p>© 2026 Acmeflow AI LLC. Kelpton, MN.</p>"), "Kelpton, MN"],
    ["/", foot("<p>© 2026 Kelp Themes · Kelpton, TX</p>"), null],
    ["/terms", foot("<p>© 2026 Acmeflow Systems LLC · Data Protection</p>"), null],
    ["/agb", "<p>Acmeflow wird von der Nordkelp AG, Kelpdorf, Schweiz, betrieben.</p>", "Kelpdorf, Schweiz"],
    ["/terms", "<p>I, me: Jane Roe, a sole trader in New Zealand doing business as Kelp Works.</p>", "New Zealand"],
    ["/about", "<p>I am Jane Roe, a sole trader in Berlin, and I plan my week with Acmeflow.</p>", null],
    ["/impressum", "<p>Ich bin Jane Roe, Einzelunternehmerin in Kelpdorf.</p>", "Kelpdorf"],
    ["/about", "<p>Acmeflow is built by Kelp Works, a small studio working out of Kelpton.</p>", "Kelpton"],
    ["/ueber-uns", "<p>Acmeflow wird entwickelt von Kelp Works, einem kleinen Büro in Kelpdorf.</p>", "Kelpdorf"],
    ["/about", "<p>We are a startup operating in Fintech.</p>", null],
    ["/about", "<p>Acmeflow was built by Kelp Works, an agency in Kelpton.</p>", null],
    ["/about", "<p>Acmeflow is hosted by Kelp Works, a company in Finland.</p>", null],
    ["/about", "<p>The Acmeflow icons are drawn by Kelp Works, a small studio in Kelpton.</p>", null],
    ["/about", "<p>Acmeflow is a New Zealand company that sells chips.</p>", "New Zealand"],
    ["/about", "<p>We are a small UK company.</p>", "UK"],
    ["/about", "<p>Acmeflow is a London-based startup.</p>", "London"],
    ["/about", "<p>We're a Berlin-based team of engineers.</p>", "Berlin"],
    ["/about", "<p>Every order is posted from our workshop here in New Zealand.</p>", "New Zealand"],
    ["/a-propos", "<p>Lancée en 2023 à Namur, Acmeflow aide les équipes.</p>", "Namur"],
    ["/ueber-uns", "<p>Gegründet 2023 in Neuenburg.</p>", "Neuenburg"],
    ["/about", "<p>Founded in 2019 in Tallinn, Estonia, Acmeflow helps crews.</p>", "Tallinn, Estonia"],
  ])("is told on %s by %s", (path, body, place) => {
    expect(placeOf(body, path)).toBe(place);
  });

  it.each([
    ["/", foot("<p>Where we are</p><p>Kenya 🇰🇪</p>"), "Kenya"],
    ["/contact", "<h3>Ubicación</h3><p>Oporto, Portugal 🇵🇹</p>", "Oporto, Portugal"],
    ["/contact", "<h3>So finden Sie uns</h3><p>Kelpton, Norwegen</p>", "Kelpton, Norwegen"],
    ["/", foot("<p>🇫🇷 Conçu et hébergé en France</p>"), "France"],
    ["/", foot("<p>Hecho con ❤️ en Valencia, España</p>"), "Valencia, España"],
    ["/", foot("<p>Programado con ❤️ en México</p>"), "México"],
    ["/", foot("<p>Entwickelt in Österreich</p>"), "Österreich"],
    ["/", foot("<p>Fait avec amour à Nantes 🇫🇷</p>"), "Nantes"],
  ])("is read on %s from a line: %s", (path, body, place) => {
    expect(placeOf(body, path)).toBe(place);
  });

  it.each([
    ["/about", "<p>Jane worked for a London-based startup before.</p>"],
    ["/about", "<p>Acmeflow is a must for every UK company.</p>"],
    ["/about", "<p>We acquired a UK company in 2020.</p>"],
    ["/about", "<p>Acmeflow is a favourite of a London-based team.</p>"],
    ["/about", "<h3>Where we ship</h3><p>Norway</p>"],
    ["/about", "<h3>Where our customers are</h3><p>Kenya</p>"],
    ["/contact", "<label>Country</label><select><option>Kenya</option><option>Norway</option></select>"],
    ["/privacy", "<p>Our servers are run by Kelpcloud Ltd, Ireland.</p>"],
    ["/privacy", "<p>We use Kelpmail Inc., USA, to send mail.</p>"],
    ["/", foot("<p>Our reseller is Kelp Ltd, Kenya</p>")],
    ["/", foot("<p>Made for crews in Kenya</p>")],
    ["/about", "<p>Our maps were made in Norway.</p>"],
    ["/about", "<p>The icons were designed in Denmark by Kelp Studio.</p>"],
    ["/about", "<p>Kelp Foods is a Bergen-based company. They use Acmeflow.</p>"],
    ["/about", "<p>The Kelp Museum was founded in 1911 in Bergen.</p>"],
    ["/about", "<p>Jane, born in 1980 in Bergen, sails.</p>"],
  ])("is not told on %s by %s", (path, body) => {
    expect(placeOf(body, path)).toBeNull();
  });
});

describe("what a company is based on", () => {
  it.each([
    "an SEO-based agency",
    "a Remote-based company",
    "a Python-based startup",
    "a Delaware-based team's choice",
  ])("is no place: %s", (what) => {
    expect(placeOf(`<p>Acmeflow is ${what}.</p>`)).toBeNull();
  });
});

describe("who provides what the reader uses", () => {
  const drafted = (text: string) =>
    draftPart("people", acme(`<h1>Terms of service</h1><h2>1. Agreement</h2><p>${text}</p>`, "/terms")).fields;
  const trader = "Radek Kelponsky, Hanusova 1134/9, 779 00 Olomouc, Czech Republic, VAT ID CZ8411075926";

  it("sits where its address says, whatever the contract calls it", () => {
    const place = (text: string) => drafted(text).location?.value ?? null;
    expect(place(`The service is provided by ${trader} (hereinafter the “Provider”).`)).toBe("Olomouc, Czech Republic");
    expect(place(`Payments are processed by ${trader} (the “Provider”).`)).toBeNull();
    expect(place(`The hosting is provided by ${trader}.`)).toBeNull();
  });

  it("may be whom an agreement names beside the reader, on whose behalf it may be made", () => {
    const made = "These Terms constitute an agreement made between you, whether personally or on behalf of an entity";
    expect(
      drafted(`${made} (“you”) and Kelpworks OÜ ("Company", “we”, “us”), concerning your access.`).legal_name?.value,
    ).toBe("Kelpworks OÜ");
    expect(drafted("Kelp Hosting Ltd stores our files on behalf of Acmeflow.").legal_name?.value).toBeUndefined();
  });
});
