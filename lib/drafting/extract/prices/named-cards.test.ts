import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function plansOf(body: string, head = ""): string[] {
  const reading = acme(`<h1>Pricing</h1>${body}`, "/pricing", head);
  const plans = draftPart("commercial", reading).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => [`${plan.name}:`, plan.price, plan.period].filter(Boolean).join(" "));
}

const card = (...texts: string[]) => `<div>${texts.join("")}</div>`;
const grid = (...cards: string[]) => `<div>${cards.join("")}</div>`;

describe("a card", () => {
  it("is called by the word that its heading opens with, and not by the line over it", () => {
    const free = card("<p>Yours for good</p>", "<h3>Free. And staying so.</h3>", "<p>$0</p><ul><li>One boat</li></ul>");
    const paid = card("<h3>Premium</h3>", "<p>$33 / year</p><ul><li>All boats</li></ul>");
    expect(plansOf(grid(free, paid))).toEqual(["Free: $0", "Premium: $33 / year"]);
  });

  it("may be called by the kind of plan that it is, where others have names", () => {
    const list = "<ul><li>Charts</li></ul>";
    const cards = [
      card("<h4>Retail</h4>", "<p>Without ads</p>", list, "<div><p>$29.95</p></div>"),
      card("<h4>Subscription</h4>", "<p>Without ads</p>", list, "<div><p>$5.95/mo</p></div>"),
    ];
    expect(plansOf(grid(...cards))).toEqual(["Retail: $29.95", "Subscription: $5.95 /mo"]);
    const lone = "<h2>Subscription</h2><section><h3>Choose</h3><p>$5 a month</p></section>";
    expect(plansOf(lone)).not.toContain("Subscription: $5 a month");
  });

  it("with so many of something for an amount is a pack, beside a plan by the month", () => {
    const plan = card("<h3>Harbour</h3>", "<p>€8,49/month</p>", "<button>Take it</button>");
    const pack = (count: number, price: string) =>
      card(`<h3>${count} checks</h3>`, `<p>${price}</p>`, "<p>One-time</p>", "<button>Order</button>");
    expect(plansOf(grid(plan, pack(4, "€7,99"), pack(12, "€17,99")))).toEqual(["Harbour: €8,49 /month"]);
    const held = (count: number, price: string) => card(`<h3>${count} boats</h3>`, `<p>${price} a month</p>`);
    expect(plansOf(grid(held(4, "€8"), held(12, "€18")))).toHaveLength(2);
  });

  it("of a plan that costs nothing stands beside groups of those that are sold", () => {
    const lead = "<h2>De graça</h2><p>Plano De Graça</p><div>R$ 0</div><ul><li>Um barco</li></ul>";
    const paid = grid(card("<p>Dono Só</p>", "<p>R$ 69/mês</p>"), card("<p>Dono Turma</p>", "<p>R$ 350/mês</p>"));
    expect(plansOf(`${lead}<h2>Plano Dono</h2>${paid}`)).toContain("De graça: R$ 0");
  });

  it("is told its price by a sentence with a part of its name, in languages that write names as one word", () => {
    const told = (what: string) => `Voor een koppeling met je ${what} betaal je vanaf 15 euro per maand.`;
    const cards = [
      card("<h3>Kassakoppelingen</h3>", `<p>${told("kassa")}</p>`),
      card("<h3>Factuurkoppelingen</h3>", `<p>${told("facturen")}</p>`),
    ];
    expect(plansOf(grid(...cards))).toEqual([
      "Kassakoppelingen: 15 euro per maand",
      "Factuurkoppelingen: 15 euro per maand",
    ]);
  });
});

describe("the product's price", () => {
  it("is read from what the page describes itself by, and from where it is sold", () => {
    const described = `<meta name="description" content="Acmeflow is $42, once. Not a subscription.">`;
    expect(plansOf("<p>Forty-two dollars.</p>", described)).toEqual(["Acmeflow: $42 once"]);
    expect(plansOf("<p>Acmeflow is in the Mac App Store for $4.49, one purchase.</p>")).toEqual([
      "Acmeflow: $4.49 one purchase",
    ]);
    expect(plansOf("<p>The best part of it is $9, once.</p>")).toEqual([]);
    expect(plansOf("<p>Acmeflow is $42 more than paper.</p>")).toEqual([]);
    expect(plansOf("<p>For students, Acmeflow is $3 a month.</p>")).toEqual([]);
    expect(plansOf("<p>Acmeflow is $12 a month.</p>", described)).toEqual(["Acmeflow: $12 a month"]);
  });

  it("is that of the country which a column names, with what is written over it", () => {
    const row = (name: string, ...cells: string[]) =>
      `<tr><td>${name}</td>${cells.map((one) => `<td>${one}</td>`).join("")}</tr>`;
    const table = `<table><tr><th>Métier</th><th>Maroc / mois</th></tr>${row("Restaurant", "189 MAD")}${row("Boulangerie", "159 MAD")}</table>`;
    expect(plansOf(table)).toEqual(["Restaurant: 189 MAD / mois", "Boulangerie: 159 MAD / mois"]);
  });
});

describe("plans by their size", () => {
  const users = (count: string, price: string) => card(`<h3>${count} users</h3>`, `<p>${price}</p>`);

  it("are plans where one of them is free", () => {
    const cards = grid(users("1", "$0"), users("5", "$12 / month"), users("20", "$30 / month"));
    expect(plansOf(cards)).toEqual(["1 users: $0", "5 users: $12 / month", "20 users: $30 / month"]);
  });

  it("are plans beside what comes on top", () => {
    const row = (name: string, price: string) => `<tr><td>${name}</td><td>${price}</td></tr>`;
    const sizes = `<table><tr><th>Size</th><th>Price per month</th></tr>${row("1 to 5 users", "€9")}${row("6 to 20 users", "€19")}</table>`;
    const extras = `<h2>Support</h2><table>${row("E-mail", "€0")}${row("Phone", "€29")}</table>`;
    expect(
      plansOf(sizes + extras)
        .slice(0, 2)
        .map((one) => one.split(":")[0]),
    ).toEqual(["1 to 5 users", "6 to 20 users"]);
  });

  it("are none under small letters that say what comes on top", () => {
    const extras = grid(card("<h3>Clock</h3>", "<p>$3 / month</p>"), card("<h3>Payroll</h3>", "<p>$7 / month</p>"));
    const plans = grid(card("<h3>Skiff</h3>", "<p>$9 / month</p>"), card("<h3>Barge</h3>", "<p>$19 / month</p>"));
    const labelled = `<section><span class="badge">Optional extras</span>${extras}</section>`;
    expect(plansOf(`<section>${plans}</section>${labelled}`)).toEqual(["Skiff: $9 / month", "Barge: $19 / month"]);
  });
});

describe("plans below a comparison with what others cost", () => {
  const wage = (name: string, sum: string) => card(`<p>${name}</p>`, `<p>${sum} / month</p>`, "<p>by day</p>");
  const rivals = `<h2>A clerk vs. Acmeflow</h2><div>${wage("Half a clerk", "€1,480")}${wage("A clerk", "€2,630")}${wage("Two", "€5,200")}</div>`;
  const plans = grid(card("<h3>Skiff</h3>", "<p>€9 / month</p>"), card("<h3>Barge</h3>", "<p>€24 / month</p>"));

  it("are not under its heading, where that and all it holds stand in a part of their own", () => {
    expect(plansOf(`<section>${rivals}</section><section>${plans}</section>`)).toEqual([
      "Skiff: €9 / month",
      "Barge: €24 / month",
    ]);
  });

  it("are, where the heading and they stand in one part", () => {
    expect(plansOf(`<section><div>${rivals}</div><div>${plans}</div></section>`)).toEqual([]);
    expect(plansOf(`<section><h2>A clerk vs. Acmeflow</h2>${plans}</section>`)).toEqual([]);
    expect(plansOf(`<div><div><h2>Others vs. Acmeflow</h2><p>A word first.</p></div></div>${plans}`)).toEqual([]);
  });
});
