import { describe, expect, it } from "vitest";
import { reasonOf, site, verdictOn } from "@/lib/testing/drafting/citing";

describe("the evidence rule: offers", () => {
  const cards = site(
    `<div><div><h3>Basic</h3><p>$9 per month</p></div><div><h3>Pro</h3><p>$19 per month</p></div></div><p>We don't have a free plan.</p>`,
  );
  const plan = (name: string, price: string, amount_cents: number | null, period: string | null = "per month") => ({
    name,
    price,
    period,
    amount_cents,
    currency: "USD",
  });
  const quotes = ["Basic", "$9 per month", "Pro", "$19 per month"];

  it("takes plans as the page prices them", () => {
    const verdict = verdictOn(cards, "pricing_plans", [plan("Basic", "$9", 900), plan("Pro", "$19", 1900)], ...quotes);
    expect(verdict.ok).toBe(true);
  });

  it("takes no demonstration and no spared months for a trial", () => {
    const page = site(
      "<p>Try the free demo today.</p><p>Save a fifth with yearly payment! + 2 months free against paying by the month.</p><p>Try it free for 14 days.</p>",
    );
    expect(verdictOn(page, "free_trial", "demo", "Try the free demo today.").ok).toBe(false);
    expect(verdictOn(page, "free_trial", "2 months", "+ 2 months free against paying by the month.").ok).toBe(false);
    expect(verdictOn(page, "free_trial", "14 days", "Try it free for 14 days.").ok).toBe(true);
  });

  it.each([
    ["a price that is not there", [plan("Basic", "$8", 800)]],
    ["a part of a price", [plan("Pro", "$1", 100)]],
    ["an amount that is not the price", [plan("Basic", "$9", 90_000)]],
    ["prices of two plans swapped", [plan("Basic", "$19", 1900), plan("Pro", "$9", 900)]],
    ["a plan that is not there", [plan("Enterprise", "$19", 1900)]],
    ["a period that is not there", [plan("Basic", "$9", 900, "per year")]],
  ])("refuses %s", (_, plans) => {
    expect(verdictOn(cards, "pricing_plans", plans, ...quotes).ok).toBe(false);
  });

  it("takes the name that leads a row of a price list, whole, and a name that ends in an abbreviation", () => {
    const rows = site(
      `<ul><li><b>Base + first module</b> Access for all of the crew. $900 / year</li><li><b>Extra</b> Each further module. $500 / year</li></ul>
      <table><tr><td>Agent in the U.S.</td><td>$250 per year</td></tr></table>`,
    );
    const row = "Base + first module Access for all of the crew. $900 / year";
    const judged = (name: string) => verdictOn(rows, "pricing_plans", [plan(name, "$900", 90_000, "/ year")], row);
    expect(judged("Base + first module").ok).toBe(true);
    expect(reasonOf(judged("Base + first"))).toMatch(/not the name/);
    expect(reasonOf(judged("Base + first module Access"))).toMatch(/not the name/);
    const agent = plan("Agent in the U.S.", "$250", 25_000, "per year");
    expect(verdictOn(rows, "pricing_plans", [agent], "Agent in the U.S.", "$250 per year").ok).toBe(true);
  });

  it.each([
    ["For individual crews", null],
    ["Get started", null],
    ["Bientôt disponible", null],
    ["Gratuit, pour toujours.", null],
  ])("refuses words that tell no price: %s", (words, cents) => {
    const boxes = site(
      `<div><div><h3>Skiff</h3><p>${words}</p></div><div><h3>Basic</h3><p>$9 per month</p></div><div><h3>Pro</h3><p>$19 per month</p></div></div>`,
    );
    const given = { ...plan("Skiff", words, cents, null), currency: null };
    expect(verdictOn(boxes, "pricing_plans", [given], "Skiff", words).ok).toBe(false);
  });

  it("refuses the sums of an account that a page adds up", () => {
    const rows = (last: string) =>
      site(
        `<main><h1>Tidewell</h1><h2>Our costs and prices</h2><p>Exactly $249 and not a cent more.</p>
        <table><tr><td>Notary</td><td>$199</td></tr><tr><td>Logo</td><td>$50</td></tr>${last}</table></main>`,
      );
    const notary = plan("Notary", "$199", 19_900, null);
    expect(verdictOn(rows(""), "pricing_plans", [notary], "Notary", "$199").ok).toBe(true);
    const account = rows("<tr><td>Total</td><td>$249</td></tr>");
    expect(reasonOf(verdictOn(account, "pricing_plans", [notary], "Notary", "$199"))).toMatch(/among no prices/);
  });

  it("refuses every price made of figures that the page sets apart", () => {
    const raised = site(`<div><div><h3>Basic</h3><p>$9<sup>99</sup> per month</p></div><div><h3>Pro</h3></div></div>`);
    for (const [price, cents] of [
      ["$999", 99_900],
      ["$9.99", 999],
      ["$9", 900],
      ["$99", 9_900],
    ] as const) {
      const verdict = verdictOn(raised, "pricing_plans", [plan("Basic", price, cents)], "Basic", "$9⁹⁹ per month");
      expect(reasonOf(verdict), price).toMatch(/price/);
    }
  });

  it("refuses another currency than the page's", () => {
    const euros = { ...plan("Basic", "$9", 900), currency: "EUR" };
    expect(reasonOf(verdictOn(cards, "pricing_plans", [euros], ...quotes))).toMatch(/currency/);
  });

  it("hears a denial", () => {
    expect(verdictOn(cards, "pricing_model", "free", "We don't have a free plan.").ok).toBe(false);
    expect(verdictOn(cards, "pricing_model", "freemium", "a free plan").ok).toBe(false);
    for (const sentence of [
      "There is no free trial of 30 days.",
      "A 30 days trial is not available.",
      "Ohne kostenlose Testphase von 30 Tagen.",
    ]) {
      const denying = site(`<p>${sentence}</p>`);
      expect(verdictOn(denying, "free_trial", "30 days", sentence).ok, sentence).toBe(false);
    }
  });

  it("is not put off by a denied burden", () => {
    const page = site(`<p>No credit card required for your 30-day free trial.</p><p>Free forever, no ads.</p>`);
    expect(verdictOn(page, "free_trial", "30 days", "30-day free trial").ok).toBe(true);
    expect(verdictOn(page, "free_trial", "14 days", "30-day free trial").ok).toBe(false);
    expect(verdictOn(page, "pricing_model", "free", "Free forever, no ads.").ok).toBe(true);
  });

  it.each([
    "30 days, no card required",
    "30 Tage testen, Kreditkarte nicht nötig",
    "30 jours, aucune carte demandée",
    "30 días, no se requiere tarjeta",
    "30 giorni, nessuna carta richiesta",
    "30 dagen, creditcard niet nodig",
    "30 dias, não precisa de cartão",
    "30 dni, bez podawania karty",
  ])("takes a length that asks for no card as a trial: %s", (sentence) => {
    const length = sentence.split(/[ ,]/).slice(0, 2).join(" ");
    expect(reasonOf(verdictOn(site(`<p>${sentence}</p>`), "free_trial", length, sentence))).toBe("it was believed");
  });

  it("does not take a free hand, a free trial or a question for a free product", () => {
    for (const sentence of [
      "Feel free to contact us.",
      "Start your free trial.",
      "Is there a free plan?",
      "An ad-free experience.",
    ]) {
      const page = site(`<p>${sentence}</p>`);
      expect(verdictOn(page, "pricing_model", "free", sentence).ok, sentence).toBe(false);
    }
  });

  it("believes open source and licenses where the page says so", () => {
    const page = site(
      `<p>Tidewell is open source under the MIT license.</p><p>The core is not open source.</p><p>Students of MIT use it.</p><a href="https://github.com/ebb/tidewell">Code</a>`,
    );
    expect(verdictOn(page, "open_source", true, "Tidewell is open source under the MIT license.").ok).toBe(true);
    expect(verdictOn(page, "open_source", true, "https://github.com/ebb/tidewell").ok).toBe(true);
    expect(verdictOn(page, "open_source", true, "The core is not open source.").ok).toBe(false);
    expect(verdictOn(page, "license", "MIT", "MIT license").ok).toBe(true);
    expect(verdictOn(page, "license", "GPL-3.0", "MIT license").ok).toBe(false);
  });

  it("believes platforms by their usual names, undenied", () => {
    const page = site(`<p>For Windows and Mac.</p><p>There is no version for Android.</p>`);
    expect(verdictOn(page, "platforms", ["Windows", "macOS"], "For Windows and Mac.").ok).toBe(true);
    expect(verdictOn(page, "platforms", ["Android"], "There is no version for Android.").ok).toBe(false);
    expect(verdictOn(page, "platforms", ["Linux"], "For Windows and Mac.").ok).toBe(false);
  });

  it("takes categories of the list that a quote speaks of", () => {
    const page = {
      ...site(`<p>Tide tables for sailing.</p>`),
      categories: [
        { name: "Travel", parent: null, keywords: ["sailing"] },
        { name: "Finance", parent: null, keywords: ["invoices"] },
      ],
    };
    expect(verdictOn(page, "categories", ["Travel"], "Tide tables for sailing.").ok).toBe(true);
    expect(reasonOf(verdictOn(page, "categories", ["Finance"], "Tide tables for sailing."))).toMatch(
      /nothing cited speaks/,
    );
    expect(reasonOf(verdictOn(page, "categories", ["Boats"], "Tide tables for sailing."))).toMatch(/not in the list/);
  });
});
