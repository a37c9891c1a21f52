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
