import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function foundersOf(path: string, body: string) {
  const reading = acme(body, path);
  return judgeCandidates(reading, extractPeople(reading)).founders.map(({ name, role }) => [name, role]);
}
const letter = (head: string, name: string, said = "I was tired of lists on paper.") =>
  `<section><h2>${head}</h2><p>${said}</p><p>${name}</p></section>`;
const row = (label: string, name: string) => `<table><tr><th>${label}</th><td>${name}</td></tr></table>`;
const card = (name: string, role: string) => `<div><h3>${name}</h3><p>${role}</p></div>`;

describe("founders whom a line announces", () => {
  it.each([
    ["/", letter("A letter from our founder", "— Jane Roe"), [["Jane Roe", null]]],
    ["/", letter("Founder's note", "Jane Roe"), [["Jane Roe", null]]],
    ["/", letter("Le mot de la fondatrice", "Jane Roe", "Je notais tout sur du papier."), [["Jane Roe", null]]],
    ["/", letter("Who's behind Acmeflow", "Jane Roe · Kelp Workshop, Kelpton"), [["Jane Roe", null]]],
    ["/", "<h1>Hi, I'm Jane Roe 👋</h1><p>I'm the person behind Acmeflow.</p>", [["Jane Roe", null]]],
    [
      "/about",
      row("Founders", "Jane Roe, John Marsh"),
      [
        ["Jane Roe", "Founder"],
        ["John Marsh", "Founder"],
      ],
    ],
    ["/about", "<dl><dt>Original author</dt><dd>Jane Roe</dd></dl>", [["Jane Roe", "Original author"]]],
    ["/team", card("Jane Roe", "CEO (Founder)"), [["Jane Roe", "CEO (Founder)"]]],
    ["/team", card("Jane", "Founder") + card("Tom", "Support"), [["Jane", "Founder"]]],
    [
      "/team",
      card("Jane Roe", "Founder &amp; CTO — Planung, Oberfläche, Betrieb.") + card("Tom Baker", "Vertrieb"),
      [["Jane Roe", "Founder & CTO"]],
    ],
    [
      "/about",
      "<p><b>Jane Roe</b> – Founder &amp; CEO. Jane has sailed for years.</p>",
      [["Jane Roe", "Founder & CEO"]],
    ],
    ["/about", "<p>Jane Roe, our founder and CEO, has sailed for years.</p>", [["Jane Roe", "our founder and CEO"]]],
  ])("are read at %s from %j", (path, body, founders) => {
    expect(foundersOf(path, body)).toEqual(founders);
  });

  it.each([
    ["/about", letter("A word from a founder", "Jane Roe", "I run a shipyard and my crew loves Acmeflow.")],
    ["/", letter("A letter from the founder of Kelp Works", "Jane Roe")],
    ["/", letter("From our customers", "Jane Roe")],
    ["/about", letter("Who is behind Acmeflow?", "Tom Baker, support", "I answer your mails.")],
    ["/about", letter("Who is behind our customers?", "Tom Baker", "I answer your mails.")],
    ["/about", letter("Wer steckt hinter den Fotos?", "Jane Roe", "Ich fotografiere Boote.")],
    [
      "/about",
      letter("A letter from our founder", "Tom Baker", "I was tired.</p><h3>What crews say</h3><p>I love it."),
    ],
    ["/", letter("Template: a letter from the founder", "Jane Roe")],
    ["/", `<h2>See a lead at a glance</h2>${row("Founder", "Jane Roe")}`],
    ["/about", `<h2>Our customers</h2>${row("Founder", "Jane Roe")}`],
    ["/about", "<dl><dt>Theme author</dt><dd>Jane Roe</dd><dt>Creator</dt><dd>Kelp Works</dd></dl>"],
    ["/about", row("Investor", "Tom Baker") + row("Founders club", "Jane Roe")],
    ["/team", card("Jane Roe", "Founder — Kelp Works, Kelpton.")],
    ["/team", card("Jane Roe", "CEO (Founder of Kelp Works)")],
    ["/team", card("Rose", "Founder plan")],
    ["/", card("Jane", "Founder")],
    ["/", "<h1>Hi, I'm Jane Roe</h1><p>I'm a friend of the founder of Acmeflow.</p>"],
    ["/", "<h1>Hi, I'm Jane Roe</h1><p>I'm the founder of Kelp Works, and Acmeflow saved my day.</p>"],
    ["/about", "<p>Jane Roe – Founder, Kelp Works. Jane uses Acmeflow daily.</p>"],
    ["/about", "<p>Il logo è un'idea di Jane Roe.</p>"],
  ])("are not read at %s from %j", (path, body) => {
    expect(foundersOf(path, body)).toEqual([]);
  });
});
