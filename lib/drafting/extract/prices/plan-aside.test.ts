import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function plansOf(body: string, path = "/pricing"): string[] {
  const reading = acme(body, path);
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => `${plan.name} ${plan.price}`);
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const card = (name: string, price: string) => `<article><h2>${name}</h2><p>${price}</p></article>`;
const PLANS = `<h1>Pricing</h1><div>${card("Skiff", "€ 4 per month")}${card("Barge", "€ 9 per month")}</div>`;
const OWN = ["Skiff € 4", "Barge € 9"];

describe("what stands beneath the plans", () => {
  it.each(["Extras", "Add-ons", "One-Time Setup & Hardware", "Zubehör"])(
    "is no plan under a label that is no heading: %s",
    (label) => {
      const extras = `${card("Remote module", "€ 160 per month")}${card("Deployment", "€ 690")}`.replaceAll("h2", "h3");
      const section = `<section><div><p>${label}</p><p>Take only what you want, when you want it.</p></div><div>${extras}</div></section>`;
      const plan = `<section><article><h3>Standard</h3><p>€ 740 per month</p><ul><li>All of it</li></ul><a href="/x">Buy</a></article></section>`;
      expect(plansOf(`<h1>Pricing</h1><main>${plan}${section}</main>`)).toEqual(["Standard € 740"]);
    },
  );

  it.each([
    ["Loose bits", "A further boat in the same account", "Somebody who moves your old lists", "Printed year book"],
    ["Außerdem", "Ein zweites Boot im selben Konto", "Jemand, der alte Listen überträgt", "Gedrucktes Handbuch"],
    ["Et aussi", "Un deuxième bateau au même compte", "Une personne qui reprend vos listes", "Le livre imprimé"],
    [
      "Inoltre",
      "Una seconda barca nello stesso conto",
      "Qualcuno che copia i vecchi elenchi",
      "Libro di bordo stampato",
    ],
    ["Verder", "Tweede boot in hetzelfde account", "Iemand die je oude lijsten overzet", "Papieren logboek"],
  ])("is no plan: %s", (heading, ...names) => {
    const list = names.map((name) => `<dt>${name}</dt><dd>€ 5 per month</dd>`).join("");
    expect(plansOf(`${PLANS}<h2>${heading}</h2><dl>${list}</dl>`)).toEqual(OWN);
  });

  it("is no plan in a table as that of the plans is", () => {
    const plans = row("Skiff", "One person", "149,00 €") + row("Barge", "A whole crew", "289,00 €");
    const rest = row("Gedrucktes Handbuch, 212 Seiten", "24,50 €") + row("Hafenkarte auf nassem Papier", "32,00 €");
    const body = `<h1>Preise</h1><table>${plans}</table><h2>Sonst noch</h2><table>${rest}</table>`;
    expect(plansOf(body)).toEqual(["Skiff 149,00 €", "Barge 289,00 €"]);
  });

  it.each(["Each additional seat", "Jeder weitere Platz", "Chaque poste supplémentaire", "Ogni posto aggiuntivo"])(
    "is one more of what a plan holds: %s",
    (name) => {
      const rows = row("Skiff", "€ 4") + row("Barge", "€ 9") + row(name, "€ 2");
      expect(plansOf(`<h1>Pricing</h1><table>${rows}</table>`)).toEqual(OWN);
    },
  );

  it("is a plan where it has a name as the others have", () => {
    const more = `<h2>For harbours</h2><div>${card("Pier", "€ 40 per month")}${card("Port", "€ 90 per month")}</div>`;
    expect(plansOf(`${PLANS}${more}`)).toEqual([...OWN, "Pier € 40", "Port € 90"]);
  });
});

describe("rows of what the product shows", () => {
  const head = "<tr><th>Job</th><th>Member</th><th>Cost</th></tr>";

  it("are no plans away from prices, though a column is called the cost", () => {
    const rows = row("Bracket", "Jane", "€0.95") + row("King", "Tom", "€2.80") + row("Planter", "Class 8b", "€10.25");
    expect(plansOf(`<h1>Sail on</h1><section><h3>Queue</h3><table>${head}${rows}</table></section>`, "/")).toEqual([]);
  });
});

describe("prices told in sentences whose names no page knows", () => {
  it.each([
    ["a lone one", "<h1>Pricing</h1><p>Otherboard costs $5 a month.</p>", []],
    [
      "two, where the product's own is told",
      "<h1>Pricing</h1><p>Acmeflow costs $4 a month. Kelpboard costs $5 a month. Otherboard costs $9 a month.</p>",
      ["Acmeflow $4"],
    ],
    [
      "two, beside plans",
      `${PLANS}<p>Kelpboard costs $5 a month. Otherboard costs $9 a month.</p>`,
      ["Skiff € 4", "Barge € 9"],
    ],
  ])("are another's: %s", (_, body, plans) => {
    expect(toldOf("en", body)).toEqual(plans);
  });

  function toldOf(lang: string, body: string): string[] {
    const reading = acme(body, "/pricing");
    const read = { ...reading, pages: reading.pages.map((page) => ({ ...page, lang })) };
    const plans = judgeCandidates(read, extractCommercial(read)).fields.pricing_plans?.value ?? [];
    return plans.map((plan) => `${plan.name} ${plan.price}`);
  }
});
