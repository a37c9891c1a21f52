import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractPeople } from "../people";

function teamOf(body: string, path: string): string | null {
  const reading = acme(body, path);
  return judgeCandidates(reading, extractPeople(reading)).fields.team_size?.value ?? null;
}

describe("team size", () => {
  it.each([
    ["Wer steht hinter Acmeflow?", "Eine Gruppe von sechs Fachleuten in Bern.", "Gruppe von sechs Fachleuten"],
    ["Who is behind Acmeflow?", "We are a team of 6 people in Leeds.", "6"],
    ["Qui est derrière Acmeflow ?", "Une équipe de cinq personnes établies à Namur.", "équipe de cinq personnes"],
    ["¿Quién está detrás de Acmeflow?", "Un equipo de cuatro personas en Vigo.", "equipo de cuatro personas"],
  ])("is told by the answer to %j", (question, answer, size) => {
    expect(teamOf(`<h1>FAQ</h1><h3>${question}</h3><p>${answer}</p>`, "/faq")).toBe(size);
  });

  it.each([
    ["Can I use it with a team?", "Yes, a team of five people can."],
    ["Who is it for?", "A team of five people or more."],
    ["Who makes the maps?", "A team of five people at Nordkelp."],
    ["Wer entwickelt Routenplaner?", "Ein Team von fünf Leuten in Kiel."],
    ["Who made the icons?", "A team of five people in Leeds."],
  ])("is not told by the answer to %j", (question, answer) => {
    expect(teamOf(`<h1>FAQ</h1><h3>${question}</h3><p>${answer}</p>`, "/faq")).toBeNull();
  });

  it.each(["We serve a team of 40 people at Kelp.", "Wir betreuen ein Team von 40 Leuten."])(
    "is none of those the makers serve: %s",
    (text) => {
      expect(teamOf(`<h1>About</h1><p>${text}</p>`, "/about")).toBeNull();
    },
  );

  it("is a figure over or under its label", () => {
    const card = (above: string, below: string) => `<h1>About</h1><div><div>${above}</div><div>${below}</div></div>`;
    expect(teamOf(card("12", "employees"), "/about")).toBe("12");
    expect(teamOf(card("Mitarbeitende", "12"), "/about")).toBe("12");
    expect(teamOf("<dl><dt>Team size</dt><dd>9</dd></dl>", "/press")).toBe("9");
    expect(teamOf(card("12", "countries"), "/about")).toBeNull();
    expect(teamOf("<h1>About</h1><div><div>Up to</div><div>50</div><div>employees</div></div>", "/about")).toBeNull();
    expect(teamOf(card("12", "employees"), "/features")).toBeNull();
  });
});
