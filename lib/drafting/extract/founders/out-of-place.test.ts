import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const foundersOf = (body: string, path = "/") => draftPart("people", acme(body, path)).founders.map(({ name }) => name);
const card = (heading: string, role: string) =>
  `<section><h2>${heading}</h2><div><p>My crew stopped calling me at night.</p><h4>Vera Holt</h4><p>${role}</p></div></section>`;

describe("somebody called founder of nothing that is named", () => {
  it.each([
    ["Kind words", "Founder"],
    ["What teams say", "Founder"],
    ["A word from our customers", "Founder, CEO"],
    ["Loved by founders", "Founder"],
    ["One tool for the whole team", "Founder"],
    ["Erfahrungen", "Gründerin"],
    ["Wer Acmeflow nutzt", "Gründerin"],
    ["Retours d'expérience", "Fondatrice"],
    ["Casos de éxito", "Fundadora"],
    ["Chi ci ha scelto", "Fondatrice"],
    ["Succesverhalen", "Oprichter"],
    ["Opinie", "Założycielka"],
    ["Quem usa", "Fundadora"],
    ["Vad användare säger", "Grundare"],
    ["Det siger brugerne", "Stifter"],
    ["Template: Team slide", "Founder"],
  ])("is a customer, a guest or a sample on the home page, below %j", (heading, role) => {
    expect(foundersOf(card(heading, role))).toEqual([]);
  });

  it.each([
    ["Our team", "Founder"],
    ["The people behind it", "Founder"],
    ["Das Team dahinter", "Gründerin"],
    ["Qui sommes-nous ?", "Fondatrice"],
    ["Hecho por jardineros", "Fundadora"],
    ["Chi siamo", "Fondatrice"],
    ["Over ons", "Oprichter"],
    ["Nasz zespół", "Założycielka"],
    ["Quem somos", "Fundadora"],
    ["Om oss", "Grundare"],
    ["Hvem er vi", "Stifter"],
  ])("is a maker there below %j", (heading, role) => {
    expect(foundersOf(card(heading, role))).toEqual(["Vera Holt"]);
  });

  it.each([
    "Angels",
    "Speakers 2025",
    "Unsere Business Angels",
    "Ils nous accompagnent",
    "I nostri mentor",
    "Embajadores",
  ])("is no maker on a page about them, below %j", (heading) => {
    expect(foundersOf(`<h1>About</h1>${card(heading, "Founder")}`, "/about")).toEqual([]);
  });

  it.each([
    "<h2>Kind words</h2><p><strong>Vera Holt</strong>, Founder</p>",
    "<table><tr><th>Name</th><th>Role</th><th>Company</th></tr><tr><td>Vera Holt</td><td>Founder</td><td>Holtworks</td></tr></table>",
    "<h2>Customer spotlight</h2><table><tr><td>Company</td><td>Nordkelp AS</td></tr><tr><td>Founder</td><td>Siri Dahl</td></tr></table>",
    "<dl><dt>Company</dt><dd>Kelp Traders Ltd.</dd><dt>Founder</dt><dd>Nancy Rowe</dd></dl>",
    "<h2>Example chart</h2><ul><li>Amy Brooks – Founder &amp; CEO</li></ul>",
  ])("is another's: %s", (body) => {
    expect(foundersOf(body)).toEqual([]);
  });

  it.each([
    "<p>We took part in the GreenKelp Accelerator run by founders Ellen Park and Joe Diaz.</p>",
    "<p>Named after a bookshop in Kelp. The shop was run by Des and Maureen Roe, its founders.</p>",
    "<p>Ho fondato l'associazione Numeri nel 2013 a Verona insieme a Luca Neri.</p>",
    "<p>Hinter Acmeflow steht die Kelp-Informatik Verbund eG.</p>",
    "<p>2011 gründete Iris Kohl die Firma Bankly.</p>",
    "<h2>Team</h2><div><h3>Max Orr</h3><p>Head of Founder Relations</p></div>",
  ])("founded something else, or is no person: %s", (body) => {
    expect(foundersOf(`<h1>About</h1>${body}`, "/about")).toEqual([]);
  });
});
