import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const page = (main: string) =>
  `<html lang="en"><title>Acmeflow</title><body><a href="/">Acmeflow</a><main>${main}</main></body></html>`;
const HOME = "<h1>Acmeflow keeps crews on time</h1><p>Acmeflow plans the shifts of harbour crews.</p>";

/** Name, price and period of each plan that a page about prices tells. */
function plansOf(prices: string): string[] {
  const pages = { "/": page(HOME), "/pricing": page(`<h1>Pricing</h1>${prices}`) };
  const plans = draftPart("commercial", siteOf(pages)).fields.pricing_plans?.value ?? [];
  return plans.map(({ name, price, period }) => [name, price, period].filter(Boolean).join(" "));
}

const card = (name: string, price: string) =>
  `<div class="card"><div>${name}</div><div>${price}</div><ul><li>Shift plans</li><li>Tide tables</li></ul></div>`;
const CARDS = `<div>${card("Free", "$0 per month")}${card("Plus", "$5 per month")}${card("School", "$99 per month")}</div>`;
const PLANS = ["Free $0 per month", "Plus $5 per month", "School $99 per month"];

describe("lists of prices", () => {
  it("are read below a switch that is set as a heading, with a plan called Plus", () => {
    expect(plansOf(`<h2>Monthly | Annual (20% discount)</h2>${CARDS}`)).toEqual(PLANS);
  });

  it("keep a free plan that is hosted by who uses it", () => {
    const list = `<div><div><h3>Open Source</h3><p>Free self-hosted, forever</p></div><div><h3>Business</h3><p>€149 / year</p></div></div>`;
    expect(plansOf(list)).toEqual(["Open Source Free", "Business €149 / year"]);
  });

  it.each([
    [
      "what a yearly price comes to",
      `<div>${card("Coach", "€69 per year<br>≈ €7 per month for ten months")}${card("Club", "€399 per year<br>≈ €40 per month")}</div>`,
      ["Coach €69 per year", "Club €399 per year"],
    ],
    [
      "fees of ways to pay",
      `${CARDS}<h2>Fees</h2><div>${card("Visa / Mastercard", "1.9% + €0.25")}${card("iDEAL", "0.4% + €0.29")}</div>`,
      PLANS,
    ],
    [
      "what is added by the seat",
      `<div>${["$49", "$99"].map((price, at) => `<div><h3>${["Crew", "Fleet"][at]}</h3><p>${price} / month</p><p>plus</p><p>$5 per seat</p></div>`).join("")}</div>`,
      ["Crew $49 / month", "Fleet $99 / month"],
    ],
  ])("hold no plan for %s", (_, list, plans) => {
    expect(plansOf(list)).toEqual(plans);
  });

  it("keep plans that are called as a way to pay and paid by the month", () => {
    const list = `<div>${card("Visa Check", "$9 per month")}${card("Visa Complete", "$19 per month")}</div>`;
    expect(plansOf(list)).toEqual(["Visa Check $9 per month", "Visa Complete $19 per month"]);
  });
});
