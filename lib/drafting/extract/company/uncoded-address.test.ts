import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

function placeOf(path: string, body: string) {
  const home = (more: string) => homeOf(`<main><h1>Acmeflow keeps crews on time</h1></main>${more}`);
  const pages = path === "/" ? { "/": home(body) } : { "/": home(""), [path]: homeOf(`<main>${body}</main>`) };
  return draftPart("people", siteOf(pages)).fields.location?.value ?? null;
}

describe("a place without a postal code", () => {
  it.each([
    ["/contact", "<h1>Contact</h1><ul><li>hi@acmeflow.test</li><li>Jan Kelpstraat, Algendam</li></ul>", "Algendam"],
    ["/contact", "<h1>Contact</h1><p>Office</p><p>Plot 24 Kelp Street, Wuse 2, Kelpton.</p>", "Kelpton"],
    ["/contact", "<h1>Contact</h1><p>12 Harbour Road, Kelpton, Nigeria</p>", "Kelpton, Nigeria"],
    ["/", "<footer><p>Plot 24 Kelp Street, Kelpton.<br>Phone: 555</p></footer>", "Kelpton"],
    [
      "/",
      "<main><p>Acmeflow is a metalcore band from Kelpton, Ireland, formed long ago.</p></main>",
      "Kelpton, Ireland",
    ],
    ["/privacy", "<p>I am Jane Roe, a sole trader in the Republic of Ireland.</p>", "Republic of Ireland"],
    ["/privacy", "<h2>1. Titolare del trattamento</h2><p>Jane Roe<br>Kelpano (MS)</p>", "Kelpano (MS)"],
    ["/datenschutz", "<h2>1. Verantwortlicher</h2><p>Jane Roe<br>Hafenstr. 1, 24103 Kiel</p>", "Kiel"],
    ["/terms", "<p>Text</p><p>© 2026 AcmeflowTM - Kelpton, Chile. All rights reserved.</p>", "Kelpton, Chile"],
  ])("is read at %s from %j", (path, body, place) => {
    expect(placeOf(path, body)).toBe(place);
  });

  it.each([
    ["/contact", "<h1>Contact</h1><h2>Our distributors</h2><p>12 Harbour Road, Kelpton</p>"],
    ["/contact", "<h1>Contact</h1><p>Meet us at the fair, 12 Harbour Road, Kelpton</p>"],
    ["/contact", "<h1>Contact</h1><h2>Hosting</h2><p>12 Harbour Road, Kelpton</p>"],
    ["/contact", "<h1>Contact</h1><p>Kelp Hosting Ltd<br>12 Harbour Road<br>Kelpton</p>"],
    ["/", "<footer><p>24 hours, Broadway, News</p></footer>"],
    ["/", "<main><p>Acmeflow is a map of trails from Kelpton, Ireland to Algendam.</p></main>"],
    ["/", "<main><p>Acmeflow is a tool for crews from Kelpton, Ireland.</p></main>"],
    ["/privacy", "<p>Our accountant is Jane Roe, a sole trader in Ireland.</p>"],
    ["/privacy", "<h2>Garante</h2><p>Piazza Alghe 3<br>Kelpano (MS)</p>"],
    ["/datenschutz", "<h2>Verantwortlicher</h2><p>Siehe Impressum</p><h2>Behörde</h2><p>Am Deich 2, 20095 Hamburg</p>"],
    ["/datenschutz", "<h2>Verantwortlicher</h2><p>Unser Rechenzentrum:</p><p>Kelp Netz GmbH<br>20095 Hamburg</p>"],
    ["/about", "<h1>About</h1><p>Map © 2019 Kelp Maps - Kelpton, Chile</p>"],
  ])("is not read at %s from %j", (path, body) => {
    expect(placeOf(path, body)).toBeNull();
  });
});
