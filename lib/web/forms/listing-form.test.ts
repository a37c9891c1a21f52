import { expect, it } from "vitest";
import type { EditPlace, EditValues } from "@/lib/schemas/edits/listing-editor";
import { PROFILE_FIELD_NAMES } from "@/lib/schemas/profile";
import { changesIn } from "./listing-form";

const PLAN = { name: "Team", price: "$6", period: null, amount_cents: 600, currency: "USD" };
const blank = Object.fromEntries(PROFILE_FIELD_NAMES.map((name): [EditPlace, unknown] => [name, null]));
const values = (some: Partial<EditValues> = {}): EditValues => ({
  ...(blank as EditValues), // safe: the lists follow
  ...{ name: "Hedgerow", headline: "A board", faqs: [], company_socials: {}, seo: { title: null, description: null } },
  ...some,
});

type Sent = [name: string, value: string];

/** A form that showed `shown` and was sent with these controls. */
function sent(shown: EditValues, controls: Sent[]): FormData {
  const form = new FormData();
  for (const [place, value] of Object.entries(shown)) form.append(`was.${place}`, JSON.stringify(value));
  for (const [name, value] of controls) form.append(name, value);
  return form;
}
const changed = (form: FormData, current: EditValues) => Object.fromEntries(changesIn(form, current).changed);

it("writes only what was changed in the form, and brings back nothing that was replaced meanwhile", () => {
  const form = sent(values({ summary: "One\nTwo" }), [
    ["name", "Hedgerow"],
    ["headline", " Boards as files "],
    ["summary", "One\r\nTwo"],
    ["license", ""],
  ]);
  expect(changed(form, values({ summary: "Theirs", license: "MIT" }))).toEqual({ headline: "Boards as files" });
});

it("reads rows, choices and links as the values they stand for", () => {
  const shown = values({ pricing_plans: [PLAN], open_source: true, categories: ["Boards"] });
  const form = sent(shown, [
    ...(["name", "price", "period"] as const).map((key): Sent => [`pricing_plans.${key}`, PLAN[key] ?? ""]),
    ["categories", "Boards"],
    ["categories", "Notes"],
    ["categories", ""],
    ["open_source", "no"],
    ["founded_year", "soon"],
    ["faqs.question", "Why?"],
    ["faqs.answer", "So."],
    ["faqs.question", ""],
    ["faqs.answer", ""],
    ["company_socials.x", ""],
    ["company_socials.github", "https://github.com/hedgerow"],
    ["seo.title", "Boards"],
    ["seo.description", ""],
  ]);
  expect(changed(form, shown)).toEqual({
    categories: ["Boards", "Notes"],
    open_source: false,
    founded_year: "soon",
    faqs: [{ question: "Why?", answer: "So." }],
    company_socials: { github: "https://github.com/hedgerow" },
    seo: { title: "Boards", description: null },
  });
});

it("asks about what two people changed, unless to the same, until one of both is chosen", () => {
  const mine: Sent[] = [["headline", "Mine"]];
  const now = values({ headline: "Theirs" });
  expect(changesIn(sent(values(), mine), now).contested).toEqual(["headline"]);
  expect(changesIn(sent(values(), mine), values({ headline: "Mine" }))).toMatchObject({ contested: [] });

  const choose = (keep: string, over: string) =>
    sent(values(), [...mine, ["keep.headline", keep], ["over.headline", JSON.stringify(over)]]);
  expect(changesIn(choose("mine", "Theirs"), now)).toMatchObject({ contested: [] });
  expect(changed(choose("mine", "Theirs"), now)).toEqual({ headline: "Mine" });
  expect(changed(choose("theirs", "Theirs"), now)).toEqual({});
});

it("asks again where the other's value changed once more after the choice", () => {
  const form = sent(values(), [
    ["headline", "Mine"],
    ["keep.headline", "mine"],
    ["over.headline", JSON.stringify("Theirs")],
  ]);
  expect(changesIn(form, values({ headline: "A third" })).contested).toEqual(["headline"]);
});
