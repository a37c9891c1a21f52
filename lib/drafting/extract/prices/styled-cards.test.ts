import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function plansOf(body: string) {
  const reading = acme(body, "/pricing");
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map(({ name, amount_cents }) => [name, amount_cents]);
}

/** Cards as style sheets name their parts, with a ribbon on the last. */
const cards = (name: string, ribbon: string) => `<div class="grid">
  <div class="pcard"><div class="${name}">Skiff</div><div>To begin with</div><div><b>7</b><span>€/month</span></div></div>
  <div class="pcard"><div class="${ribbon}">Le plus pris</div><div class="${name}">Barge</div><div>To grow with</div><div><b>24</b><span>€/month</span></div></div></div>`;

describe("cards whose class names tell what is what", () => {
  it.each([
    ["pname", "ptag"],
    ["plan-name", "badge"],
    ["pricing__title", "pricing__ribbon"],
    ["priceCardTitle", "mostPopularBadge"],
    ["tarif-nom", "popular"],
  ])("are named by .%s, never by .%s", (name, ribbon) => {
    expect(plansOf(cards(name, ribbon))).toEqual([
      ["Skiff", 700],
      ["Barge", 2400],
    ]);
  });

  it("tell their cents in an element of their own, which are no thousands", () => {
    const price = (figure: string, cents: string) =>
      `<div><h3>${figure === "9" ? "Skiff" : "Barge"}</h3><p><span>$</span>${figure}<span class="cents">${cents}</span> <span>/ month</span></p></div>`;
    expect(plansOf(`<div>${price("9", "50")}${price("44", "95")}</div>`)).toEqual([
      ["Skiff", 950],
      ["Barge", 4495],
    ]);
  });

  it("hold for a box's own text, not for the boxes within it", () => {
    const box = (name: string, price: string) =>
      `<div class="card-header"><div><h3>${name}</h3><p>For one crew</p></div><p>${price} per month</p></div>`;
    expect(plansOf(`<div class="pricing-heading">${box("Skiff", "$9")}${box("Barge", "$29")}</div>`)).toEqual([
      ["Skiff", 900],
      ["Barge", 2900],
    ]);
  });
});
