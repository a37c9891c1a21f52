import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const TOLD = [
  "Tidewell shows the tides of nine thousand harbours, for the day and for the month to come.",
  "Currents, wind and light stand beside each other, so that a crew can plan without a second chart.",
];

/** The paragraphs drafted as the description of a home page with these texts and one more piece. */
function describedBeside(piece: string, lang = "en"): string[] {
  const [first, second] = TOLD.map((text) => `<p>${text}</p>`);
  const html = `<html lang="${lang}"><title>Tidewell</title><main><h1>Know the tide</h1>${first}${piece}<h2>More</h2>${second}</main></html>`;
  const drafted = draftPart("identity", siteOf({ "/": html }, "https://tidewell.test")).fields.description?.value;
  return typeof drafted === "string" ? drafted.split("\n\n") : [];
}

describe("the description", () => {
  it.each([
    [
      "a card with a rating that only assistive technology is told",
      `<div class="card"><p>So calm!</p><span role="img" aria-label="5 stars"></span><p>The chart is lovely and the makers of it write back on the same day, every time.</p></div>`,
    ],
    [
      "a card with stars as text",
      `<li><span>★★★★★</span><p>Recommended to anyone who sails at night and then forgets when the water turns.</p></li>`,
    ],
    [
      "a row that is labelled as reviews",
      `<div aria-label="App Store reviews"><div><p>Best chart for the estuary, quick and clear, and it has never been wrong so far.</p></div></div>`,
    ],
    [
      "a card with a rating in another language",
      `<div><i aria-label="5 von 5 Sternen"></i><p>Die Karte ist klar und schnell, und der Hafen stimmt bis auf die Minute genau, immer.</p></div>`,
    ],
  ])("holds no praise: %s", (_, piece) => {
    expect(describedBeside(piece)).toEqual(TOLD);
  });

  it("keeps the opening of a page that shows its rating", () => {
    const text = "Every berth of the harbour has its own tide, told by the hour and by the centimetre.";
    const opening = `<div><h2>For crews</h2><span aria-label="4.8 out of 5 stars"></span><p>${text}</p></div>`;
    expect(describedBeside(opening)).toContain(text);
  });

  it.each([
    ["en", "I never knew when to cast off, and my boat sat on the mud until I found this chart."],
    ["en", "For years my mornings began with a paper table, and that is how the first version began."],
    ["de", "Seit drei Sommern plane ich meine Fahrten damit, und nie lag das Boot auf dem Schlick."],
    ["fr", "Je ne savais jamais quand partir, et maintenant la marée est toujours dans ma poche."],
    ["es", "Antes miraba la tabla en el muelle, ahora yo salgo sin dudar y mi barco nunca toca fondo."],
    ["nl", "Ik wist nooit wanneer het water keerde, en nu ligt mijn boot altijd op tijd los van de kant."],
  ])("leaves out what one person tells of themselves (%s): %s", (lang, text) => {
    expect(describedBeside(`<p>${text}</p>`, lang)).toEqual(TOLD);
  });

  it("takes words of one language for no persons in another", () => {
    const text = "Der Hafen mit dem Kran und der Kai mit dem Turm stehen auf einer Karte mit allen Tiden.";
    expect(describedBeside(`<p>${text}</p>`, "de")).toContain(text);
  });

  it.each(["KSh 1,950", "R499/month", "₦4,900", "kr 99"])("tells no sum, in whatever money: %s", (sum) => {
    const text = `Every berth of the harbour has its own tide, told by the hour, and all of it from only ${sum} on.`;
    expect(describedBeside(`<p>${text}</p>`)).toEqual(TOLD);
  });

  it("leaves out a banner that runs through the page, and what is announced", () => {
    const banner = "<p>Do you have many boats? We are glad to make an offer that fits your harbour.</p>";
    expect(describedBeside(banner + banner)).toEqual(TOLD);
    expect(
      describedBeside("<p>Coming soon: Tidewell for the wrist, with alarms and a chart for each berth.</p>"),
    ).toEqual(TOLD);
  });
});

describe("paragraphs that look like words of others", () => {
  const SAID = "The chart draws every channel of the estuary anew at night, so that no crew has to guess its depth.";
  it.each([
    [
      "a card with one star as its icon",
      `<div class="f"><i class="icon-star"></i><h3>Rated channels</h3><p>${SAID}</p></div>`,
    ],
    ["a count of stars", `<div class="repo"><span class="stars"><svg></svg>1.2k</span><p>${SAID}</p></div>`],
    ["a section about collecting reviews", `<section aria-label="Collect reviews"><p>${SAID}</p></section>`],
    ["a number written as a letter", `<p>${SAID} It passed Phase I, and its I/O layer is open.</p>`],
    ["the name of a view", `<p>${SAID} The view My Tides has them all.</p>`],
  ])("are told all the same: %s", (_, piece) => {
    expect(describedBeside(piece).join(" ")).toContain(SAID);
  });

  it("are praise under stars that a keyboard draws in colour", () => {
    const praise = "This chart is lovely, and the makers of it write back on the same day, every single time.";
    expect(describedBeside(`<li><div>⭐️⭐️⭐️⭐️⭐️</div><p>${praise}</p></li>`)).toEqual(TOLD);
  });

  it("is nothing that tells how to write to the makers", () => {
    const mail = "hello@tidewell.test — whatever it is, and above all where a tide was wrong, you will have an answer.";
    expect(describedBeside(`<p>${mail}</p>`)).toEqual(TOLD);
  });
});
