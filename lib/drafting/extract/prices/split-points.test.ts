import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function plansOf(body: string): string[] {
  const reading = acme(body, "/pricing");
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => `${plan.name}: ${plan.price} ${plan.period} ${plan.amount_cents} ${plan.currency}`);
}

const cards = (set: (amount: string) => string) =>
  `<h1>Pricing</h1><div>${[
    ["Skiff", "189"],
    ["Barge", "1 290"],
  ]
    .map(
      ([name, amount = ""]) => `<div><h3>${name}</h3><div class="row">${set(amount)}</div><a href="/x">Buy</a></div>`,
    )
    .join("")}</div>`;

describe("an amount that is set in two elements", () => {
  it.each<[string, (amount: string) => string, string[]]>([
    [
      "figure, then sign and period",
      (amount) => `<div>${amount}</div><div>zł / month</div>`,
      ["Skiff: 189 zł / month 18900 PLN", "Barge: 1 290 zł / month 129000 PLN"],
    ],
    [
      "sign, then figure and period",
      (amount) => `<div>€</div><div>${amount} / month</div>`,
      ["Skiff: €189 / month 18900 EUR", "Barge: €1 290 / month 129000 EUR"],
    ],
  ])("is one price: %s", (_, set, plans) => {
    expect(plansOf(cards(set))).toEqual(plans);
  });

  it.each<[string, (amount: string) => string]>([
    ["a sentence", (amount) => `<div>${amount}</div><div>kr were raised for lifeboats</div>`],
    ["a count", (amount) => `<div>${amount}</div><div>boats</div>`],
    ["two counts", (amount) => `<div>${amount}</div><div>189</div>`],
  ])("is none where the other says something else: %s", (_, set) => {
    expect(plansOf(cards(set))).toEqual([]);
  });
});
