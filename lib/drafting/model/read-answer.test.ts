import { describe, expect, it } from "vitest";
import { site } from "@/lib/testing/drafting/citing";
import { NOTHING } from "@/lib/testing/drafting/lying-model";
import type { CommercialAnswer } from "./answers";
import { Citing } from "./citing";
import { readCommercial, readIdentity } from "./read-answer";
import { excerptFor } from "./snippets";

const reading = {
  ...site(
    `<h1>Tide tables</h1><p>Tidewell is a booking calendar for small harbours.</p>
    <p>On your phone, be it Android or iPhone. We are preparing a version for Windows.</p>`,
  ),
  categories: [
    { name: "Calendars & Scheduling", parent: null, keywords: [] },
    { name: "Passwords & Sign-in", parent: null, keywords: [] },
  ],
};
const asked = (part: "identity" | "commercial") => excerptFor(part, reading, 8_000);
const idsOf = (part: "identity" | "commercial", text: string) =>
  asked(part)
    .snippets.filter((one) => one.segment.text.includes(text))
    .map((one) => one.id);

describe("of a list that a model answers", () => {
  it("a platform that is to come does not cost the others", () => {
    const snippets = idsOf("commercial", "Android or iPhone");
    const platforms = ["Android", "iPhone", "Windows", "Linux"].map((name) => ({ name, snippets }));
    const answer = { ...(NOTHING.commercial as CommercialAnswer), platforms };
    const { fields } = readCommercial(answer, new Citing(asked("commercial")), reading);
    expect(fields?.platforms?.value).toEqual(["Android", "iPhone"]);
  });

  it("a category that nothing speaks of does not cost the one that fits", () => {
    const snippets = idsOf("identity", "booking calendar");
    const categories = ["Calendars & Scheduling", "Passwords & Sign-in"].map((name) => ({ name, snippets }));
    const none = { name: null, headline: null, summary: null, description: [] };
    const { fields } = readIdentity({ ...none, categories }, new Citing(asked("identity")), reading);
    expect(fields?.categories?.value).toEqual(["Calendars & Scheduling"]);
  });
});

describe("a headline that a model answers", () => {
  const headlineOf = (text: string) => {
    const page = { ...reading, ...site(`<h1>Tide tables</h1><p>${text}</p>`) };
    const excerpt = excerptFor("identity", page, 8_000);
    const snippets = excerpt.snippets.filter((one) => one.segment.text.includes(text)).map((one) => one.id);
    const answer = { name: null, headline: { text, snippets }, summary: null, description: [], categories: [] };
    return readIdentity(answer, new Citing(excerpt), page).fields?.headline?.value;
  };

  it.each([
    "Overview",
    "Über uns",
    "Aviso legal",
    "Hoe het werkt",
    "Últimas convocatorias",
    "Harbour fees are due January 15",
  ])("is no label of a page or section, and no news: %s", (text) => expect(headlineOf(text)).toBeUndefined());

  it("is one that says something", () => {
    expect(headlineOf("Know the tide before you sail")).toBe("Know the tide before you sail");
  });
});

describe("a free plan that a model answers", () => {
  const modelOf = (html: string, text: string) => {
    const page = site(html);
    const excerpt = excerptFor("commercial", page, 8_000);
    const snippets = excerpt.snippets.filter((one) => one.segment.text.includes(text)).map((one) => one.id);
    const answer = {
      ...(NOTHING.commercial as CommercialAnswer),
      pricing_model: { value: "freemium" as const, snippets },
    };
    return readCommercial(answer, new Citing(excerpt), page).fields?.pricing_model?.value;
  };

  it.each([
    ["a button into a trial", "<p>Start free</p><p>30 days, then $9 a month</p>", "Start free"],
    [
      "a row of who pays nothing for the next version",
      "<table><tr><td>Version 4, bought after 1 March 2024</td><td>free</td></tr><tr><td>Version 3 or earlier</td><td>$39</td></tr></table>",
      "free",
    ],
  ])("is not %s", (_, html, text) => expect(modelOf(html, text)).toBeUndefined());

  it.each([
    ["<p>Start for free with one boat</p><p>Crew is $9 a month</p>", "Start for free"],
    [
      "<table><tr><td>Single sailors and very small clubs</td><td>Free forever</td></tr><tr><td>Crews</td><td>$9</td></tr></table>",
      "Free forever",
    ],
  ])("is more than a button or a case: %s", (html, text) => expect(modelOf(html, text)).toBe("freemium"));

  it("is one that is called so", () => {
    expect(modelOf("<h3>Free</h3><p>Free plan for one boat</p><h3>Crew</h3><p>$9 a month</p>", "Free")).toBe(
      "freemium",
    );
  });
});
