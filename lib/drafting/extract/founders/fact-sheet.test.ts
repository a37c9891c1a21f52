import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

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
