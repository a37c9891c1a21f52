import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const page = (main: string, lang = "en") =>
  `<html lang="${lang}"><title>Acmeflow – Task lists for crews</title><body><main>${main}</main><footer><p>© 2026 Acmeflow</p></footer></body>`;
const HOME = "<h1>Task lists for crews</h1><p>Acmeflow keeps the task lists of crews in one place.</p>";

/** Name, price and period of each plan that a page about prices tells. */
function plansOf(prices: string, lang = "en"): string[] {
  const pages = { "/": page(HOME, lang), "/pricing": page(`<h1>Pricing</h1>${prices}`, lang) };
  const plans = draftPart("commercial", siteOf(pages)).fields.pricing_plans?.value ?? [];
  return plans.map(({ name, price, period }) => [name, price, period].filter(Boolean).join(" "));
}

describe("a page about prices that tells them in sentences alone", () => {
  it.each([
    ["There is one plan. It costs $5 a month, or $50 a year if you pay up front.", "en", "Acmeflow $5 a month"],
    ["Try it free for 14 days. Then $12/month.", "en", "Acmeflow $12/month"],
    ["One price: <strong>$39</strong>. Pay once, use it for ever.", "en", "Acmeflow $39"],
    ["L'abonnement à Acmeflow est de 12 € par mois, sans engagement.", "fr", "Acmeflow 12 € par mois"],
    ["Il costo è di 8 € al mese.", "it", "Acmeflow 8 € al mese"],
    ["Voor € 6 per maand gebruik je alles.", "nl", "Acmeflow € 6 per maand"],
  ])("has the one price of the product: %s", (text, lang, plan) => {
    expect(plansOf(`<p>${text}</p>`, lang).map((one) => one.replace(" /", "/"))).toEqual([plan]);
  });

  it.each([
    ["It costs $5 a month to run. We give it away."],
    ["For $50 a month you can rent a boat from our partners."],
    ["A day of training costs $400."],
    ["Running our servers costs us $40 a month, paid by donations."],
    ["A crew of ten loses $900 a month without a list."],
    ["If you like it, give us $5 a month."],
    ["We will charge $9 a month from 2027."],
    ["Get $10 for each friend who subscribes."],
    ["For schools it is $2 a month."],
    ["It costs $5 a month. A handbook is $19, once."],
  ])("has none of anything else: %s", (text) => {
    expect(plansOf(`<p>${text}</p>`)).toEqual([]);
  });

  it("has none under the heading of something else", () => {
    expect(plansOf("<h2>Workshops</h2><p>It costs $400 per month.</p>")).toEqual([]);
  });
});

describe("lines of a list that name their plans", () => {
  const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

  it("may be free, or ask to get in touch, beside one with a price", () => {
    expect(
      plansOf(list("<b>Free</b>: up to three boats", "<b>Pro</b>: $8 per user per month", "<b>Enterprise</b>: ask us")),
    ).toEqual(["Free Free", "Pro $8 per user per month", "Enterprise ask us"]);
  });

  it.each([
    [list("Free: shipping", "Returns: 30 days")],
    [list("Support: contact us", "Training: $400 per day")],
    [list("100 credits – $5 bonus", "500 credits – $20 bonus")],
  ])("are none without one: %s", (lines) => {
    expect(plansOf(lines)).toEqual([]);
  });

  it("may be called by how many credits they hold", () => {
    expect(plansOf(`<h3>Buy credits</h3>${list("100 credits – $5", "500 credits – $20")}`)).toEqual([
      "100 credits $5",
      "500 credits $20",
    ]);
  });
});

describe("where a plan runs", () => {
  const cards = (...all: string[][]) =>
    all.map((lines) => `<div>${lines.map((line) => `<p>${line}</p>`).join("")}</div>`).join("");

  it("names it where nothing else does", () => {
    const both = cards(["Self-hosted", "Free", "Run it yourself."], ["Cloud", "From $15 per month", "We run it."]);
    expect(plansOf(both)).toEqual(["Self-hosted Free", "Cloud From $15 per month"]);
  });

  it("is said below the name", () => {
    const both = cards(["Solo", "Cloud", "$9 / month"], ["Crew", "Self-hosted", "$29 / month"]);
    expect(plansOf(both)).toEqual(["Solo $9 / month", "Crew $29 / month"]);
  });
});
