import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme, homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

function plansOf(reading: ReturnType<typeof acme>): string[] {
  const plans = draftPart("commercial", reading).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => [plan.name, plan.price, plan.period].filter(Boolean).join(" "));
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const card = (name: string, price: string) => `<div><h3>${name}</h3>${price}<a href="/buy">Buy</a></div>`;

describe("where prices stand", () => {
  it("are boxes for sign, figure and cents, and what stood there before is none", () => {
    const price = (before: string, whole: string) =>
      `<div>${before}<span>€</span><span>${whole}</span><div><span>90</span></div><span>je Nutzer und Monat</span></div>`;
    const cards = `${card("Skiff", price("", "6"))}${card("Barge", price("<span>€14,90</span>", "11"))}`;
    const { fields } = draftPart("commercial", acme(`<div>${cards}</div>`, "/preise"));
    expect(fields.pricing_plans?.value?.map(({ name, amount_cents }) => [name, amount_cents])).toEqual([
      ["Skiff", 690],
      ["Barge", 1_190],
    ]);
  });

  it.each(["Plus", "Maxi"])("are columns under names that elsewhere are words beside a price: %s", (name) => {
    const table = `<table><tr><th></th><th>Gratis</th><th>${name}</th></tr>${row("Prezzo", "0 €", "39 €")}</table>`;
    expect(plansOf(acme(`<h1>Quanto costa</h1>${table}`, "/prezzi"))).toEqual(["Gratis 0 €", `${name} 39 €`]);
  });

  it("are rows of a list whose head says so, however long their names, beside a struck price too", () => {
    const rows = [
      ["Acmeflow 6, for one sailor with one boat", "<s>$95</s> $78"],
      ["Guild license, up to 12 boats in one harbour", "$360"],
    ].map(([name = "", price = ""]) => row(name, price));
    const table = (head: string) => `<h2>How to order</h2><table>${row("Item", head)}${rows.join("")}</table>`;
    expect(plansOf(acme(table("Price"), "/order"))).toEqual([
      "Acmeflow 6, for one sailor with one boat $78",
      "Guild license, up to 12 boats in one harbour $360",
    ]);
  });

  it("are sentences of their own, and none of others or of the past", () => {
    const told = (text: string) => plansOf(acme(`<h1>Prices</h1><p>${text}</p>`, "/pricing"));
    expect(told("For a whole crew Acmeflow costs $48 a year.").length).toBe(1);
    expect(told("Otherboard costs $5 a month and Thirdtask $60 a year.")).toEqual([]);
    expect(told("Acmeflow used to cost $48 a year.")).toEqual([]);
  });

  it("are below names that head every page, as products of a suite do", () => {
    const cards = `<div>${card("Skiff", "<p>$7 /month</p>")}${card("Barge", "<p>$9 /month</p>")}</div>`;
    const names = "<h3>Skiff</h3><p>Rows.</p><h3>Barge</h3><p>Carries.</p>";
    const page = (title: string) => homeOf(`<main><h1>${title}</h1>${names}</main>`);
    const site = siteOf({
      "/": page("Acmeflow"),
      "/skiff": page("Skiff"),
      "/barge": page("Barge"),
      "/pricing": homeOf(`<main><h1>Pricing</h1>${cards}</main>`),
    });
    expect(plansOf(site)).toEqual(["Skiff $7 /month", "Barge $9 /month"]);
  });
});
