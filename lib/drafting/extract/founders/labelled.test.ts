import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

function foundersOf(body: string, path = "/press"): (string | null)[][] {
  return draftPart("people", acme(body, path)).founders.map(({ name, role }) => [name, role]);
}

describe("founders in a fact sheet", () => {
  it.each([
    ["<table><tr><td>Founders</td><td>Jane Roe and John Marsh</td></tr></table>", "Founder", "Founder"],
    ["<dl><dt>Founders</dt><dd>Jane Roe (CEO) and John Marsh (CTO)</dd></dl>", "CEO", "CTO"],
    ["<dl><dt>Founded by</dt><dd>Jane Roe<br>John Marsh</dd></dl>", null, null],
    ["<p>Gründer:</p><p>Jane Roe und John Marsh</p>", "Gründer", "Gründer"],
  ])("are read beside their label: %s", (sheet, ...roles) => {
    const [first = null, second = null] = roles;
    expect(foundersOf(sheet)).toEqual([
      ["Jane Roe", first],
      ["John Marsh", second],
    ]);
  });

  it.each([
    ["<table><tr><td>Press contact</td><td>Jane Roe</td></tr></table>"],
    ["<h2>Web design</h2><dl><dt>Developed by</dt><dd>Jane Roe</dd></dl>"],
    ["<dl><dt>Developed by</dt><dd>North Harbour</dd></dl>"],
    ["<dl><dt>Founders</dt><dd>Jane Roe (of Kelp Works)</dd></dl>"],
    ["<table><tr><td>Founders</td><td>Two sisters from Leeds</td></tr></table>"],
    ["<table><tr><td>Founders</td><td>Jane Roe left in 2019, John Marsh runs it</td></tr></table>"],
    ["<h2>Kelp Works GmbH</h2><table><tr><td>Founders</td><td>Jane Roe and John Marsh</td></tr></table>"],
  ])("are nobody else: %s", (sheet) => {
    expect(foundersOf(sheet)).toEqual([]);
  });

  it("are read on pages about the makers alone", () => {
    expect(foundersOf("<table><tr><td>Founders</td><td>Jane Roe</td></tr></table>", "/examples")).toEqual([]);
  });
});

describe("founders beside what they did", () => {
  it("sign together over their role", () => {
    const letter = "<p>Thank you for reading.</p><p>Jane Roe and John Marsh</p><p>Co-founders, Acmeflow</p>";
    expect(foundersOf(letter, "/about")).toEqual([
      ["Jane Roe", "Co-founder"],
      ["John Marsh", "Co-founder"],
    ]);
    expect(foundersOf(letter.replace("Acmeflow", "Kelp Works"), "/about")).toEqual([]);
  });

  it("stand before what they did with who they are between", () => {
    const told =
      "<p>In 2013 Jane Roe, who did the late shift, and John Marsh, who kept the lists, wrote the first version of Acmeflow.</p>";
    expect(foundersOf(told, "/about").map(([name]) => name)).toEqual(["Jane Roe", "John Marsh"]);
  });

  it("are nobody whom a post about something else calls so", () => {
    const post = (title: string) =>
      `<h1>${title}</h1><p>Jane Roe started the project in 2020. Jane Roe is the founder.</p>`;
    for (const title of ["Why we built the calendar", "The team behind Tide Bakery", "Two years of dark mode"])
      expect(foundersOf(post(title), "/blog/p-1")).toEqual([]);
    expect(foundersOf(post("Our story"), "/blog/p-1")).toHaveLength(1);
  });

  it("stand over a sentence that goes on from their name", () => {
    const people = (did: string) => `<h2>People</h2><h3>Jane Roe</h3><p>${did}</p>`;
    expect(foundersOf(people("started the project and still writes most of it."), "/about")).toHaveLength(1);
    expect(foundersOf(people("joined in 2019 and started the project website."), "/about")).toEqual([]);
    expect(foundersOf(people("maintains the translations, founded by others."), "/about")).toEqual([]);
  });

  it("are named behind a colon after how many they are", () => {
    const told = "<p>Acmeflow la hacemos entre dos personas: Juan Roe y Marta Marsh.</p>";
    expect(foundersOf(told, "/about").map(([name]) => name)).toEqual(["Juan Roe", "Marta Marsh"]);
    expect(foundersOf(told.replace("Acmeflow la hacemos", "Kelpline la hacen"), "/about")).toEqual([]);
  });
});

describe("founders whom the site itself knows", () => {
  const names = (body: string, path = "/about") => foundersOf(body, path).map(([name]) => name);

  it("are called makers in a fact sheet", () => {
    const sheet = "<dl><dt>Makers</dt><dd>Jane Roe (design, words) and John Marsh (code)</dd></dl>";
    expect(names(sheet, "/press")).toEqual(["Jane Roe", "John Marsh"]);
  });

  it("are called ours behind a first name that stands in full above", () => {
    const told = (of: string) =>
      `<p>One of them was Jane Roe, who came home for a week.</p><p>Jane, ${of} co-founder, answers the mail.</p>`;
    expect(names(told("our"))).toEqual(["Jane Roe"]);
    expect(names(told("Kelp Works’"))).toEqual([]);
  });

  it("are both called so after they were named", () => {
    const told =
      "<p>Solenn Roe notait tout. Son ami Bastien Marsh lui a promis un truc. Tous deux en sont les cofondateurs : elle dessine.</p>";
    expect(names(told)).toEqual(["Solenn Roe", "Bastien Marsh"]);
  });

  it("speak of other work before that on the product", () => {
    const told =
      "<p>My name is Jane Roe. For eight years I built exhibits for museums.</p><p>I started writing Acmeflow in 2019.</p>";
    expect(names(told)).toEqual(["Jane Roe"]);
    expect(names(told.replace("Acmeflow", "a book"))).toEqual([]);
  });

  it("are not who speaks before another who made it", () => {
    const told =
      "<p>I'm Jane Roe and I write the documentation.</p><p>I'm John Marsh and I built Acmeflow in 2019.</p>";
    expect(names(told)).toEqual(["John Marsh"]);
  });

  it("are no founders of another company, whom a sentence calls so", () => {
    expect(names("<p>We met Jane Roe and John Marsh at a fair. They are founders, like us.</p>")).toEqual([]);
    expect(names("<p>We met Jane Roe and John Marsh of Kelp Works. They are the founders.</p>")).toEqual([]);
    expect(
      names("<p>We thank Jane Roe, who taught us to sail, and John Marsh wrote the first version of Acmeflow.</p>"),
    ).toEqual(["John Marsh"]);
  });

  it("stand on staff pages with boards of other people", () => {
    const card = (name: string, role: string) => `<div><h3>${name}</h3><p>${role}</p></div>`;
    const staff = `<h2>Staff</h2><div>${card("Jane Roe", "Director and Co-founder")}</div>`;
    const board = `<h2>Board</h2><div>${card("John Marsh", "Treasurer; founder of Kelp Partners")}</div>`;
    expect(names(`${staff}${board}`, "/staff")).toEqual(["Jane Roe"]);
  });

  it("began with whoever speaks", () => {
    const told = "<p>My old neighbour Jane Roe could code. Jane and I started Acmeflow in 2021.</p>";
    expect(names(told)).toEqual(["Jane Roe"]);
    expect(names(told.replace("Acmeflow", "Kelpline"))).toEqual([]);
  });

  it("stand beside founders of other companies who have left", () => {
    const card = (name: string, role: string) => `<div><h3>${name}</h3><p>${role}</p></div>`;
    const team = card("Jane Roe", "Co-founder, runs the Cloud");
    const left = card("John Marsh", "Founder of Kelp Works");
    expect(names(`<h2>Team</h2><div>${team}</div><h2>Emeriti</h2><div>${left}</div>`)).toEqual(["Jane Roe"]);
  });

  it.each([
    ["<p>Ich bin Informatikerin, spiele Horn und habe Acmeflow geschrieben.</p>"],
    ["<p>Uns berät Jane Roe, Gründerin des Händlers Kelp Parts.</p>"],
    ["<p>Die Runde von Jane Roe, Gründerin, wird ergänzt.</p>".replace("Runde von Jane", "Runde von Hannes")],
  ])("are no professions, nor founders of somebody else’s: %s", (body) => {
    expect(names(body)).toEqual([]);
  });
});

describe("a speaker whom the imprint calls who runs the site", () => {
  const site = (imprint: string, made = "j’ai écrit un petit programme qui lisait tout.") =>
    draftPart(
      "people",
      siteOf({
        "/": "<html lang='fr'><title>Acmeflow</title><main><h1>Acmeflow range tout</h1></main></html>",
        "/a-propos": `<html lang='fr'><title>À propos – Acmeflow</title><main><h1>À propos</h1><p>Je m’appelle Jeanne Roe.</p><p>Une nuit, ${made}</p></main></html>`,
        "/mentions-legales": `<html lang='fr'><title>Mentions légales</title><main><h1>Mentions légales</h1><p>${imprint}</p></main></html>`,
      }),
    ).founders.map(({ name }) => name);

  it("made what the page is about", () => {
    expect(site("Site édité à titre non professionnel par Jeanne Roe, directrice de la publication.")).toEqual([
      "Jeanne Roe",
    ]);
  });

  it("is nobody for what else they made", () => {
    const others = ["j’ai écrit un livre de cuisine.", "j’ai construit des ponts avant de venir ici."];
    for (const made of others) expect(site("Directrice de la publication : Jeanne Roe.", made)).toEqual([]);
  });

  it("is anybody where it names somebody else", () => {
    expect(site("Directrice de la publication : Anne Marsh.")).toEqual([]);
  });
});
