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
    [
      "a range of what is spared",
      `${CARDS}<h2>Why</h2><div>${card("Source 1 · indoors", "19–84 h<br>≈ 3,420 – 15,120 USD")}${card("Source 2 · outdoors", "40 h<br>≈ 5,000 – 9,000 USD")}</div>`,
      PLANS,
    ],
    [
      "what so many people would pay",
      `${CARDS}<table><tr><th>Crew</th><th>Per month</th></tr>${[10, 50, 100].map((n) => `<tr><th>${n} people</th><td>$${n * 5} / month</td></tr>`).join("")}</table>`,
      PLANS,
    ],
    [
      "what the dearest plan holds",
      `${CARDS}<h2>Details</h2><div><div><h4>Marketplace</h4><p>custom</p></div><div><h4>Training</h4><p>custom</p></div></div>`,
      PLANS,
    ],
    [
      "what is worked out",
      `${CARDS}<h2>Look</h2><div>${card("Let us do the math", "$3,640")}${card("Missed shifts", "$900 per month")}</div>`,
      PLANS,
    ],
    [
      "deposits",
      `<div>${card("Audit", "From $900<br>Deposit: $90")}${card("Survey", "From $700<br>Deposit: $70")}</div>`,
      ["Audit From $900", "Survey From $700"],
    ],
    [
      "buttons between two prices",
      `<section><h2>Base</h2><p>€4.99 per month</p><a href="/buy">Monthly subscription</a><p>or €39 once</p></section><section><h2>Plus</h2><p>€9.99 per month</p><a href="/buy-plus">Monthly subscription</a><p>or €79 once</p></section>`,
      ["Base €4.99 per month", "Plus €9.99 per month"],
    ],
  ])("hold no plan for %s", (_, list, plans) => {
    expect(plansOf(list)).toEqual(plans);
  });

  it.each([
    "The darkroom is warming up",
    "Access to the API and",
    "Three parts of one system, three gains",
    "No monthly fees",
    "Sin cuotas mensuales",
    "Télécharger l’application",
    "Die App herunterladen",
    "Baixar o aplicativo",
  ])("are not called %j", (title) => {
    const plans = plansOf(`<div><h2>${title}</h2><p>$14.99 per month</p></div>`);
    expect(plans).toEqual(["Acmeflow $14.99 per month"]); // the only price is the product's
  });

  it.each(["Crew and Fleet", "No limits", "Is It Tide", "Ohne Werbung"])("may be called %j", (title) => {
    const cards = `<div>${card(title, "$14.99 per month")}${card("Barge", "$29 per month")}</div>`;
    expect(plansOf(cards)).toEqual([`${title} $14.99 per month`, "Barge $29 per month"]);
  });

  it("keep rows for so many people where nothing else is sold", () => {
    const rows = [10, 50].map((n) => `<tr><th>${n} people</th><td>$${n * 5} / month</td></tr>`).join("");
    expect(plansOf(`<table><tr><th>Crew</th><th>Price</th></tr>${rows}</table>`)).toHaveLength(2);
  });

  it("keep plans on request beside those with prices, where each can be asked for", () => {
    const asked = (name: string) => `<div><h3>${name}</h3><p>On request</p><a href="/contact-${name}">Ask us</a></div>`;
    expect(plansOf(`${CARDS}<div>${asked("Harbour")}${asked("Navy")}</div>`)).toHaveLength(5);
  });

  it("keep plans that are called as a way to pay and paid by the month", () => {
    const list = `<div>${card("Visa Check", "$9 per month")}${card("Visa Complete", "$19 per month")}</div>`;
    expect(plansOf(list)).toEqual(["Visa Check $9 per month", "Visa Complete $19 per month"]);
  });
});
