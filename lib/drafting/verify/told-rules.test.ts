import { describe, expect, it } from "vitest";
import type { ProfileField, ProfileValues } from "@/lib/schemas/profile";
import { reasonOf, site, verdictOn } from "@/lib/testing/drafting/citing";

type Claim = [ProfileField, ProfileValues[ProfileField], string];

const OTHERS: Claim[] = [
  ["team_size", "team of 300 people", "Our reseller Kelpway has a team of 300 people."],
  ["free_trial", "30 days", "Kelpline offers a 30-day free trial."],
  ["free_trial", "30 days", "Unser Partner Kelpwerk bietet 30 Tage kostenlosen Test."],
  ["founded_year", 2009, "Our friends at Slateworks have been around since 2009."],
  ["platforms", ["Windows", "Linux"], "Slateworks is what we used before. It runs on Windows and Linux."],
  ["platforms", ["Android"], "Use your carrier’s app for iPhone and Android to see the stops."],
  ["open_source", true, "We ship with “Kelp Board”. It is open source."],
  ["license", "MIT", "Kelpdb is licensed under the MIT license."],
  ["location", "London", "Our reseller Kelpway is based in London."],
  ["pricing_model", "free", "Kelpdb is free and stores your data."],
  ["pricing_model", "free", "Kelp Docs and Harbour Notes are free, but they have no tides."],
  ["contact_email", "help@kelpway.test", "Payments: our reseller Kelpway answers at help@kelpway.test."],
];

const OWN: Claim[] = [
  ["team_size", "team of 12 people", "Our reseller Kelpway handles payments. We are a team of 12 people."],
  ["free_trial", "30 days", "Coming from Slateworks? You get a free trial of 30 days."],
  ["platforms", ["Windows", "Linux"], "Kelpline hosts our servers. Tidewell runs on Windows and Linux."],
  ["platforms", ["Windows", "Linux"], "Dispatch runs on Windows and Linux."],
  ["platforms", ["Windows"], "Set up in one day on Windows."],
  ["open_source", true, "Tidewell is open source. It stores your data in Kelpdb."],
  ["founded_year", 2019, "After ten years at Kelpline, Mara Quill founded Tidewell in 2019."],
  ["pricing_model", "free", "Unlike Slateworks, Tidewell costs nothing."],
];

const page = (text: string) => site(`<main><h1>Tidewell</h1><p>${text}</p></main>`);

describe("the evidence rule: whom a quote is told of", () => {
  it.each(OTHERS)("refuses %s of somebody else (%j): %s", (field, value, text) => {
    const reason = reasonOf(verdictOn(page(text), field, value, text));
    expect(reason).toMatch(/somebody else|something else/);
  });

  it.each(OWN)("takes the product's own %s (%j): %s", (field, value, text) => {
    expect(verdictOn(page(text), field, value, text)).toMatchObject({ ok: true });
  });
});
