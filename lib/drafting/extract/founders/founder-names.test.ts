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
    ["Acmeflow was established in 2018 by Dr. Jane Roe and Prof. Dr. Max Berg.", ["Jane Roe", "Max Berg"]],
    ["Established in 2018 by Dr. Jane Roe and Max Berg, Acmeflow is an office of nine.", ["Jane Roe", "Max Berg"]],
  ])("not the town behind: %j", (text, founders) => {
    expect(names(`<p>${text}</p>`)).toEqual(founders);
  });

  it.each([
    ["Cheers, Jane Roe, maker of Acmeflow", ["Jane Roe"]],
    ["Regards, Jane Roe, founder of Acmeflow", ["Jane Roe"]],
    ["Acmeflow ist ein Projekt von Jane Roe.", ["Jane Roe"]],
    ["Acmeflow is an indie app by Jane Roe.", ["Jane Roe"]],
    ["Acmeflow is een initiatief van Jane Roe en Piet Bakker.", ["Jane Roe", "Piet Bakker"]],
    ["Acmeflow started in 2012 as a project of Jane Roe.", ["Jane Roe"]],
    ["Acmeflow™ is a project of Jane Roe.", ["Jane Roe"]],
    ["Acmeflow was founded by Volker Dienst.", ["Volker Dienst"]],
    ["Acmeflow was started in 2019 by Thandeka Mokoena, who had run an agency.", ["Thandeka Mokoena"]],
    ["Acmeflow replaces the app of Jane Roe.", []],
    ["Acmeflow is a fork of the app by Jane Roe.", []],
    ["Acmeflow ist ein Projekt von Robert Bosch Stiftung.", []],
  ])("not the word beside the name: %j", (text, founders) => {
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

describe("founders on pages as makers write them", () => {
  it("may have a lone initial at the end of their name", () => {
    const card = (name: string, role: string) => `<div><h3>${name}</h3><p>${role}</p></div>`;
    expect(
      names(`<h2>Our team</h2>${card("Jane Mary K", "Founder & CEO")}${card("John Marsh", "Founder & CTO")}`),
    ).toEqual(["Jane Mary K", "John Marsh"]);
  });

  it("are not called as the link behind their name", () => {
    expect(names('<p>Made by Jane Doe <a href="https://x.com/jane">X</a></p>')).not.toContain("Jane Doe X");
  });

  it.each([
    ["owners", "<h2>Built by Kelpton Boat Owners</h2>"],
    ["a company with its form", "<p>Acmeflow is made by Kelpworks Sp. z o.o.</p>"],
    ["a thing with an article", "<h2>Empieza por un Risk Scan 48h.</h2>"],
    ["a word behind an article", "<p>Jane, Gründer von Acmeflow, hört Jane den Bedürfnissen der Häfen zu.</p>"],
  ])("are not %s", (_, html) => {
    expect(names(html).filter((name) => name !== "Jane")).toEqual([]);
  });

  it("are not the town in a line below their name", () => {
    const story = "<p>I built Acmeflow because my crew needed it.</p><p>Jane Roe</p><p>Kelp City, Oregon</p>";
    expect(names(story)).toEqual(["Jane Roe"]);
  });
});

describe("a name that runs on into the line behind it", () => {
  it("is that of the person whom another place names alone", () => {
    const cards =
      "<h2>Founders</h2><div><h3>Jane Roe</h3><p>Founder</p></div><p>Jane Roe Mama Stasia, co-founder of Acmeflow</p>";
    expect(names(cards)).toEqual(["Jane Roe"]);
  });
});
