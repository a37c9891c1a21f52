import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const page = (main: string) => `<title>Acmeflow</title><body><a href="/">Acmeflow</a><main>${main}</main></body>`;
const HOME = "<h1>Acmeflow keeps crews on time</h1><p>Acmeflow plans the shifts of harbour crews.</p>";

/** Name, price and period of each plan that a page about prices tells. */
function plansOf(prices: string): string[] {
  const pages = { "/": page(HOME), "/pricing": page(`<h1>Pricing</h1>${prices}`) };
  const plans = draftPart("commercial", siteOf(pages)).fields.pricing_plans?.value ?? [];
  return plans.map(({ name, price, period }) => [name, price, period].filter(Boolean).join(" "));
}

const row = (...cells: string[]) => `<div>${cells.map((cell) => `<div>${cell}</div>`).join("")}</div>`;

describe("names in one row of a grid and prices in the next", () => {
  const names = row(
    "<h3>Monthly licence</h3><p>Runs for a month.</p>",
    "<h3>Lasting licence</h3><p>Runs for good.</p>",
  );

  it("belong together by their column", () => {
    const prices = row("<h3>$4 / month</h3>", "<h3>$119, once</h3>");
    expect(plansOf(`<section>${names}${prices}</section>`)).toEqual([
      "Monthly licence $4 / month",
      "Lasting licence $119 once",
    ]);
  });

  it("belong to nobody where the rows are of different length", () => {
    const prices = row("<h3>$4 / month</h3>", "<h3>$119</h3>", "<h3>$7 / month</h3>");
    expect(plansOf(`<section>${names}${prices}</section>`)).toEqual([]);
  });

  it("are not joined where the upper row has prices of its own", () => {
    const priced = row("<h3>Crew</h3><p>$9 / month</p>", "<h3>Fleet</h3><p>$29 / month</p>");
    const extras = row("<p>$2 / month per extra boat</p>", "<p>$1 / month per extra boat</p>");
    expect(plansOf(`<section>${priced}${extras}</section>`)).toEqual(["Crew $9 / month", "Fleet $29 / month"]);
  });
});

describe("sums that are worked out", () => {
  const base = "<div><h3>Acmeflow</h3><p>€9 / month</p><p>per user</p></div>";
  const team = (name: string, users: number, sum: string) =>
    `<div><h3>${name}</h3><div>${users}</div><div>users</div><div>${sum}</div><div>per month</div></div>`;

  it("are no plans: a count, times what one costs", () => {
    const teams = [team("Small crew", 4, "€36"), team("Medium crew", 8, "€72"), team("Large crew", 16, "€144")];
    expect(plansOf(`${base}<section><h2>And for your crew?</h2>${teams.join("")}</section>`)).toEqual([
      "Acmeflow €9 / month",
    ]);
  });

  it("are plans where the sums are others than that", () => {
    const teams = [team("Small crew", 4, "€30"), team("Medium crew", 8, "€55"), team("Large crew", 16, "€99")];
    expect(plansOf(`<section>${teams.join("")}</section>`)).toEqual([
      "Small crew €30 per month",
      "Medium crew €55 per month",
      "Large crew €99 per month",
    ]);
  });
});

it("a plan may be called a mentor's, where mentors are others", () => {
  const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p><a href="/buy">Choose</a></div>`;
  expect(plansOf(card("Mentored plan", "$245/month") + card("AI Mentor", "$29/month"))).toEqual([
    "Mentored plan $245 /month",
    "AI Mentor $29 /month",
  ]);
});
