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

describe("names with amounts a month on a page that is about something else", () => {
  const plansAtHome = (main: string): string[] => {
    const plans = draftPart("commercial", siteOf({ "/": page(main) })).fields.pricing_plans?.value ?? [];
    return plans.map(({ name, price }) => `${name} ${price}`);
  };
  const card = (name: string, price: string, more = "") => `<div><h3>${name}</h3><p>${price}</p>${more}</div>`;

  it.each([
    [
      "wages",
      "<h1>Wages, always up to date</h1>",
      card("Portugal", "820 € a month") + card("Spain", "1,134 € a month"),
    ],
    [
      "a budget",
      "<h1>What every site spends</h1>",
      card("Harbour Lane", "$1,250 /month") + card("Mill", "$300 /month"),
    ],
    [
      "limits",
      "<h1>Who may spend what</h1>",
      "<table><tr><th>Apprentice</th><th>Fitter</th></tr><tr><td>$50 per week</td><td>$200 per week</td></tr></table>",
    ],
  ])("are no plans: %s", (_, heading, main) => {
    expect(plansAtHome(`${heading}<p>Acmeflow keeps lists.</p>${main}`)).toEqual([]);
  });

  it.each([
    ["headed so", "<h1>Choose a plan</h1>", ""],
    ["with what each holds", "<h1>Lists for crews</h1>", "<ul><li>All lists</li></ul>"],
    ["with something to press", "<h1>Lists for crews</h1>", `<a href="/buy">Choose</a>`],
  ])("are plans %s", (_, heading, more) => {
    const cards = card("Small", "$14 per month", more) + card("Large", "$42 per month", more);
    expect(plansAtHome(`${heading}<p>Acmeflow keeps lists.</p>${cards}`)).toEqual(["Small $14", "Large $42"]);
  });
});

it("the one thing that a page about prices asks for is a plan by the name over it, and no section's title", () => {
  const box = (title: string) => `<section>${title}<p>24 € / month</p></section>`;
  expect(plansOf(box("<h3>Skipper</h3>"))).toEqual(["Skipper 24 € / month"]);
  expect(plansOf(box("<h2>All that you need</h2>"))).toEqual(["Acmeflow 24 € / month"]);
  expect(plansOf(box("<h3>Training</h3>"))).toEqual([]);
});
