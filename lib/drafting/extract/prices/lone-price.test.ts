import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function plansOf(body: string, path = "/pricing"): string[] {
  const reading = acme(body, path);
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => `${plan.name}: ${plan.price}`);
}

const card = (...texts: string[]) => `<div><div>${texts.join("</div><div>")}</div><ul><li>Boats</li></ul></div>`;
const PLANS = `<div>${card("Skiff", "9 € / month")}${card("Barge", "24 € / month")}</div>`;

describe("a price with none of its build beside it", () => {
  it.each([
    "Stable by the month",
    "Ein Preis, der bleibt",
    "Tout est compris",
    "Todo lo que hace falta",
    "Wat je krijgt",
    "Wszystko w jednym",
  ])("is the product's own under a section's heading, which names no plan: %s", (title) => {
    const plans = plansOf(`<section><h2>${title}</h2><p>14 € / month</p><a href="/buy">Go</a></section>`);
    expect(plans).toEqual(["Acmeflow: 14 €"]);
  });

  it.each([
    "Acmeflow",
    "Single licence",
    "Licence unique",
    "Jahreslizenz Plus",
    "Licencia única",
    "Abbonamento",
    "Pro",
  ])("is a plan under its name: %s", (title) => {
    expect(plansOf(`<section><h2>${title}</h2><p>14 € / month</p></section>`)).toEqual([`${title}: 14 €`]);
  });

  it("is a plan in a whole card, and beside one that is called so", () => {
    const whole =
      "<h1>Pricing</h1><div><p>Social module</p><p>14 € / month</p><ul><li>Posts</li></ul><a href='/buy'>Go</a></div>";
    expect(plansOf(whole)).toEqual(["Social module: 14 €"]);
    const two = "<div><h3>Starter</h3><p>9 € / month</p><h3>Harbour</h3><p>19 € / month</p></div>";
    expect(plansOf(two)).toEqual(["Starter: 9 €", "Harbour: 19 €"]);
  });
});

describe("sections beside the one with the plans", () => {
  it.each([
    ["what stays", "<h3>Fixed price</h3><p>9 €/month for Skiff, 24 €/month for Barge.</p>"],
    [
      "questions",
      "<span>Ask away</span><h2>Still open?</h2><details><summary>How?</summary><p>9 €/month</p></details>",
    ],
    ["an eyebrow", "<span>Wie es läuft</span><h2>Drei Schritte</h2><p>24 € / month</p>"],
  ])("are no plans: %s", (_, section) => {
    expect(plansOf(`<section>${PLANS}</section><section>${section}</section>`)).toEqual(["Skiff: 9 €", "Barge: 24 €"]);
  });

  it("are none where no section holds plans with names", () => {
    const hero = "<div><h1>One licence for all</h1><a href='#p'>Mirar</a><p>340 €</p></div>";
    const below = "<div><p>Sin cuotas</p><h2>Elige la tuya</h2><p>120 €</p></div>";
    expect(plansOf(`<section>${hero}</section><section>${below}</section>`)).toEqual([]);
  });
});

describe("names of cards", () => {
  it.each(["Le plus pris", "Am meisten gewählt", "La preferita", "Onze keuze!", "Our skippers' pick"])(
    "are not the text that one card alone has on top, whatever it says: %s",
    (ribbon) => {
      const cards = `${card("Skiff", "To begin with", "9 € / month")}${card(ribbon, "Barge", "To grow with", "24 € / month")}`;
      const body = `<div>${cards}</div><p>Skiff and Barge may be left at any time.</p>`;
      expect(plansOf(body)).toEqual(["Skiff: 9 €", "Barge: 24 €"]);
    },
  );

  it("stay where one card alone says more below its name", () => {
    const cards = `${card("Skiff", "9 € / month")}${card("Barge", "Big crews", "24 € / month")}`;
    expect(plansOf(`<div>${cards}</div><p>Skiff and Barge.</p>`)).toEqual(["Skiff: 9 €", "Barge: 24 €"]);
  });

  it.each([
    ["Custom", "On request"],
    ["Personalizado", "Sob consulta"],
  ])("may be words for what is made to measure: %s", (name, price) => {
    const cards = `${card("Skiff", "9 € / month")}${card("Barge", "24 € / month")}${card(name, price)}`;
    expect(plansOf(`<div>${cards}</div>`)).toEqual(["Skiff: 9 €", "Barge: 24 €", `${name}: ${price}`]);
  });

  it("stand over a heading that asks to get in touch where the others' prices are such headings", () => {
    const three = (name: string, price: string) => `<div><h4>${name}</h4><h2>${price}</h2><p>Boats</p></div>`;
    const body = `<div>${three("Skiff", "$9 / month")}${three("Barge", "$24 / month")}${three("Fleet", "Contact us")}</div>`;
    expect(plansOf(body)).toEqual(["Skiff: $9", "Barge: $24", "Fleet: Contact us"]);
  });

  it.each(["One price. Never an extra per desk.", "Un prezzo. Mai un extra per sportello."])(
    "are read under a heading that promises no extras: %s",
    (title) => {
      expect(plansOf(`<h1>${title}</h1>${PLANS}`)).toEqual(["Skiff: 9 €", "Barge: 24 €"]);
      expect(plansOf(`<h1>Pricing</h1><h2>Extras per desk</h2>${PLANS}`)).toEqual([]);
    },
  );
});

describe("a whole card by itself", () => {
  it.each(["Onboarding workshop", "Gift card", "Gutschein"])("is no plan where it sells %s", (name) => {
    const card = `<div><h3>${name}</h3><p>$900</p><ul><li>Two days on board</li></ul><a href="/book">Book</a></div>`;
    expect(plansOf(`<h1>Pricing</h1>${card}`)).toEqual([]);
  });
});

describe("one price beside a free plan", () => {
  it("is the product's, told by the month and by the year in two lines", () => {
    const box = `<div><a href="/join"><h2>Just $4/month</h2><p>Or, pay $36/year and save 25%.</p></a></div>`;
    const free =
      "<p>We also offer a free plan, that comes with fewer boats. Acmeflow is free if you host it yourself.</p>";
    const reading = acme(`<h1>How much does Acmeflow cost?</h1>${box}${free}`, "/pricing");
    const { fields } = judgeCandidates(reading, extractCommercial(reading));
    expect(fields.pricing_plans?.value?.map(({ name, price }) => `${name} ${price}`)).toContain("Acmeflow $4");
    expect(fields.pricing_model?.value).toBe("freemium");
  });
});

describe("plans that hold a road map, or say what comes", () => {
  it("stay plans", () => {
    const card = (name: string, price: string, more: string) => `<div><h3>${name}</h3><p>${price}</p>${more}</div>`;
    const cards = `<div>${card("Solo", "Free", "<ul><li>Roadmap</li></ul>")}${card("Crew", "$9 / month", "<h4>Coming soon</h4><p>Tides</p>")}${card("Port", "Contact us", "<ul><li>Backlog</li></ul>")}</div>`;
    const reading = acme(`<h1>Pricing</h1>${cards}`, "/pricing");
    const { fields } = judgeCandidates(reading, extractCommercial(reading));
    expect(fields.pricing_plans?.value?.map(({ name }) => name)).toEqual(["Solo", "Crew", "Port"]);
  });
});

describe("modules that are to come", () => {
  it("are no plans, and leave the product to be asked for", () => {
    const card = (name: string, state: string) =>
      `<article><h3>${name}</h3><p>Für die Planung im Hafen.</p><p>${state}</p><p>Preis auf Anfrage</p></article>`;
    const cards = `<div>${card("Schichten", "Verfügbar")}${card("Gezeiten", "In Planung")}${card("Boote", "In Planung")}</div>`;
    const reading = acme(`<h1>Preise</h1><h2>Drei Module</h2>${cards}`, "/preise");
    const { fields } = judgeCandidates(reading, extractCommercial(reading));
    expect(fields.pricing_plans).toBeUndefined();
    expect(fields.pricing_model?.value).toBe("contact");
  });
});
