import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const people = (pages: Record<string, string>) =>
  draftPart("people", siteOf({ "/": "<title>Acmeflow</title><h1>Acmeflow</h1>", ...pages }));

describe("a town in the line that says where it is made", () => {
  const locationOf = (line: string) =>
    people({ "/": `<title>Acmeflow</title><h1>Acmeflow</h1><footer><p>${line}</p></footer>` }).fields.location?.value ??
    null;

  it.each([
    ["Made with ❤️ in Leipzig", "Leipzig"],
    ["Fait avec amour à Rennes", "Rennes"],
  ])("needs no country where everybody knows it: %s", (line, town) => {
    expect(locationOf(line)).toBe(town);
  });

  it.each([
    "Made with ❤️ in Rust",
    "Built with care in Kelptown",
    "Made for teams in Berlin",
    "Made with ❤️ in Berlin by Kelpline",
  ])("is none: %s", (line) => {
    expect(locationOf(line)).toBeNull();
  });
});

it("takes the mailbox that an imprint gives, on whatever host, and no host's", () => {
  const mailOf = (html: string) =>
    people({ "/impressum": `<title>Impressum</title><h1>Impressum</h1><p>Angaben gemäß § 5 TMG</p>${html}` }).fields
      .contact_email?.value ?? null;
  expect(mailOf("<p>Name: Kelp Softwareentwicklung</p><p>Kontakt E-Mail: hallo@kelpmail.de</p>")).toBe(
    "hallo@kelpmail.de",
  );
  expect(mailOf("<h2>Hosting</h2><p>Kelp Hosting GmbH</p><p>E-Mail: info@kelphosting.de</p>")).toBeNull();
});

it("takes an association by the whole of its name, and the brand's owner before who owns that", () => {
  const nameOf = (html: string) =>
    people({ "/mentions-legales": `<h1>Mentions légales</h1><h2>Éditeur du site</h2>${html}` }).fields.legal_name
      ?.value ?? null;
  const body = "Association pour un Clavier Complet";
  expect(nameOf(`<ul><li>${body} (RNA W442019873, SIREN 903417265)</li><li>Association loi 1901</li></ul>`)).toBe(body);
  const line = "Acmeflow is a brand of Acmeflow Systems FZ-LLC (UAE), owned by Acmeflow Holdings LLC (Nevis).";
  const home = `<title>Acmeflow</title><h1>Acmeflow</h1><footer><p>© 2026 Acmeflow. ${line}</p></footer>`;
  expect(people({ "/": home }).fields.legal_name?.value).toBe("Acmeflow Systems FZ-LLC");
});
