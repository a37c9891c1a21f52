import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function names(body: string, path = "/about"): string[] {
  const reading = acme(body, path, "");
  return judgeCandidates(reading, extractPeople(reading)).founders.map((one) => one.name);
}

describe("a founder is a person", () => {
  it.each([
    ["Founders Jane Roe and John Marsh, Kelpton, NSW", ["Jane Roe", "John Marsh"]],
    ["Our founders Jane Roe and John Marsh, Port Kelp", ["Jane Roe", "John Marsh"]],
    ["Acmeflow was founded in 2015 by Jane Roe, Kelpton", ["Jane Roe"]],
    ["Acmeflow was created by Jane Roe, Port Kelp, TX", ["Jane Roe"]],
    ["Our founder Jane Roe, Kelpton, Germany", ["Jane Roe"]],
    ["Acmeflow wurde 2015 von Jane Roe und Max Berg, Kelpstadt, gegründet.", ["Jane Roe", "Max Berg"]],
    ["Acmeflow was founded by Jane Roe, Ada Kelp and John Marsh.", ["Jane Roe", "Ada Kelp", "John Marsh"]],
    ["Acmeflow was founded by Jane, Ada and John.", ["Jane", "Ada", "John"]],
  ])("not the town behind: %j", (text, founders) => {
    expect(names(`<p>${text}</p>`)).toEqual(founders);
  });

  it.each([
    "Anna Berg, founder of the Nadabrahma Gurukula, Kelpton",
    "Anna Berg, fondatrice de l’Atelier Kelp",
    "Anna Berg, founder of the former Marram Kelp",
    "Anna Berg, fundadora de la Escuela Marram",
    "Anna Berg, fondatore dell’Orto Marram",
    "Anna Berg, oprichter van de Marram Kelp",
  ])("not the school or company somebody founded: %j", (text) => {
    expect(names(`<p>${text}</p>`, "/")).toEqual([]);
  });

  it.each([
    ["Ils fondent Acmeflow ensemble à l’automne 2021.", []],
    ["Ellos fundaron Acmeflow en 2021.", []],
    ["Gemeinsam gründen sie Acmeflow, und Zusammen geht es weiter.", []],
    ["Razem założyli Acmeflow w 2021 roku.", []],
  ])("not a word that stands for somebody: %j", (text, founders) => {
    expect(names(`<p>${text}</p>`)).toEqual(founders);
  });

  it.each([
    "Developed by Marram Kelp",
    "Desenvolvido por Elegant Marram",
    "Theme by Jane Roe",
    "WordPress theme: Quiet by Jane Roe",
    "Website design by Jane Roe",
    "Sito realizzato da Jane Roe",
    "Conception : Jane Roe",
    "Made by Elegant Themes",
    "Built with Hugo and the Paperbark theme by Jane Roe (MIT)",
    "Zbudowano z Hugo, szablon autorstwa Jane Roe",
  ])("not who made the website or its theme: %j", (text) => {
    expect(names(`</main><footer><p>${text} | All rights reserved</p></footer><main>`, "/")).toEqual([]);
  });

  it("is who made the product, by a footer's word", () => {
    expect(names("</main><footer><p>Acmeflow is made by Jane Roe</p></footer><main>", "/")).toEqual(["Jane Roe"]);
  });
});
