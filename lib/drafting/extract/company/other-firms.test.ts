import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const yearOf = (body: string, path = "/about") =>
  draftPart("people", acme(body, path)).fields.founded_year?.value ?? null;

describe("a year in which another firm began", () => {
  it.each([
    "Acmeflow entstand in der Schreinerei Maier in Ulm, die 1954 gegründet wurde.",
    "Acmeflow is ontstaan bij Bakkerij Van Dijk, opgericht in 1923 in Zwolle.",
    "Acmeflow nace de la experiencia de Clínica Sonrisas, fundada en 1994 en Zaragoza.",
    "Em 2005, a Academia Força Total foi fundada em Curitiba; foi lá que a ideia do Acmeflow nasceu.",
    "Vi är en del av Kelpkoncernen Norr AB, grundat 1968.",
  ])("is not that of the product that grew out of it: %s", (text) => {
    expect(yearOf(`<p>${text}</p>`)).toBeNull();
  });

  it.each([
    "Nach dem Studium gründete ich 2011 mit Oliver Frey die Agentur Lichtblick.",
    "Daarna richtte ik in 2014 samen met Bram Kok het bureau Pixelaar op (verkocht in 2020).",
    "Jag grundade byrån Formlabbet 2010 i Malmö och sålde den 2018.",
    "W 2015 założyłem z Anną Wilk firmę Kodownia, którą sprzedaliśmy w 2021.",
    "Jeg stiftede bureauet Nordpil i 2012 i Odense, og i 2019 solgte vi det.",
  ])("is that of a firm before: %s", (text) => {
    expect(yearOf(`<p>${text}</p>`)).toBeNull();
  });

  it.each([
    "1885 gründete Heinrich Roe die Kelpwerke in Frankfurt.",
    "KLP fue fundada en 1909 en Eibar.",
    "Kelpet został założony w 1948 roku w Bydgoszczy.",
    "KLP blev grundlagt i 1922 i Odense.",
    "Est. 1869: that's how old the bicycle is.",
    "Seit 1987 verkauft unser Kunde Radhaus Roe Fahrräder.",
  ])("is a trade's or a customer's: %s", (text) => {
    expect(yearOf(`<p>${text}</p>`)).toBeNull();
  });

  it("is that of a timeline's first firm", () => {
    expect(yearOf("<ol><li><b>2011</b> Tom founds a web agency</li></ol>")).toBeNull();
  });

  it.each([
    "<h2>Customer spotlight</h2><table><tr><td>Company</td><td>Nordkelp AS</td></tr><tr><td>Founded</td><td>2003</td></tr></table>",
    "<h2>Cas client</h2><ul><li>Entreprise : Maison Varech SARL</li><li>Création : 1985</li></ul>",
    "<dl><dt>Company</dt><dd>Kelp Traders Ltd.</dd><dt>Founded</dt><dd>1996</dd></dl>",
    "<h2>Template gallery</h2><div><h3>About us</h3><p>Founded in 2012 in Copenhagen, we are a team of 24 designers.</p></div>",
    "<h2>Beispiel</h2><pre>Musterfirma GmbH\nGegründet 2010</pre>",
    '<script type="application/ld+json">{"@type":"LocalBusiness","name":"Kelp Plumbing","foundingDate":"1978"}</script>',
  ])("stands on the home page as a sample: %s", (body) => {
    expect(yearOf(body, "/")).toBeNull();
  });

  it.each([
    ["Acmeflow wurde 2014 in Kiel gegründet.", 2014],
    ["Das Unternehmen wurde 2014 in Kiel gegründet.", 2014],
    ["Acmeflow is a startup from Kiel, founded in 2014.", 2014],
    ["2011 verkaufte ich meine Agentur. 2018 gründete ich Acmeflow.", 2018],
    ["Em 2015, a Acmeflow foi fundada em Curitiba.", 2015],
    ["Founded in 2012 in Leeds.", 2012],
  ])("is told from the product's own: %s", (text, year) => {
    expect(yearOf(`<p>${text}</p>`)).toBe(year);
  });
});
