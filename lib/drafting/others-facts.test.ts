import { describe, expect, it } from "vitest";
import { DRAFT_PARTS } from "@/lib/drafting/candidate";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { draftPart, mergeParts } from "./draft-part";

const HOME =
  "<h1>Acmeflow keeps crews on time</h1><p>Acmeflow is a task list for crews who load, drive and unload.</p>";

const TEXTS = new Set(["name", "headline", "summary", "description", "categories", "logo_url", "screenshot_urls"]);

/** Facts of a site that says the content on the page, beside a plain home page. */
function factsOf(lang: string, path: string, content: string): string[] {
  const page = (body: string) =>
    `<html lang="${lang}"><head><title>Acmeflow</title></head><body><main>${body}</main></body></html>`;
  const site = siteOf(
    path === "/" ? { "/": page(HOME + content) } : { "/": page(HOME), [path]: page(`<h1>Acmeflow</h1>${content}`) },
  );
  const { fields, founders } = mergeParts(DRAFT_PARTS.map((part) => draftPart(part, site)));
  const facts = Object.entries(fields).filter(([field, one]) => one && one.value !== null && !TEXTS.has(field));
  return [...facts.map(([field]) => field), ...founders.map(({ name }) => name)];
}

describe("what a site tells of others", () => {
  it.each([
    ["en", "/", "<p>For a rota on a wall Cragbook will do: it has been around since 2009 and runs on Windows.</p>"],
    ["de", "/", "<p>Wer nur einen Plan braucht, nimmt Kruschkalender: Den gibt es seit 2009 für Windows.</p>"],
    ["fr", "/", "<p>Sinon, prenez Craiebloc : il existe depuis 2009 et tourne sous Windows.</p>"],
    ["es", "/", "<p>Antes todo estaba en Libreta Fácil. Existe desde 2007 y funciona en Windows.</p>"],
    ["pl", "/", "<p>Komu wystarczy tablica, niech weźmie Kredownik: jest od 2009 roku i działa na Windows.</p>"],
    ["en", "/faq", "<h3>How does it differ from Slateworks?</h3><p>That is open source and has a 30-day trial.</p>"],
    ["nl", "/faq", "<h3>Wat is het verschil met Roosterbaas?</h3><p>Dat kun je dertig dagen gratis proberen.</p>"],
    ["it", "/faq", "<h3>Quanto costa il terminale?</h3><p>Ingot lo noleggia, i primi due mesi sono gratuiti.</p>"],
    ["en", "/", "<p>Couriers see the stops in their own app for iPhone and Android, which is not ours.</p>"],
    ["pt", "/", "<p>Os estafetas usam a app da transportadora (iPhone e Android), que não é nossa.</p>"],
    ["es", "/", "<p>Nos gustaría tener una app para Android, pero somos pocos.</p>"],
    ["de", "/", "<p>Eine App für Android wünschen wir uns auch.</p>"],
    ["fr", "/a-propos", "<p>Avant, j’ai passé onze ans chez Transports Morvan, maison fondée en 1931.</p>"],
    ["en", "/about", "<p>It runs in a shed that has stood here since 1912.</p>"],
    ["en", "/about", "<p>We share the loft with Tilda Marsh of Marsh Ceramics and her team of nine.</p>"],
    ["pl", "/cennik", "<p>SMS kosztuje 0,09 zł. Dzień szkolenia 480 zł.</p>"],
    ["en", "/pricing", "<h2>Hardware</h2><ul><li>Terminal: $299</li><li>Printer: $180</li></ul>"],
    ["en", "/pricing", "<h2>What others charge</h2><ul><li>Cragbook: £29 a month</li></ul>"],
    [
      "en",
      "/pricing",
      "<h2>Why not Tallybook?</h2><table><tr><th>Solo</th><td>$15 a month</td></tr><tr><th>Team</th><td>$45 a month</td></tr></table>",
    ],
    ["en", "/about", "<p>Our investors are Basalt Ventures, led by its founder Dmitri Volkonsky.</p>"],
    ["pl", "/o-nas", "<p>Acmeflow założono razem z programistą Janem Wilczyńskim.</p>"],
    ["en", "/", "<p>“Kelp Board” is open source, and you host it yourself.</p>"],
    ["de", "/", "<footer><p>Zeichnungen © Nora Feld. Schriften: Typehaus GmbH.</p></footer>"],
    ["en", "/about", "<p>Our reseller Kelpway has a team of 300 people.</p>"],
    ["pl", "/o-nas", "<p>Nasz klient Północna Brama to zespół 120 osób.</p>"],
    ["en", "/", "<p>Kelpline offers a 30-day free trial and runs on Windows.</p>"],
    ["de", "/", "<p>Unser Hosting-Partner Kelpwerk bietet 30 Tage kostenlosen Test.</p>"],
    ["it", "/", "<p>Il nostro partner Algarete ha app per iPhone e Android.</p>"],
    ["en", "/", "<p>Our friends at Slateworks have been around since 2009.</p>"],
    ["nl", "/over-ons", "<p>Krijtbord is in 2009 opgericht in Zwolle.</p>"],
    ["en", "/", "<p>Slateworks is what we used before. It runs on Windows and Linux.</p>"],
    ["fr", "/", "<p>Utilisez l’application de votre transporteur sur iPhone et Android.</p>"],
    ["en", "/", "<p>We ship with “Kelp Board”. It is open source.</p>"],
    ["en", "/about", "<p>Basalt backs Acmeflow. Its founder Dmitri Volkonsky sails.</p>"],
    ["en", "/about", "<p>Our reseller Kelpway is based in London, United Kingdom.</p>"],
    ["fr", "/contact", "<p>Pour le paiement, écrivez à notre partenaire Kelpnuage : aide@kelpnuage.test.</p>"],
    ["es", "/faq", "<h3>¿Tizarra es gratis?</h3><p>Sí, es gratis para siempre.</p>"],
    ["en", "/pricing", "<p>Otherboard costs $5 a month.</p>"],
    ["de", "/preise", "<h2>Warum Acmeflow statt Kreidetafel?</h2><ul><li>Kreidetafel: 29 € pro Monat</li></ul>"],
  ])("says nothing of the product (%s %s): %s", (lang, path, content) => {
    expect(factsOf(lang, path, content)).toEqual([]);
  });

  it.each([
    ["platforms", "<p>Much like Cragbook, Acmeflow runs on Windows and macOS.</p>"],
    ["platforms", "<p>Import your lists from Cragbook.</p><p>Available for Windows and macOS.</p>"],
    ["free_trial", "<p>We came from Cragbook, too: try our app free for 14 days.</p>"],
    ["founded_year", "<p>Acmeflow is a firm from Leeds, founded in 2015.</p>"],
    ["platforms", "<p>Acmeflow, which Mara Quill built after leaving Kelpline, runs on Windows and macOS.</p>"],
    ["platforms", "<p>Acmeflow is an alternative to Cragbook. It runs on Windows and macOS.</p>"],
    ["platforms", "<p>Dispatch runs on Windows and macOS.</p>"],
    ["free_trial", "<p>Payments are handled by our reseller Kelpway. There is a free trial of 30 days.</p>"],
    ["free_trial", "<p>Kelpline hosts it. You get a free trial of 30 days.</p>"],
    ["location", "<p>Our reseller Kelpway takes payments. We are based in Leeds, United Kingdom.</p>"],
    ["pricing_plans", "<h2>Prices</h2><ul><li>Solo: £9 a month</li><li>Crew: £29 a month</li></ul>"],
  ])("leaves the product its own %s: %s", (field, content) => {
    expect(factsOf("en", "/", content)).toContain(field);
  });
});
