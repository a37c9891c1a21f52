import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function plansOf(body: string): string[] {
  const reading = acme(`<h1>Pricing</h1>${body}`, "/pricing");
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => [`${plan.name}:`, plan.price, plan.period].filter(Boolean).join(" "));
}

const card = (name: string, price: string) => `<div><h3>${name}</h3>${price}<a href="/buy">Choose</a></div>`;
const cards = (a: string, b: string) => `<div>${card("Skiff", a)}${card("Barge", b)}</div>`;
const BARE = cards("<p>€19</p>", "<p>€48</p>");

describe("a sentence over all prices", () => {
  it.each([
    ["All prices in euros, per year, VAT not included.", "per year"],
    ["Prices are per seat, per month.", "per seat, per month"],
    ["Monthly prices, excluding VAT.", "Monthly"],
    ["You pay once a year, by invoice.", "a year"],
    ["All plans are billed annually.", "annually"],
    ["Alle Preise verstehen sich pro Monat und zzgl. MwSt.", "pro Monat"],
    ["Tous les prix s'entendent par mois, hors TVA.", "par mois"],
    ["Todos los precios son mensuales y no incluyen IVA.", "mensuales"],
    ["Prezzi annuali, IVA esclusa.", "annuali"],
    ["Valores mensais, sem taxa de adesão.", "mensais"],
    ["Alle prijzen zijn per jaar en exclusief btw.", "per jaar"],
    ["Wszystkie ceny podano miesięcznie, netto.", "miesięcznie"],
    ["Priserna gäller per klubb och år, exklusive moms.", "per klubb och år"],
    ["Alle priser er pr. måned, ekskl. moms.", "pr. måned"],
  ])("tells what each is paid for: %s", (sentence, period) => {
    const plans = [`Skiff: €19 ${period}`, `Barge: €48 ${period}`];
    expect(plansOf(`<p>${sentence}</p>${BARE}`)).toEqual(plans);
    expect(plansOf(`${BARE}<p>${sentence}</p>`)).toEqual(plans);
  });

  it.each([
    "All prices include a year of updates.",
    "Prices for the year 2026.",
    "Prices are reviewed every year.",
    "Other apps ask for prices per month.",
    "No monthly fees.",
    "Kosten pro Monat: keine.",
    "Canone mensile: nessuno.",
    "Las cuotas mensuales no existen.",
    "We pay monthly for your servers.",
    "The yearly fee for hosting is optional.",
    "Prices per month elsewhere are higher.",
    "Plans are a monthly thing of the past.",
    "Sans abonnement mensuel.",
    "Keine monatlichen Kosten.",
    "How do you set prices per month?",
  ])("tells nothing where it speaks of something else: %s", (sentence) => {
    expect(plansOf(`<p>${sentence}</p>${BARE}`)).toEqual(["Skiff: €19", "Barge: €48"]);
  });

  it("tells nothing of another section, of one card for its neighbour, and beside another period", () => {
    expect(plansOf(`${BARE}<h2>Hosting for schools</h2><p>All prices per year.</p>`)).toEqual([
      "Skiff: €19",
      "Barge: €48",
    ]);
    const own = cards("<p>€19</p><p>All of it comes with a list of words.</p><p>Billed yearly.</p>", "<p>€48</p>");
    expect(plansOf(own)).not.toContain("Barge: €48 yearly");
    expect(plansOf(`<p>All prices per year.</p>${cards("<p>€19</p>", "<p>€4 per month</p>")}`)).toContain("Skiff: €19");
  });

  it("tells the period of the plans below its heading", () => {
    const body = `<h2>Monthly plans</h2>${BARE}<h2>Annual plans</h2>${BARE.replace("€19", "€190").replace("€48", "€480")}`;
    expect(plansOf(body)).toEqual([
      "Skiff: €19 Monthly",
      "Barge: €48 Monthly",
      "Skiff: €190 Annual",
      "Barge: €480 Annual",
    ]);
  });
});

describe("the line below a price", () => {
  it.each([
    ["<p><b>€19</b><br><small>per lift and month</small></p>", "per lift and month"],
    ["<p><span>€19</span><span hidden>€15</span><span> / seat / month</span></p>", "/ seat / month"],
    ["<p><b>€19</b><br>miesięcznie</p>", "miesięcznie"],
    ["<p><b>€19</b><br>one payment</p>", "one payment"],
  ])("tells what it is paid for: %s", (price, period) => {
    expect(plansOf(cards(price, price.replace("19", "48")))).toEqual([`Skiff: €19 ${period}`, `Barge: €48 ${period}`]);
  });

  it("tells no period of what else is had", () => {
    const price = "<p>€19<br>a year of support</p>";
    expect(plansOf(cards(price, price.replace("19", "48")))).toEqual(["Skiff: €19", "Barge: €48"]);
  });
});

describe("what a year comes to a month", () => {
  it.each(["That's €4.92 a month.", "soit 4,92 € par mois", "(4,92 € al mes)"])("is no price beside it: %s", (line) => {
    const body = `<div>${card("Monthly", "<p>€7 per month</p>")}${card("Yearly", `<p>€59 per year</p><p>${line}</p>`)}${card("Forever", "<p>€159</p>")}</div>`;
    expect(plansOf(body)).toEqual(["Monthly: €7 per month", "Yearly: €59 per year", "Forever: €159"]);
  });

  it("stays a price where it is asked for", () => {
    const both = cards("<p>€9 per month</p><p>or €90 per year</p>", "<p>€16 per month</p><p>or €160 per year</p>");
    expect(plansOf(both)).toContain("Skiff: €9 per month");
  });
});

describe("terms with what is said of them in small letters", () => {
  it("name their plans by their first line", () => {
    const term = (name: string, note: string, price: string) =>
      `<dt>${name} <small>${note}</small></dt><dd>${price}</dd>`;
    const list = `${term("Skiff", "up to 4 boats", "€290 per year")}${term("Barge", "more than 15 boats, or work for others", "€640 per year")}`;
    expect(plansOf(`<dl>${list}</dl>`)).toEqual(["Skiff: €290 per year", "Barge: €640 per year"]);
  });
});
