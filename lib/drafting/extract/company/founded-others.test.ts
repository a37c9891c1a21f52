import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function yearOf(text: string): number | null {
  return draftPart("people", acme(`<p>${text}</p>`, "/about")).fields.founded_year?.value ?? null;
}

describe("the year it began", () => {
  it.each([
    "Em 2021 passámos pela incubadora Kelp Lab, de Aveiro, fundada por Jane Roe.",
    "En 2021 entramos en Kelp Lab, de Vigo, fundada por Jane Roe.",
    "En 2021 nous avons rejoint Kelp Lab, à Brest, fondé par Jane Roe.",
    "Nel 2021 siamo entrati in Kelp Lab, di Genova, fondata da Jane Roe.",
    "In 2021 we joined Kelp Lab, in Leeds, founded by Jane Roe.",
  ])("is not when something happened that somebody else founded: %j", (text) => {
    expect(yearOf(text)).toBeNull();
  });

  it.each([
    "Jan Kowalski, Koło Żeglarzy w Gdyni (rok założenia 1958)",
    "Unser erster Hafen war der Yachtclub Kelp (gegründet 1958).",
    "Le Cercle nautique de Kelp (fondé en 1958) compte nos bateaux.",
  ])("is not told in brackets behind somebody else: %j", (text) => {
    expect(yearOf(text)).toBeNull();
  });

  it.each([
    "Mój dziadek Franciszek Kelp prowadził przystań od 1931 roku.",
    "Großvater Franz Kelp betreibt den Hafen seit 1931, und wir helfen ihm.",
    "My uncle John Marsh has been running a harbour since 1931.",
  ])("is not since when somebody with a name does something: %j", (text) => {
    expect(yearOf(text)).toBeNull();
  });

  it.each([
    "Our gauges are made for us by Kelp Works in Leeds, a family firm established in 1952.",
    "Our boats come from Kelp Works, a small company founded in 1952.",
    "Unsere Pegel liefert die Kelp Werft aus Emden, ein Familienbetrieb, gegründet 1952.",
    "Fondata nel 1952 da Jane Roe a Genova, la Cooperativa del Molo ripara barche.",
    "Fondé en 1952 à Brest, le Chantier du Kelp répare des bateaux.",
    "Founded in 1952 by Jane Roe, the old Kelp Works build boats.",
    "Fundada en 1952 en Vigo, la Lonja del Muelle vende pescado.",
  ])("is not that of somebody whom the sentence names as a thing founded: %j", (text) => {
    expect(yearOf(text)).toBeNull();
  });

  it.each([
    "Ich habe 1997 umgeschult und im Jahr darauf angefangen, Acmeflow zu programmieren.",
    "In 1997 I left the harbour and the following year I started Acmeflow.",
    "En 1997 j’ai quitté le port et l’année suivante j’ai créé Acmeflow.",
    "Nel 1997 ho lasciato il porto e l’anno dopo ho fondato Acmeflow.",
  ])("is not the year before: %j", (text) => {
    expect(yearOf(text)).toBeNull();
  });

  it.each([
    "Acmeflow, a company founded in 2012, answers every letter itself.",
    "Founded in 2012, the company still answers every letter itself.",
    "Fondata nel 2012 a Genova, la nostra azienda risponde a tutti.",
    "Gegründet 2012 in Emden, das Team ist klein geblieben.",
  ])("is told of those who speak: %j", (text) => {
    expect(yearOf(text)).toBe(2012);
  });

  it("is not since when the maker does something, where the product was begun later", () => {
    expect(yearOf("I have been sailing since 1988, on all seas. In 2006 I started Acmeflow for my own boat.")).toBe(
      2006,
    );
  });

  it.each([
    ["Acmeflow (gegründet 2014) ist ein Team aus Kiel.", 2014],
    ["Acmeflow, fondée en 2014 par Jane Roe, compte des bateaux.", 2014],
  ])("is told behind the own name: %j", (text, year) => {
    expect(yearOf(text)).toBe(year);
  });

  it.each([
    ["Acmeflow è nato nell’inverno del 2020, in un forno.", 2020],
    ["Das war Anfang 2018, da lief die erste Fassung von Acmeflow auf einem alten Rechner.", 2018],
    ["In 2018 the first version of Acmeflow ran on a borrowed laptop.", 2018],
    [
      "Acmeflow empezó instalando contadores por los puertos de Vigo, con furgoneta y manguera, en la primavera de 2008.",
      2008,
    ],
  ])("is told by %j", (text, year) => {
    expect(yearOf(text)).toBe(year);
  });

  it('is told in a manual below a heading such as "History"', () => {
    const history = "<h2>A little history</h2><p>Acmeflow was created by Jane Roe in 2019, after a lost list.</p>";
    const read = draftPart("people", acme(history, "/docs/intro"));
    expect(read.fields.founded_year?.value).toBe(2019);
  });
});
