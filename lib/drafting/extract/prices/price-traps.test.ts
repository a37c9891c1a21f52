import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function plansOf(body: string, path = "/pricing"): string[] {
  const reading = acme(body, path);
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => `${plan.name} ${plan.price}`);
}

const card = (name: string, price: string) => `<div class="card"><h3>${name}</h3><p>${price}</p></div>`;

describe("figures that are no prices", () => {
  it("keeps the regular price beside a sale price, whichever stands first", () => {
    const cards = `${card("Crew", "<del>$30</del> <b>$15</b> Summer sale")}${card("Fleet", "Now $40 <s>$80</s> Summer sale")}`;
    expect(plansOf(`<div>${cards}</div>`)).toEqual(["Crew $30", "Fleet $80"]);
  });

  it("keeps the regular prices of lines that stand below the name of a sale", () => {
    const line = (name: string) => `<p>${name} <s>from €30</s> from €15</p>`;
    expect(plansOf(`<section><p>Summer sale</p>${line("Crew")}${line("Fleet")}</section>`)).toEqual([
      "Crew from €30",
      "Fleet from €30",
    ]);
  });

  it("does not call two boxes without names by the product's name", () => {
    const box = (price: string) => `<section><p>${price}</p><p>For you</p></section>`;
    expect(plansOf(`<h1>Buy Acmeflow</h1><div>${box("$5 monthly")}${box("$15 monthly")}</div>`)).toEqual([]);
  });

  it("keeps what is asked today where a price of before is struck through and no sale is named", () => {
    const old = '<p class="old-price">$80</p><p>$40</p>';
    expect(
      plansOf(`<div>${card("Crew", "<del>$30</del> <b>$15</b>")}<div class="card"><h3>Fleet</h3>${old}</div></div>`),
    ).toEqual(["Crew $15", "Fleet $40"]);
  });

  it("makes no plan of a line that is struck through", () => {
    expect(plansOf("<ul><li><s>Crew: $9</s></li><li><s>Fleet: $16</s></li></ul>")).toEqual([]);
  });

  it.each([
    ["a limit", "Up to $1,000 in monthly sales"],
    ["a limit in German", "bis 500 € Umsatz im Monat"],
    ["an instalment", "or 3 payments of $2"],
    ["an instalment as a sum", "4 x $3"],
  ])("takes %s for no price", (_, line) => {
    const cards = `${card("Crew", `Free</p><p>${line}`)}${card("Fleet", `$29 per month</p><p>${line}`)}`;
    expect(plansOf(`<div>${cards}</div>`)).toEqual(["Crew Free", "Fleet $29"]);
  });

  it("keeps the regular price of a sale, and what is asked today where no sale is named", () => {
    const crew = (words: string) => `<div><h3>Crew</h3><p class="old">€30</p><p>€15 per month</p><p>${words}</p></div>`;
    const fleet = card("Fleet", "€99 per month");
    expect(plansOf(`<div>${crew("Autumn sale")}${fleet}</div>`)).toEqual(["Crew €30", "Fleet €99"]);
    expect(plansOf(`<div>${crew("Up to ten boats")}${fleet}</div>`)).toEqual(["Crew €15", "Fleet €99"]);
  });

  it("makes no plan of a line that speaks about the sale", () => {
    const crew = card("Crew", "<s>$9</s> $6 per month</p><p>Autumn sale: regular price $9.");
    expect(plansOf(`<div>${crew}${card("Fleet", "$14 per month")}</div>`)).toEqual(["Crew $9", "Fleet $14"]);
  });

  it.each([
    ["old and new", "<p>Old price: $49 per month</p><p>New price: $29 per month</p>"],
    [
      "old and new in elements of their own",
      "<p>Old price</p><p>$49 per month</p><p>New price</p><p>$29 per month</p>",
    ],
    ["under headings", "<h3>Regular price</h3><p>$49 per month</p><h3>Sale price</h3><p>$29 per month</p>"],
    ["in a list", "<ul><li>Full price: $49 per month</li><li>Launch price: $29 per month</li></ul>"],
    ["of a sale", "<p>List price: $49 per month<br>Black Friday sale: $29 per month</p>"],
    ["a sale alone", "<p>Autumn sale: $29 per month</p>"],
    ["an offer alone", "<p>Special offer: $19 per month</p>"],
    ["German", "<p>Listenpreis: 49 € pro Monat</p><p>Aktionspreis: 29 € pro Monat</p>"],
    ["French", "<p>Ancien prix : 49 € par mois</p><p>Nouveau prix : 29 € par mois</p>"],
    ["Spanish", "<p>Precio anterior: 49 € al mes</p><p>Oferta especial: 29 € al mes</p>"],
    ["Italian", "<p>Prezzo di listino: 49 € al mese</p><p>Prezzo scontato: 29 € al mese</p>"],
    ["Dutch", "<p>Oude prijs: € 49 per maand</p><p>Actieprijs: € 29 per maand</p>"],
  ])("makes no plans of what a price is beside another: %s", (_, lines) => {
    expect(plansOf(`<h2>Prices</h2>${lines}`)).toEqual([]);
  });

  it("makes plans of what is called by a word of sales and is none", () => {
    const lines = "<p>Point of Sale: $29 per month</p><p>New Crew: $49 per month</p>";
    expect(plansOf(`<h2>Prices</h2>${lines}`)).toEqual(["Point of Sale $29", "New Crew $49"]);
  });

  it.each([
    ["raised behind a space", "$9 <sup>99</sup> per month"],
    ["small", "<span>$</span><span>9</span><small>99</small> per month"],
    ["after a figure that a switch shows in turn", "$<span>10</span><span>8</span> per month"],
  ])("leaves a price blank whose cents are set apart: %s", (_, price) => {
    const others = `${card("Fleet", "$29 per month")}${card("Port", "$49 per month")}`;
    expect(plansOf(`<div>${card("Crew", price)}${others}</div>`)).toEqual(["Fleet $29", "Port $49"]);
  });

  it.each([
    ["$9<sup>99</sup> per month", "Crew $9⁹⁹"],
    ["9<sup>99</sup> € pro Monat", "Crew 9⁹⁹ €"],
  ])("reads a price whose cents are raised behind it, as the page sets it: %s", (price, plan) => {
    expect(plansOf(`<div>${card("Crew", price)}${card("Fleet", "$29 per month")}</div>`)).toEqual([plan, "Fleet $29"]);
  });

  it("reads a price whose cents are set apart with their point, and one with a footnote", () => {
    const cards = `${card("Crew", "$9<sup>.99</sup> per month")}${card("Fleet", "$29<sup>1</sup> per month")}`;
    expect(plansOf(`<div>${cards}</div>`)).toEqual(["Crew $9.99", "Fleet $29"]);
  });

  it.each([
    ["an empty slot", "<span></span> per seat"],
    ["a dash", "$– / month"],
    ["a template", "€ {{ price }} / month"],
    ["three dots", "$… / month"],
  ])("leaves a price that a script fills in blank: %s", (_, price) => {
    expect(plansOf(`<div>${card("Crew", price)}${card("Fleet", price)}</div>`)).toEqual([]);
  });

  it("takes noughts in several paid plans for slots that a script fills in", () => {
    expect(
      plansOf(`<div>${card("Crew", "$0 / month")}${card("Fleet", "$0 / month")}${card("Port", "$0 / month")}</div>`),
    ).toEqual([]);
  });

  it("reads no gifts to the project", () => {
    const tiers = `<div>${card("Seedling", "$5 / month")}${card("Oak", "$50 / month")}</div>`;
    expect(plansOf(`<h1>Donate</h1>${tiers}`, "/donate")).toEqual([]);
    expect(plansOf(`<h1>Acmeflow</h1><h2>Become a sponsor</h2>${tiers}`, "/")).toEqual([]);
    expect(plansOf(`<h1>Acmeflow</h1><h2>Support us</h2>${tiers}`, "/")).toEqual([]);
  });

  it("reads no savings, revenue, funding, credits or fines", () => {
    const body = `<h1>Pricing</h1><div>${card("Saved", "Save $20 a month")}${card("Revenue", "$4.5M in revenue")}${card("Raised", "$12 million raised")}${card("Credit", "$10 credit")}</div>`;
    expect(plansOf(body)).toEqual([]);
  });

  it("reads no prices of competitors, customers and posts", () => {
    const cards = `<h1>Pricing compared</h1><div>${card("Otherboard", "$49 / month")}${card("Thirdtask", "$99 / month")}</div>`;
    for (const path of [
      "/alternatives",
      "/acmeflow-vs-otherboard",
      "/blog/our-new-pricing",
      "/case-studies/harbor",
      "/docs/pricing-api",
    ]) {
      expect(plansOf(cards, path)).toEqual([]);
    }
  });

  it("reads no prices of others that stand in a table or section beside the product's own", () => {
    const rows =
      "<tr><th></th><th>Acmeflow</th><th>Otherboard</th></tr><tr><td>Price</td><td>$19</td><td>$25</td></tr>";
    expect(plansOf(`<h1>Pricing</h1><table>${rows}</table>`)).toEqual([]);
    const others = `<div>${card("Otherboard", "$25 per month")}${card("Thirdtask", "$34 per month")}</div>`;
    expect(plansOf(`<h1>Pricing</h1><h2>How Acmeflow compares</h2>${others}`)).toEqual([]);
  });

  it.each([
    "What boards cost elsewhere",
    "How others charge",
    "Was andere Anbieter verlangen",
    "Combien ça coûte ailleurs ?",
    "Lo que cobran los demás",
    "Quanto si paga altrove",
    "Wat andere aanbieders vragen",
    "Ile płaci się u innych",
    "Quanto cobram os outros",
    "Vad andra leverantörer tar",
    "Hvad det koster andre steder",
  ])("reads no prices of others below the heading %j", (heading) => {
    const crew = `<div>${card("Crew", "$9 a month")}${card("Fleet", "$29 a month")}</div>`;
    const others = "<tr><td>Otherboard</td><td>$45 a month</td></tr><tr><td>Thirdtask</td><td>$60 a month</td></tr>";
    expect(plansOf(`<h1>Pricing</h1>${crew}<h2>${heading}</h2><table>${others}</table>`)).toEqual([
      "Crew $9",
      "Fleet $29",
    ]);
  });

  it.each([
    ["Data migration", "On-site training"],
    ["Einrichtung im Haus", "Datenübernahme"],
    ["Mise en service", "Reprise de vos données"],
    ["Puesta en marcha", "Migración de fichas"],
    ["Attivazione", "Formazione in sede"],
    ["Installatie bij u", "Transactiekosten per betaling"],
    ["Wdrożenie", "Szkolenie w firmie"],
    ["Instalação", "Treinamento no local"],
    ["Driftsättning", "Utbildning på plats"],
    ["Opsætning", "Undervisning hos jer"],
  ])("makes no plans of the services %j and %j in a list below the plans", (one, other) => {
    const plans = `<div>${card("Crew", "€9 per month")}${card("Fleet", "€29 per month")}</div>`;
    const prices = ["€150 per month", "€40"];
    const rows = [one, other].map((name, at) => `<tr><td>${name}</td><td>${prices[at]}</td></tr>`).join("");
    const items = [one, other].map((name, at) => `<li>${name}: ${prices[at]}</li>`).join("");
    for (const list of [`<table>${rows}</table>`, `<ul>${items}</ul>`])
      expect(plansOf(`<h1>Pricing</h1>${plans}<h2>Besides</h2>${list}`)).toEqual(["Crew €9", "Fleet €29"]);
  });

  it("keeps a plan whose card is called as a service is", () => {
    expect(plansOf(`<div>${card("Training", "€9 per month")}${card("Racing", "€29 per month")}</div>`)).toEqual([
      "Training €9",
      "Racing €29",
    ]);
  });

  it("reads no prices in the words of customers", () => {
    expect(
      plansOf(
        `<h1>Pricing</h1><blockquote><p>Otherboard</p><p>$99 a month</p></blockquote><div class="testimonial"><h3>Jo</h3><p>$45 / month</p></div>`,
      ),
    ).toEqual([]);
  });

  it("leaves prices of extras in a plan's list of features alone", () => {
    const crew = "<div><h3>Crew</h3><p>$9 / month</p><ul><li>3 boards</li><li>$2 per extra board</li></ul></div>";
    expect(plansOf(`<div>${crew}${card("Fleet", "$29 / month")}</div>`)).toEqual(["Crew $9", "Fleet $29"]);
  });

  it.each([
    ["what comes on top", "50,000 letters, then $0.90 per 1,000"],
    ["another seat", "Each additional seat $5"],
    ["an option", "Add a second harbour for $30 per month."],
    ["another service of the maker", "Northern's custom work starts at $80 per hour."],
    ["somebody else's price in a sentence", "A server costs $5/mo and your time."],
  ])("makes no plan of %s", (_, line) => {
    const cards = `<div>${card("Crew", "$9 per month")}${card("Fleet", `$29 per month</p><p>${line}`)}</div>`;
    expect(plansOf(`${cards}<h2>More</h2><p>${line}</p>`)).toEqual(["Crew $9", "Fleet $29"]);
  });

  it("leaves amounts in questions and answers alone", () => {
    expect(
      plansOf(
        "<h1>Pricing</h1><h2>Frequently asked questions</h2><h3>Setup fee</h3><p>$150 once</p><h3>Invoice</h3><p>$5 each</p>",
      ),
    ).toEqual([]);
  });

  it("does not take a button for the price of a plan that states one", () => {
    expect(
      plansOf(`<div><div><h3>Crew</h3><p>$9</p><a href="/c">Contact us</a></div>${card("Fleet", "$29")}</div>`),
    ).toEqual(["Crew $9", "Fleet $29"]);
  });

  it("makes no plans of a page that only says contact us", () => {
    expect(plansOf("<h1>Pricing</h1><h2>Acmeflow for everyone</h2><a href='/contact'>Contact us</a>")).toEqual([]);
  });

  it("reads no plans from the figures of a reader that an example shows", () => {
    const lines = ["Your current rate: €24 per night", "Rates nearby: €31 per night", "Proposal: €29 per night"];
    expect(plansOf(`<h2>Pricing help</h2><p>${lines.join("<br>")}</p>`)).toEqual([]);
    expect(
      plansOf(`<h2>Jouw prijs</h2><p>${lines.join("<br>").replace("Your current rate", "Jouw huidige tarief")}</p>`),
    ).toEqual([]);
  });
});
