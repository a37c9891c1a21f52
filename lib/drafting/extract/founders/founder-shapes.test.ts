import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function foundersOf(body: string): string[] {
  return draftPart("people", acme(body, "/about")).founders.map(({ name }) => name);
}

const card = (name: string, role: string) => `<div><p>${name}</p><p>${role}</p></div>`;

describe("founders", () => {
  it("are shown by a role before a quip, beside an investor who founded something else", () => {
    const cards = [
      card("Nieves Roe", "Fundadora. Manda en la sala"),
      card("Belén Marsh", "Instalaciones y paciencia"),
      card("Íñigo Kelp", "Inversor y padrino. Fundador de Bodegas Kelp"),
    ];
    expect(foundersOf(`<h2>Quiénes somos</h2><div>${cards.join("")}</div>`)).toEqual(["Nieves Roe"]);
  });

  it("stay out where the other cards are of other companies", () => {
    const cards = [card("Nieves Roe", "Founder"), card("Ada Kelp", "Founder of Kelp Works")];
    expect(foundersOf(`<h2>Our team</h2><div>${cards.join("")}</div>`)).toEqual([]);
  });

  it.each([
    ["Noor Roe, Jelle Marsh en Siebe Kelp richtten in 2021 Acmeflow op.", ["Noor Roe", "Jelle Marsh", "Siebe Kelp"]],
    ["Jane Roe und Max Berg gründeten 2014 Acmeflow.", ["Jane Roe", "Max Berg"]],
    ["Jane Roe learned to weave. In 1998 she wrote the first Acmeflow on a borrowed computer.", ["Jane Roe"]],
    ["Jeg hedder Troels Roe og sejler. To år senere udgav jeg Acmeflow.", ["Troels Roe"]],
    ["Ich heiße Jane Roe. 2013 habe ich deshalb angefangen, Acmeflow zu schreiben.", ["Jane Roe"]],
    ["Jane Roe ran a lab. In 2018 she and John Marsh left to build Acmeflow.", ["Jane Roe", "John Marsh"]],
    ["En 2018, Jane Roe quitte son poste pour créer Acmeflow.", ["Jane Roe"]],
    ["Jane Roe ha iniziato a scrivere Acmeflow nel 2018.", ["Jane Roe"]],
    ["Jane Roe begon in 2018 met Acmeflow.", ["Jane Roe"]],
    ["Jane Roe zaczęła pisać Acmeflow w 2018 roku.", ["Jane Roe"]],
    ["Jane Roe hat Acmeflow 2016 in Kiel gegründet.", ["Jane Roe"]],
    ["Jane Roe hat 2016 begonnen, Acmeflow zu schreiben.", ["Jane Roe"]],
    ["Acmeflow wird von Jane Roe in Leipzig entwickelt.", ["Jane Roe"]],
    ["Acmeflow skapades 2018 av Jane Roe.", ["Jane Roe"]],
  ])("are told by %j", (text, names) => {
    expect(foundersOf(`<p>${text}</p>`)).toEqual(names);
  });

  it.each([
    "Jane Roe ran a harbour. Her neighbour John Marsh could code. Together they started Acmeflow in 2015.",
    "Hinter Acmeflow stehen zwei: Jane Roe fährt zur See, John Marsh programmiert. 2015 haben die beiden Acmeflow gegründet.",
    "A Jane Roe é neta de padeiros. O John Marsh é programador. Em 2018 fundaram a Acmeflow.",
    "Jane Roe var maskinist. I 2014 ringte hun kameraten John Marsh. Året etter stiftet de Acmeflow.",
    "Before Acmeflow, Jane Roe and John Marsh ran a shop. They quit in 2020 and shipped the first version of Acmeflow.",
  ])("are told over several sentences: %j", (text) => {
    expect(foundersOf(`<p>${text}</p>`).sort()).toEqual(["Jane Roe", "John Marsh"]);
  });

  it("are no houses that the story names", () => {
    const story =
      "<p>Elena Roe è cresciuta in rifugio: i suoi hanno gestito il Col de Kelp. Marco Marsh programma. Nel 2017 hanno fondato insieme Acmeflow.</p>";
    expect(foundersOf(story).sort()).toEqual(["Elena Roe", "Marco Marsh"]);
  });

  it.each([
    "Jane Roe ran a harbour. Her neighbour John Marsh could code. Together they started Kelpworks in 2015.",
    "Jane Roe and John Marsh like it. How did they start Acmeflow?",
  ])("are not whom a sentence before names by chance: %j", (text) => {
    expect(foundersOf(`<p>${text}</p>`)).toEqual([]);
  });

  it("are no lists and no traders of a German story, which writes every noun large", () => {
    const story =
      "<p>Jane Roe hat den Laden eines Leeder Getränkehändlers betreut. Daraus wurde eine Liste von Bekannten. John Marsh schrieb mit. 2015 haben die beiden Acmeflow gegründet.</p>";
    expect(foundersOf(story).filter((name) => !["Jane Roe", "John Marsh"].includes(name))).toEqual([]);
  });

  it("have a surname in common where they are named as a pair", () => {
    const story =
      "<p>2018 sass Jane Marsh am Küchentisch.</p><p>Im Mai 2019 gründeten Jane und John Marsh die Acmeflow AG.</p>";
    expect(foundersOf(story).sort()).toEqual(["Jane Marsh", "John Marsh"]);
  });

  it("are called founders whatever else they look after", () => {
    const items = ["Jane Roe – founder, maintainer of the server", "John Marsh – maintainer of the docs"];
    expect(foundersOf(`<h2>Who does what</h2><ul>${items.map((one) => `<li>${one}</li>`).join("")}</ul>`)).toEqual([
      "Jane Roe",
    ]);
  });

  it.each([
    "Jane Roe began work on Acmeflow in 2022.",
    "Jane Roe hat bei Acmeflow 2022 begonnen.",
    "The Kelp Gov created an app in 4 days.",
  ])("are not those who joined, or made something with it: %j", (text) => {
    expect(foundersOf(`<p>${text}</p>`)).toEqual([]);
  });

  it("are called by a word that is of one and of several", () => {
    expect(
      foundersOf(`<h2>Team</h2><div>${card("Max Berg", "Gründer")}${card("Tom Baker", "Vertrieb")}</div>`),
    ).toEqual(["Max Berg"]);
  });

  it("are not those who founded another thing in a year", () => {
    expect(foundersOf("<p>Noor Roe en Jelle Marsh richtten in 2021 Kelpworks op.</p>")).toEqual([]);
    expect(foundersOf("<p>Jane Roe weaves. In 1998 she wrote the first Kelpbook.</p>")).toEqual([]);
  });
});
