import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function foundersOf(body: string, path = "/about"): string[] {
  return draftPart("people", acme(body, path)).founders.map(({ name }) => name);
}

describe("founders", () => {
  it.each(["Jan Kowalski, założyciel Koła Żeglarzy, poleca Acmeflow.", "Ewa Nowak, twórczyni Pracowni Kelp."])(
    "are not what somebody before them founded: %j",
    (text) => {
      expect(foundersOf(`<p>${text}</p>`)).toEqual([]);
    },
  );

  it("are not those who praise it in quotation marks, with their name in the line below", () => {
    const praise = "<p><i>“It counts our forty boats, and forgets none.”</i><br>Jane Roe, founder</p>";
    expect(foundersOf(praise, "/")).toEqual([]);
  });

  it.each([
    ["Firma Acmeflow powstała w 2009 roku. Założył ją Jan Kowalski, żeglarz.", ["Jan Kowalski"]],
    ["Acmeflow nació en 2009. La fundó Juana Roe.", ["Juana Roe"]],
    [
      "Acmeflow is founded by Jane Roe, a sailor who has studied how crews remember their lists, and John Marsh.",
      ["Jane Roe", "John Marsh"],
    ],
    [
      "Acmeflow est né à deux. Jeanne Roe naviguait. Jean Marsh codait. Un soir, Jeanne a perdu une liste. Le lendemain, Jean avait un brouillon. C’est ainsi que tous deux ont fondé Acmeflow.",
      ["Jeanne Roe", "Jean Marsh"],
    ],
  ])("are told by %j", (text, names) => {
    expect(foundersOf(`<p>${text}</p>`)).toEqual(names);
  });

  it.each(["Wer dahintersteht", "Who is behind it", "Wie we zijn"])("founded the association, below %j", (heading) => {
    const story = "Jana Roe und Max Berg gründeten den Verein im Herbst 2017.";
    expect(foundersOf(`<h2>${heading}</h2><p>${story}</p>`, "/mitmachen")).toEqual(["Jana Roe", "Max Berg"]);
  });

  it("have duties beside, which are no company's names", () => {
    const card = (name: string, role: string) => `<div><h3>${name}</h3><p>${role}</p></div>`;
    const cards = [card("Jana Roe", "Gründerin, Entwicklung"), card("Max Berg", "Mitgründer, Gestaltung und Telefon")];
    expect(foundersOf(`<h2>Das Team</h2><div>${cards.join("")}</div>`)).toEqual(["Jana Roe", "Max Berg"]);
  });

  it("are not whose founding is told of another", () => {
    expect(foundersOf("<p>Der Yachtclub Kelp ist alt. Jana Roe gründete den Verein 1958.</p>", "/hafen")).toEqual([]);
    expect(foundersOf("<p>Kelp Lab powstał w 2009 roku. Założył go Jan Kowalski.</p>", "/hafen")).toEqual([]);
  });
});
