import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const foundersOf = (text: string) =>
  draftPart("people", acme(`<h1>About</h1><p>${text}</p>`, "/about")).founders.map(({ name }) => name);

describe("who develops the product by name", () => {
  it.each([
    "Jane Roe is the developer of Acmeflow.",
    "Jane Roe ist die Entwicklerin von Acmeflow.",
    "Jane Roe est la développeuse d'Acmeflow.",
    "Jane Roe est aussi le développeur de Acmeflow.",
    "Jane Roe es la desarrolladora de Acmeflow.",
    "Jane Roe è la sviluppatrice di Acmeflow.",
    "Jane Roe is de ontwikkelaar van Acmeflow.",
    "Jane Roe é a desenvolvedora de Acmeflow.",
  ])("made it: %s", (text) => {
    expect(foundersOf(text)).toEqual(["Jane Roe"]);
  });

  it.each([
    "Jane Roe ist Entwicklerin von Apps und nutzt Acmeflow.",
    "Jane Roe est la développeuse de Kelpmaps.",
    "Jane Roe es autora de libros sobre el mar.",
    "Jane Roe è autrice di romanzi.",
    "Jane Roe, Autorin von Kelpbüchern, empfiehlt Acmeflow.",
    "Acmeflow is built by Tavo Kelpson.",
    "Acmeflow is built by Tavo Kelpson, an indie developer of games.",
    "Acmeflow is built by Tavo Works, a studio for engineers.",
  ])("did not make it: %s", (text) => {
    expect(foundersOf(text)).toEqual([]);
  });

  it.each([
    "Acmeflow is built by Tavo Kelpson, a solo developer living in Leeds.",
    "Acmeflow is made by Tavo Kelpson, an electrical engineer from Leeds.",
  ])("is a person where a text calls them what companies are not: %s", (text) => {
    expect(foundersOf(text)).toEqual(["Tavo Kelpson"]);
  });
});
