import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const draftOf = (html: string, path = "/about", head = "") => draftPart("people", acme(html, path, head));
const foundersOf = (html: string, path = "/about", head = ""): string[] =>
  draftOf(html, path, head).founders.map(({ name }) => name);

describe("who makes it", () => {
  it.each([
    ["Hey, the name is Jane Roe (online I mostly go by Iron Bee), the solo dev who makes Acmeflow.", "Jane Roe"],
    [
      "In the winter of 2011, Jane Roe had had it with lists. So she wrote Acmeflow's first version on a tram.",
      "Jane Roe",
    ],
    ["Fundada por la Dra. Jane Roe, médica, Acmeflow nace de las ganas de ayudar.", "Jane Roe"],
  ])("is read: %s", (text, name) => {
    expect(foundersOf(`<p>${text}</p>`)).toEqual([name]);
  });

  it.each([
    "Jane Roe met the solo dev who makes Kelpline.",
    "Jane Roe had had it with lists. So she wrote Kelpline's first version.",
    "Jane Roe is the solo developer who built Kelpline on Acmeflow.",
    "Jane Roe, the indie developer who built the Acmeflow plug-in for Kelpline, joined us in 2022.",
    "Jane Roe wrote Acmeflow's first release notes.",
    "Acmeflow runs on kelplite, a database written by Jane Roe.",
    "Entwickelt werden sie von Jost (Projektleitung) & Team.",
  ])("is not: %s", (text) => {
    expect(foundersOf(`<p>${text}</p>`)).toEqual([]);
  });

  it("is who else is told in brackets, or goes on behind the word", () => {
    expect(foundersOf("<p>Our CEO (Jane Roe), founder of Acmeflow, still answers the phone.</p>")).toEqual([
      "Jane Roe",
    ]);
    expect(foundersOf("<p>Jane Roe is the founder who built it on a Commodore 64.</p>")).toEqual(["Jane Roe"]);
  });

  it("is the one over a box of what they are and where", () => {
    const card = `<article><header><h2>Jane Roe</h2></header><div><p>Founder</p><p>Porto Alegre</p></div></article>`;
    expect(foundersOf(`<h1>The Acmeflow team</h1>${card}`, "/team")).toEqual(["Jane Roe"]);
  });

  it("is nobody in a heading that names the product's own edition", () => {
    expect(foundersOf("<h1>Sobre Acmeflow Pro</h1><p>Fundadora</p>")).toEqual([]);
  });

  it("is read from what a page describes itself by, where it says what the product is behind its name", () => {
    const head = (text: string) => `<meta name="description" content="${text}">`;
    const told = "How Acmeflow came to be, a tinnitus diary made by Jane Roe, developer in Ghent.";
    expect(foundersOf("<p>My ears ring.</p>", "/about", head(told))).toEqual(["Jane Roe"]);
    const other = "How Acmeflow met Kelpline, a tide table made by Jane Roe, developer in Ghent.";
    expect(foundersOf("<p>My ears ring.</p>", "/about", head(other))).toEqual([]);
  });

  it("is no other spelling of the product's own name", () => {
    const text = "Cześć! Nazywam się Dawid Roe i jestem twórcą Acmeflowa Online. Zrobiłem tę apkę dla siebie.";
    expect(
      draftPart("people", siteOf({ "/": `<html lang="pl"><title>Acmeflow</title><p>${text}</p></html>` })).founders.map(
        (one) => one.name,
      ),
    ).toEqual(["Dawid Roe"]);
  });
});

describe("cards with the role over the name", () => {
  const card = (role: string, name: string) => `<div><p>${role}</p><h3>${name}</h3><p>Draws the charts.</p></div>`;

  it("are each of the person whose name stands in them", () => {
    const cards = card("Founder", "Jane Roe") + card("Co-founder · Product & Design", "Max Berg");
    expect(foundersOf(cards)).toEqual(["Jane Roe", "Max Berg"]);
  });

  it("are of the makers below a heading that says what people made it, on any page", () => {
    const cards = card("Founder", "Jane Roe") + card("Co-founder", "Max Berg");
    const below = (heading: string) => foundersOf(`<h1>For advisers</h1><h2>${heading}</h2>${cards}`, "/advisers");
    expect(below("Made by people who have sat on your side of the desk.")).toEqual(["Jane Roe", "Max Berg"]);
    expect(below("Loved by people who have sat on your side of the desk.")).toEqual([]);
  });
});

describe("the role of a card", () => {
  const team = (...roles: [string, string][]) =>
    `<h1>The Acmeflow team</h1><div>${roles.map(([name, role]) => `<div><h2>${name}</h2><p>${role}</p></div>`).join("")}</div>`;

  it("may end in where somebody is, where those of the others end in other places", () => {
    const others: [string, string][] = [
      ["Ada Kelp", "Engineer — Porto"],
      ["Max Berg", "Writer — Pune"],
    ];
    expect(foundersOf(team(["Jane Roe", "Founder & Engineer — The Balkans"], ...others))).toEqual(["Jane Roe"]);
    expect(
      foundersOf(
        team(["Jane Roe", "Founder — Kelpline"], ["Ada Kelp", "Engineer — Kelpline"], ["Max Berg", "Writer — Pune"]),
      ),
    ).toEqual([]);
  });

  it.each([
    ["Founder, Acmeflow — Montevideo, Uruguay", true],
    ["Co-Fondateur & Administrateur système et réseaux", true],
    ["Founder, Kelpline — Montevideo, Uruguay", false],
    ["Acmeflow, founder of Kelpline", false],
    ["Founder, Doctor on demand", false],
  ])("%s is of this product: %s", (role, isOurs) => {
    expect(foundersOf(`<h1>About us</h1><div><p>Jane Roe</p><p>${role}</p></div>`)).toEqual(isOurs ? ["Jane Roe"] : []);
  });

  it("may be a line of what somebody did, below the name", () => {
    const text = "<p><strong>Jane Roe</strong><br>Gründung, Zeichnungen &amp; Oberfläche</p>";
    expect(foundersOf(`<html lang="de"><h1>Wer macht Acmeflow?</h1>${text}`)).toEqual(["Jane Roe"]);
  });

  it("is not made another's by what a list ticks off", () => {
    const list = "<ul><li>✅ Paid out of our own pocket, in the founder's hands (you are who we work for)</li></ul>";
    const card = "<div><h3>Jane Roe</h3><p>Founder & Chief Pledge Officer</p></div>";
    expect(foundersOf(`<div><h1>About us</h1>${card}${list}</div>`)).toEqual(["Jane Roe"]);
  });
});

describe("where the maker is", () => {
  const locationOf = (html: string) => draftOf(html).fields.location?.value ?? null;

  it.each([
    ["My name is Jane Roe, I make apps on my own in Ghent, Belgium, and my ears ring.", "Ghent, Belgium"],
    ["Acmeflow is made by Jane Roe, a student founder in Duluth, MN.", "Duluth, MN"],
    ["I make apps for shops in Ghent, Belgium.", null],
  ])("%s", (text, place) => {
    expect(locationOf(`<p>${text}</p>`)).toBe(place);
  });
});
