import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function plansOf(body: string, path = "/pricing"): string[] {
  const reading = acme(body, path);
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => [plan.name, plan.price, plan.period].filter(Boolean).join(" "));
}

const box = (...lines: string[]) =>
  `<div>${lines.map((line) => `<p>${line}</p>`).join("")}<a href="/buy">Buy</a></div>`;

describe("plans side by side", () => {
  it("are named by what differs at the same place, not by what each repeats or only one carries", () => {
    const [skiff, barge] = [
      box("⭐ Most popular", "🌊 Skiff", "Starting at", "€4", "per month"),
      box("Barge", "Starting at", "€9", "per month"),
    ];
    expect(plansOf(`<div>${skiff}${barge}</div>`)).toEqual(["Skiff €4 per month", "Barge €9 per month"]);
  });

  it("do not take in the cards below a heading over extras", () => {
    const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p><p>For one harbour.</p></div>`;
    const plans = `<div>${card("Skiff", "€4 per month")}${card("Barge", "€9 per month")}</div>`;
    const extras = `<div>${card("Tide board", "€2 per month")}${card("Gate codes", "€3 per month")}</div>`;
    for (const heading of ["Add-ons", "Tillval", "Zusatzmodule", "Servizi aggiuntivi"])
      expect(plansOf(`${plans}<h2>${heading}</h2>${extras}`)).toEqual(["Skiff €4 per month", "Barge €9 per month"]);
  });

  it.each([
    "What can be added",
    "Was dazukommen kann",
    "Ce qui peut s’ajouter",
    "Qué se puede añadir",
    "Da aggiungere",
    "Was sonst noch kosten kann",
    "What else can cost something",
    "Autres frais",
    "Overige kosten",
    "Co jeszcze kosztuje",
  ])("do not take in lines below a heading over what is bought beside them: %s", (heading) => {
    const plans = `<div>${box("Skiff", "€4 per month")}${box("Barge", "€9 per month")}</div>`;
    const extras = "<ul><li>Tide board: €189, once</li><li>Gate codes: €8 per month</li></ul>";
    expect(plansOf(`${plans}<h2>${heading}</h2>${extras}`)).toEqual(["Skiff €4 per month", "Barge €9 per month"]);
  });

  it.each(["Dienstleistungen", "Hardware", "Services", "Servizi"])(
    "keep their names where a section with prices of its own follows: %s",
    (heading) => {
      const flat = (name: string, price: string) => `<h3>${name}</h3><p>${price}</p>`;
      const plans = `<h2>Plans</h2>${flat("Skiff", "€9 per month")}${flat("Barge", "€29 per month")}`;
      const beside = `<h2>${heading}</h2>${flat("Tide sensor", "€480")}${flat("Gate", "from €650")}`;
      expect(plansOf(plans + beside)).toEqual(["Skiff €9 per month", "Barge €29 per month"]);
    },
  );

  it("cost no amount with a plus before it: that comes on top", () => {
    const plans = `<div>${box("Skiff", "€4 per month")}${box("Barge", "€9 per month")}</div>`;
    const extras = "<ul><li>Tide board: + €2 per month</li><li>Gate codes: + €8 per month</li></ul>";
    expect(plansOf(`${plans}<h2>And more</h2>${extras}`)).toEqual(["Skiff €4 per month", "Barge €9 per month"]);
  });

  it.each(["Let's see", "Parliamone", "Begär offert"])(
    "may tell in words where others have their prices that it is told on asking: %s",
    (words) => {
      const plans = `${box("Skiff", "€4 per month")}${box("Barge", "€9 per month")}${box("Fleet", words)}`;
      expect(plansOf(`<div>${plans}</div>`)).toEqual(["Skiff €4 per month", "Barge €9 per month", `Fleet ${words}`]);
    },
  );

  it.each([
    "For large teams",
    "Get started",
    "Bientôt disponible",
    "Five boards",
    "Custom domains",
    "Free trial",
    "Gratis, 14 Tage",
  ])("have no price in other words: %s", (words) => {
    const plans = `${box("Skiff", "€4 per month")}${box("Barge", "€9 per month")}${box("Fleet", words)}`;
    expect(plansOf(`<div>${plans}</div>`)).toEqual(["Skiff €4 per month", "Barge €9 per month"]);
  });

  it("are lines of one paragraph, the free one too", () => {
    expect(plansOf("<h2>Prices</h2><p>Skiff: free up to ten boats<br>Barge: €9 per month, no limit</p>")).toEqual([
      "Skiff free",
      "Barge €9 per month",
    ]);
  });

  it("are named below a heading that only repeats the product", () => {
    const card = (name: string, price: string) => `<div><h3>Acmeflow</h3><p>${name}</p><p>${price}</p></div>`;
    expect(plansOf(`<div>${card("Crew", "$9 a month")}${card("Fleet", "$20 a month")}</div>`)).toEqual([
      "Crew $9 a month",
      "Fleet $20 a month",
    ]);
  });

  it.each([
    ["German", "49 € / Stunde"],
    ["Polish", "49 zł netto / mies"],
    ["Italian", "49 € al mese"],
    ["Dutch", "€ 49 per gebruiker per maand"],
    ["Portuguese", "€ 49 por utilizador ao mês"],
  ])("keep what a price is paid for in %s", (_language, price) => {
    const [first] = plansOf(`<div>${box("Skiff", price)}${box("Barge", price.replace("49", "99"))}</div>`);
    expect(first?.replace(/\s/g, "")).toContain(price.replace(/netto|\s/g, "").slice(2));
  });

  it("may be called by nothing but how often they are paid, in any language", () => {
    const yearly = box("Bespaar 34%", "Jaarlijks", "€9,92/maand", "Gefactureerd als €119 per jaar.");
    expect(plansOf(`<div>${box("Maandelijks", "€14,95/maand")}${yearly}</div>`).slice(0, 2)).toEqual([
      "Maandelijks €14,95 /maand",
      "Jaarlijks €9,92 /maand",
    ]);
  });

  it("state every part of a price that is counted twice", () => {
    const seats = (editor: string, reader: string) =>
      `<div><p>${editor} per editor/month</p><p>${reader} per reader/month</p></div>`;
    const card = (name: string, parts: string) => `<div><h3>${name}</h3>${parts}</div>`;
    expect(plansOf(`<div>${card("Crew", seats("$10", "$2"))}${card("Fleet", seats("$50", "$5"))}</div>`)).toEqual([
      "Crew $10 per editor + $2 per reader /month",
      "Fleet $50 per editor + $5 per reader /month",
    ]);
  });

  it.each([
    ["Plans for every budget", "Skiff"],
    ["Pricing – save 20% yearly", "Skiff"],
    ["Preise zzgl. MwSt", "Skiff"],
    ["For crews", "Budget"],
  ])("stand under %j, one of them called %s", (title, name) => {
    const plans = `<div>${box(name, "€4 per month")}${box("Barge", "€9 per month")}</div>`;
    expect(plansOf(`<section><h2>${title}</h2>${plans}</section>`)).toEqual([
      `${name} €4 per month`,
      "Barge €9 per month",
    ]);
  });

  it.each(["Pricing calculator", "Example prices"])("are not the sums under %j", (title) => {
    const sums = `<div>${box("Small crew", "€4 per month")}${box("Large crew", "€9 per month")}</div>`;
    expect(plansOf(`<section><h2>${title}</h2>${sums}</section>`)).toEqual([]);
  });

  it("leave out a sample invoice, a calculator and what is sold beside them", () => {
    const plans = `<div>${box("Skiff", "€4 per month")}${box("Barge", "€9 per month")}</div>`;
    const invoice = `<section><h3>Sample invoice</h3><div>${box("Net", "€100")}${box("Total", "€119")}</div></section>`;
    const savings = `<section><h2>Your savings</h2><div>${box("A year", "€4,725 / year")}${box("A crew", "€12 / month")}</div></section>`;
    const extras = `<section><h2>Add-ons</h2><div>${box("Set-up", "€59")}${box("Additional crew", "€3 / month")}</div></section>`;
    expect(plansOf(`<section>${plans}</section>${invoice}${savings}${extras}`)).toEqual([
      "Skiff €4 per month",
      "Barge €9 per month",
    ]);
  });

  it("stay when one of them does not stand the proof", () => {
    const odd = box("Lighter", "Free trial, not free");
    const reading = acme(`<div>${box("Skiff", "€4 per month")}${box("Barge", "€9 per month")}${odd}</div>`, "/pricing");
    const given = extractCommercial(reading);
    const plans = given.fields?.pricing_plans;
    if (!plans) throw new Error("no plans");
    const invented = {
      ...plans.value[0],
      name: "Skiff",
      price: "€3",
      amount_cents: 300,
      period: null,
      currency: "EUR",
    };
    const fields = { ...given.fields, pricing_plans: { ...plans, value: [...plans.value, invented] } };
    const proven = judgeCandidates(reading, { ...given, fields }).fields.pricing_plans?.value ?? [];
    expect(proven.map((plan) => `${plan.name} ${plan.price}`)).toEqual(["Skiff €4", "Barge €9"]);
  });

  it("are read under a home page whose tagline names what it replaces", () => {
    const body = `<h1>The friendly alternative to your suite</h1><section><h2>Pricing</h2><div>${box("Skiff", "€4 per month")}${box("Barge", "€9 per month")}</div></section>`;
    expect(plansOf(body, "/")).toEqual(["Skiff €4 per month", "Barge €9 per month"]);
  });
});

describe("a plan of a group", () => {
  it("may be that of non-profits, whose name tells no sum", () => {
    const card = (name: string, price: string) =>
      `<div class="card"><h3>${name}</h3><div>${price}</div><p>per user / month</p><ul><li>Backups</li></ul><a href="/try">Start</a></div>`;
    const grid = (...cards: string[]) => `<div class="grid">${cards.join("")}</div>`;
    const plans = grid(card("Starter", "€3.20"), card("Pro", "€5.60"), card("Non-Profit", "€2.40"));
    expect(plansOf(plans)).toHaveLength(3);
    const sums = grid("<div><h3>Costs</h3><p>€320</p></div>", "<div><h3>Profit</h3><p>€560</p></div>");
    expect(plansOf(sums)).toEqual([]);
  });

  it("has a base and a part for each user, whatever costs extra behind", () => {
    const card = `<h2>Um plano. Zero surpresas.</h2><ul><li>✓ Ementas</li></ul><div><p>Profissional</p><p>€23/mês</p>
      <p>+ €3 por utilizador/mês · + €12 por cozinha extra</p><a href="/register">Começar</a></div>`;
    expect(plansOf(card)[0]).toContain("€3 por utilizador");
  });
});

describe("a share of what passes through", () => {
  const card = (name: string, price: string, fee: string) =>
    `<div class="card"><h3>${name}</h3><p>${price}</p><h6>${fee}</h6><ul><li>Bookings</li></ul><a href="/go">Start</a></div>`;

  it("is a part of the price, and a rebate is none", () => {
    const plans = plansOf(
      `<div>${card("Sloop", "$39 / mo", "+ 0.8% Booking Fee *")}${card("Brig", "$89 / mo", "20% off with a yearly plan")}</div>`,
    );
    expect(plans).toEqual(["Sloop $39 / mo + 0.8% Booking Fee", "Brig $89 / mo"]);
  });
});
