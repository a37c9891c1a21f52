import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../../commercial";

function plansOf(body: string, path = "/pricing"): string[] {
  const reading = acme(body, path);
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => [`${plan.name}:`, plan.price, plan.period].filter(Boolean).join(" "));
}

const table = (...rows: string[]) =>
  `<h1>Pricing</h1><table>${rows
    .map(
      (row) =>
        `<tr>${row
          .split("|")
          .map((cell) => `<td>${cell}</td>`)
          .join("")}</tr>`,
    )
    .join("")}</table>`;
const LICENCES = table("Licence|For|Price", "Skiff|One person|£18.00", "Barge|A whole crew|£45.00");

describe("tables of plans", () => {
  it("keep a plan whose name only begins like a word for income", () => {
    const body = table("Plan|Miesięcznie|Dla kogo", "Solo|89 zł|jeden lekarz", "Przychodnia|169 zł|pięciu lekarzy");
    expect(plansOf(body)).toEqual(["Solo: 89 zł Miesięcznie", "Przychodnia: 169 zł Miesięcznie"]);
    const income = table("Plan|Miesięcznie", "Solo|89 zł", "Team|169 zł", "Przychód|9000 zł");
    expect(plansOf(income)).not.toContain("Przychód: 9000 zł Miesięcznie");
  });

  it.each([
    ["an extra told below", `${LICENCES}<p>Setup on site by our crew: £290.</p>`],
    ["a day rate told below", `${LICENCES}<div><p>Training at your harbour: £900 a day, on request.</p></div>`],
    ["an upgrade told below", `${LICENCES}<p>Upgrade from version 3: £9.00.</p>`],
  ])("leave out %s", (_, body) => {
    expect(plansOf(body)).toEqual(["Skiff: £18.00", "Barge: £45.00"]);
  });

  it("are none where they reckon what so many would cost", () => {
    const reckoned = table(
      "Checks a month|Pay as you go|Volume",
      "50,000|$29.40|–",
      "250,000|$149.40|–",
      "1,000,000|$599.40|$290",
    );
    expect(plansOf(reckoned)).toEqual([]);
  });

  it("give way to the card that stands above them", () => {
    const rates = table("Beyond that|Price", "Text messages|$9", "Calls|$12").replace("<h1>Pricing</h1>", "");
    const body = `<h1>Pricing</h1><section><h2>Crew plan</h2><p>$30 per month</p></section>${rates}`;
    expect(plansOf(body)).toEqual(["Crew plan: $30 per month"]);
  });

  it.each([
    ["Contact us", table("|Skiff|Barge|Fleet", "Price|Free forever|$45 per month|Contact us")],
    ["Talk to sales", table("|Skiff|Barge|Fleet", "Price|Free forever|$45 per month|Talk to sales")],
  ])("keep the plan that says %s", (words, body) => {
    expect(plansOf(body)).toEqual(["Skiff: Free forever", "Barge: $45 per month", `Fleet: ${words}`]);
  });
});

describe("tables whose columns are called the same", () => {
  it("are one: their rows are what is sold, in the money that the page says its figures are in", () => {
    const head = "|Companies|Schools|Students";
    const main = table(`MAIN${head}`, "Skiff 7|2400,-|1440,-|240,-");
    const more = table(`MODULES${head}`, "Mast 2|900,-|540,-|on request", "Net 8|1300,-|780,-|130,-");
    const said = "<p>All prices in euros plus VAT.</p>";
    expect(plansOf(said + main + more)).toEqual(["Skiff 7: 2400,-", "Mast 2: 900,-", "Net 8: 1300,-"]);
    expect(plansOf(main + more)).toEqual([]); // in no money
  });

  it("are none where figures that end otherwise stand in them", () => {
    const lengths = table("Boat|Length|Draught", "Skiff|2400|140", "Barge|9000|780");
    expect(plansOf(`<p>All prices in euros plus VAT.</p>${lengths}`)).toEqual([]);
  });
});

describe("labels over and beside the prices of a table", () => {
  const income = ["Seed|under €100,000|€190", "Tree|€100,000 to €500,000|€480"];
  const months = "|Seed|Tree";
  it.each([
    [
      "the column alone that is called the price",
      table("Band|Income|Price per year", ...income),
      "€190 per year",
      "€480 per year",
    ],
    [
      "a name in the corner that elsewhere is a price",
      table("Tarif|Budget|Prix par an", ...income),
      "€190 par an",
      "€480 par an",
    ],
    [
      "a last column without a header",
      table("Band|Income|Price|", ...income.map((row) => `${row}|order`)),
      "€190",
      "€480",
    ],
    ["a row of adjectives", table(months, "Mensal|R$ 19|R$ 48", "Vagas|2|6"), "R$ 19 Mensal", "R$ 48 Mensal"],
    ["a row that counts", table(months, "Per seat, monthly|$19|$48"), "$19 Per seat, monthly", "$48 Per seat, monthly"],
    [
      "a row over another that costs once",
      table(months, "Setup|$5|$9", "Per month|$19|$48"),
      "$19 Per month",
      "$48 Per month",
    ],
  ])("tell what is paid when: %s", (_, body, seed, tree) => {
    expect(plansOf(body)).toEqual([`Seed: ${seed}`, `Tree: ${tree}`]);
  });

  it.each([
    [
      "columns",
      table("|Prix au mois|Prix à l'année|Pour qui", "Seed|19 €|190 €|1 poste", "Tree|48 €|480 €|3 postes"),
      "au mois",
      "à l'année",
    ],
    [
      "rows",
      table(months, "Users|3|9", "Preis pro Monat|19 €|48 €", "Preis pro Jahr|190 €|480 €"),
      "pro Monat",
      "pro Jahr",
    ],
  ])("tell the months and the years of each plan: %s", (_, body, month, year) => {
    const both = (name: string, a: string, b: string) => [`${name}: ${a} € ${month}`, `${name}: ${b} € ${year}`];
    expect(plansOf(body).sort()).toEqual([...both("Seed", "19", "190"), ...both("Tree", "48", "480")].sort());
  });

  it("are the plans' names where they are all that differs", () => {
    const body = table("|Monthly|Yearly|Lifetime", "Price|$5|$49|$120", "Devices|1|3|3");
    expect(plansOf(body)).toEqual(["Monthly: $5", "Yearly: $49", "Lifetime: $120"]);
  });
});

describe("what several things cost in each size", () => {
  it("makes no plans of the sizes", () => {
    const things = table(
      "Program|Purpose|Low|Mid|High",
      "Mailer|Newsletters|$10/user|$16/user|$20/user",
      "Funnels|Landing pages|$97|$197|$297",
      "Inboxer|Support|$19|$49|$99",
    );
    expect(plansOf(things)).toEqual([]);
  });

  it("leaves plans whose only row of prices has a label of its own", () => {
    expect(plansOf(table("|Skiff|Barge", "Crew of five|$9|$19", "Boats|1|9"))).toEqual(["Skiff: $9", "Barge: $19"]);
  });
});

describe("what is had for a price", () => {
  it.each([
    ["Up to 80 members<br>$390 a year", "More than 300 members<br>$840 a year"],
    ["5,000 checks<br>$390 a year", "50,000 checks<br>$840 a year"],
    ["1 boat<br>$390 a year", "12 boats<br>$840 a year"],
  ])("names no plan: %s", (a, b) => {
    const body = `<h1>Pricing</h1><div><div><h4>Skiff</h4><p>${a}</p></div><div><h4>Barge</h4><p>${b}</p></div></div>`;
    expect(plansOf(body)).toEqual(["Skiff: $390 a year", "Barge: $840 a year"]);
  });
});

describe("pages that do not call themselves pricing", () => {
  const cards = "<div><div><h4>Skiff</h4><p>$3 a year</p></div><div><h4>Barge</h4><p>$8 a year</p></div></div>";

  it.each(["Fees", "Order", "How to buy", "Bestellen", "Køb", "Gebühren"])("are read under the title %s", (title) => {
    expect(plansOf(`<h1>${title}</h1>${cards}`, "/x")).toEqual(["Skiff: $3 a year", "Barge: $8 a year"]);
  });

  it("are not read where they are of something else", () => {
    expect(plansOf(`<h1>Fees</h1>${cards}`, "/blog/fees")).toEqual([]);
  });
});
