import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

/** Plans that pass the evidence rule, as `name: price period`. */
function plansOf(body: string, path = "/pricing", head = ""): string[] {
  const reading = acme(body, path, head);
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => [`${plan.name}:`, plan.price, plan.period].filter(Boolean).join(" "));
}

function amountsOf(body: string): (string | number | null)[][] {
  const reading = acme(body, "/pricing");
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => [plan.amount_cents, plan.currency]);
}

const card = (name: string, price: string) =>
  `<div class="card"><h3>${name}</h3><p>${price}</p><ul><li>5 boards</li></ul></div>`;

describe("plans in cards", () => {
  it("reads name, price and period of repeated boxes", () => {
    const body = `<h1>Pricing</h1><div>${card("Crew", "$9 / month")}${card("Fleet", "$29 per user per month")}</div>`;
    expect(plansOf(body)).toEqual(["Crew: $9 / month", "Fleet: $29 per user per month"]);
  });

  it.each([
    ["€9,99", 999, "EUR"],
    ["9 €", 900, "EUR"],
    ["1.299,00 €", 129900, "EUR"],
    ["US$1,250", 125000, "USD"],
    ["A$15", 1500, "AUD"],
    ["£4.50", 450, "GBP"],
    ["CHF 12", 1200, "CHF"],
    ["CHF 12.–", 1200, "CHF"],
    ["9 USD", 900, "USD"],
    ["USD 9", 900, "USD"],
    ["¥1,200", 120000, "JPY"],
    ["99 zł", 9900, "PLN"],
    ["R$ 49,90", 4990, "BRL"],
    ["1 299 €", 129900, "EUR"],
  ])("reads %s as %i hundredths of %s", (price, cents, currency) => {
    expect(amountsOf(`<div>${card("Crew", price)}${card("Fleet", "Custom")}</div>`)[0]).toEqual([cents, currency]);
  });

  it("names plans that have no headings by the first line of their box", () => {
    const box = (name: string, price: string) =>
      `<div class="box"><div>${name}</div><div>For busy crews that travel a lot.</div><div>${price}</div><div>per month</div><a href="/buy">Buy now</a></div>`;
    expect(plansOf(`<div>${box("Crew", "€5")}${box("Fleet", "€15")}</div>`)).toEqual([
      "Crew: €5 per month",
      "Fleet: €15 per month",
    ]);
  });

  it("takes the line below a heading that only repeats the product's name", () => {
    const box = (name: string, price: string) => `<div><h3>Acmeflow</h3><p>${name}</p><p>${price}</p></div>`;
    expect(plansOf(`<section>${box("Crew", "$5")}${box("Fleet", "$15")}</section>`)).toEqual([
      "Crew: $5",
      "Fleet: $15",
    ]);
  });

  it("keeps free and custom plans beside paid ones, without an amount where none is stated", () => {
    const body = `<div>${card("Solo", "Free")}${card("Crew", "$9")}${card("Fleet", "Contact us")}</div>`;
    expect(plansOf(body)).toEqual(["Solo: Free", "Crew: $9", "Fleet: Contact us"]);
    expect(amountsOf(body)).toEqual([
      [0, null],
      [900, "USD"],
      [null, null],
    ]);
  });

  it("keeps the words that belong to a price", () => {
    expect(plansOf(`<div>${card("Crew", "from €29 one-time")}${card("Fleet", "$10 – $20 per month")}</div>`)).toEqual([
      "Crew: from €29 one-time",
      "Fleet: $10 – $20 per month",
    ]);
  });

  it("lists a yearly price beside the monthly one only where both are stated as such", () => {
    const both = "<span>$12 / month</span> <span>$120 / year</span>";
    expect(plansOf(`<div>${card("Crew", both)}${card("Fleet", "$30 / month")}</div>`)).toEqual([
      "Crew: $12 / month",
      "Crew: $120 / year",
      "Fleet: $30 / month",
    ]);
  });

  it("reads a price list of lines and one of list items", () => {
    expect(plansOf("<h1>Buy</h1><p>Personal licence – €29</p><p>Company licence – €99</p>", "/buy")).toEqual([
      "Personal licence: €29",
      "Company licence: €99",
    ]);
    expect(plansOf("<h1>Buy</h1><ul><li>Personal: $29</li><li>Team: $99</li></ul>", "/buy")).toEqual([
      "Personal: $29",
      "Team: $99",
    ]);
  });

  it("reads a table whose cells set a title over what it means", () => {
    const row = (name: string, price: string) =>
      `<tr><td><span>${name}</span><span>What we do for you, and how long it takes.</span></td><td>${price}</td></tr>`;
    const rows = row("First registration with an agent of our own", "$750") + row("Renewal", "$150");
    expect(plansOf(`<h1>Prices</h1><table><tr><th>Service</th><th>USD</th></tr>${rows}</table>`)).toEqual([
      "First registration with an agent of our own: $750",
      "Renewal: $150",
    ]);
  });

  it("reads a definition list", () => {
    expect(
      plansOf("<h1>Pricing</h1><dl><dt>Crew</dt><dd>$9 a month</dd><dt>Fleet</dt><dd>$29 a month</dd></dl>"),
    ).toEqual(["Crew: $9 a month", "Fleet: $29 a month"]);
  });
});

describe("plans in tables", () => {
  it("reads columns under a row of names", () => {
    const table =
      "<table><tr><th></th><th>Crew</th><th>Fleet</th></tr><tr><td>Price</td><td>$9/mo</td><td>$29/mo</td></tr><tr><td>Boards</td><td>5</td><td>50</td></tr></table>";
    expect(plansOf(`<h1>Plans</h1>${table}`)).toEqual(["Crew: $9 /mo", "Fleet: $29 /mo"]);
  });

  it("reads each of two tables under names of its own", () => {
    const table = (names: string, prices: string) =>
      `<table><thead><tr><th></th>${names}</tr></thead><tbody><tr><td>Price</td>${prices}</tr></tbody></table>`;
    const cloud = table("<th>Crew</th><th>Fleet</th>", "<td>$9/mo</td><td>$29/mo</td>");
    const own = table("<th>Quay</th><th>Port</th>", "<td>Free</td><td>$4/mo</td>");
    expect(plansOf(`<h1>Plans</h1><h2>Cloud</h2>${cloud}<h2>Self-hosted</h2>${own}`)).toEqual([
      "Crew: $9 /mo",
      "Fleet: $29 /mo",
      "Quay: Free",
      "Port: $4 /mo",
    ]);
  });

  it("reads rows with the period in the head of the column", () => {
    const table =
      "<table><tr><th>Plan</th><th>Monthly</th><th>Yearly</th></tr><tr><td>Crew</td><td>€9</td><td>€90</td></tr></table>";
    expect(plansOf(`<h1>Plans</h1>${table}`)).toEqual(["Crew: €9 Monthly", "Crew: €90 Yearly"]);
  });
});

describe("plans in structured data", () => {
  const offers = (price: string) =>
    `<script type="application/ld+json">{"@type":"Product","name":"Acmeflow","offers":[{"@type":"Offer","name":"Crew","price":"${price}","priceCurrency":"USD"}]}</script>`;

  it("makes no plan of an offer of nought", () => {
    expect(plansOf("<p>Tasks.</p>", "/", offers("0"))).toEqual([]);
  });
});

describe("sections about prices on other pages", () => {
  it("reads the home page's pricing section", () => {
    const body = `<section><h2>Crews love it</h2><p>They saved $300.</p></section><section><h2>Pricing</h2><div>${card("Crew", "$9 / month")}${card("Fleet", "$29 / month")}</div></section>`;
    expect(plansOf(body, "/")).toEqual(["Crew: $9 / month", "Fleet: $29 / month"]);
  });

  it("reads cards that no heading announces when they state what they are paid for", () => {
    const body = `<section><div>${card("Crew", "$9 / month")}${card("Fleet", "$29 / month")}</div></section>`;
    expect(plansOf(body, "/")).toEqual(["Crew: $9 / month", "Fleet: $29 / month"]);
  });
});
