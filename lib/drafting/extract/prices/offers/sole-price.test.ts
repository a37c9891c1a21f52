import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function soldAs(body: string) {
  const { pricing_plans, pricing_model } = draftPart("commercial", acme(body)).fields;
  const plans = (pricing_plans?.value ?? []).map(({ name, price, period }) => [name, price, period].join(" "));
  return [...plans, pricing_model?.value];
}

const card = (...lines: string[]) =>
  `<div class="box"><div class="amount">${lines.map((line) => `<p>${line}</p>`).join("")}</div><a href="/buy">Get it now</a></div>`;
const ABOUT = "<h2>Watch it work</h2><p>Acmeflow plans the shifts of harbour crews.</p>";

describe("the one price of a product without plans", () => {
  it.each([
    ["paid once", card("$64", "one-time"), ["Acmeflow $64 one-time", "paid"]],
    ["paid each month", card("€5 / month"), ["Acmeflow €5 / month", "paid"]],
    [
      "above which stands the one of before",
      card("$39 $24 one-time payment"),
      ["Acmeflow $24 one-time payment", "paid"],
    ],
    [
      "near a button with its name",
      `<div><p><a href="/buy">Buy Acmeflow</a></p></div><div><div><div><h3>$14.50 per month</h3></div></div></div>`,
      ["Acmeflow $14.50 per month", "paid"],
    ],
    [
      "told again below",
      `${card("$64", "one-time")}<footer></footer>${card("$64", "one-time")}`,
      ["Acmeflow $64 one-time", "paid"],
    ],
  ])("is the product's, under its name: %s", (_, body, sold) => {
    expect(soldAs(ABOUT + body)).toEqual(sold);
  });

  it.each([
    ["without something to press", "<div><p>€5 / month</p></div>"],
    ["that says not how often it is paid", card("€5")],
    ["beside another", card("€5 / month") + card("€90 / year")],
    ["on the button of something else", `<h3>Workshop</h3><button>$400 one-time</button>`],
    ["of a letter", `<h3>The Kelp Letter</h3><a href="/letter">Subscribe • $79/year</a>`],
    ["that is saved", card("Save", "€400 / month")],
    ["of something else", card("Training at your harbour", "€890 one-time")],
    ["of somebody's example", card("Rent", "€850 / month")],
    ["given to keep what is free alive", `<p>Acmeflow is free.</p>${card("€5 / month")}`],
    ["of an hour's work", card("€90 / hour")],
    ["that is struck through", card("<s>€5 / month</s>")],
    ["in the words of a customer", `<blockquote>${card("€5 / month")}</blockquote>`],
  ])("is none %s", (_, body) => {
    expect(soldAs(ABOUT + body).filter((one) => one?.startsWith("Acmeflow"))).toEqual([]);
  });

  it("is so where a line with no plan's name says it again", () => {
    const line = (name: string) => `<p>${name}: €49 / month – however many crews.</p>`;
    expect(soldAs(`${ABOUT}<h2>Price</h2>${card("€49 / month")}${line("Easy to plan")}`)).toEqual([
      "Acmeflow €49 / month",
      "paid",
    ]);
  });

  it("may stand in a table of one cell", () => {
    const table = "<table><tr><td>€ 5,27 / Fahrzeug und Monat<br>Keine Zusatzkosten.</td></tr></table>";
    expect(soldAs(`${ABOUT}<h2>Preis</h2>${table}`)).toEqual(["Acmeflow € 5,27 / Fahrzeug und Monat", "paid"]);
  });

  it("may be told for a month and a year at once, and be no two offers", () => {
    expect(soldAs(`${ABOUT}<h2>Pricing</h2><h3>$12 per month or $120 per year</h3>`)).toEqual([
      "Acmeflow $12 per month",
      "paid",
    ]);
    const apart = `${ABOUT}<h2>Pricing</h2><p>$12 per month</p><p>Berths</p><p>$120 per year</p>`;
    expect(soldAs(apart).filter((one) => one?.startsWith("Acmeflow"))).toEqual([]);
  });
});
