import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

/** The plans and the model of a page of prices. */
function toldOf(body: string, title = "Pricing") {
  const reading = acme(`<h1>${title}</h1>${body}`, "/pricing");
  const { pricing_plans, pricing_model } = judgeCandidates(reading, extractCommercial(reading)).fields;
  const plans = (pricing_plans?.value ?? []).map(({ name, price }) => `${name}: ${price}`);
  return { plans, model: pricing_model?.value ?? null };
}

const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p></div>`;
const cards = (last: string) => `<div>${card("Crew", "€15 / month")}${card("Fleet", "€39 / month")}${last}</div>`;
const PAID = ["Crew: €15", "Fleet: €39"];

describe("a tier that is asked for", () => {
  it.each([
    ["Write to us", "By agreement", "Request pricing", "Lo charlamos", "Cotizar", "A convenir", "Consultanos"],
    ["nous écrire", "Devis personnalisé", "À convenir", "Scrivici", "Da definire", "Su preventivo", "Mail ons"],
    [
      "Schreiben Sie uns",
      "Melden Sie sich",
      "Fale conosco",
      "Napisz do nas",
      "Do ustalenia",
      "Hör av dig",
      "Kontakt os",
    ],
  ])("is one beside those with a price: %s, %s, %s, %s, %s, %s, %s", (...words) => {
    for (const word of words) expect(toldOf(cards(card("Harbour", word))).plans).toEqual([...PAID, `Harbour: ${word}`]);
  });

  it("may have its words set as a heading below its name, or in a line", () => {
    const head = (name: string, price: string) => `<div><h4>${name}</h4><h2>${price}</h2><ul><li>Boats</li></ul></div>`;
    const grid = `<div>${head("Crew", "€15 / month")}${head("Fleet", "€39 / month")}${head("Harbour", "On request")}</div>`;
    expect(toldOf(grid).plans).toEqual([...PAID, "Harbour: On request"]);
    const lines = "<p>Crew – €15 per month.</p><p>Fleet – €39 per month.</p><p>Harbour – talk to us.</p>";
    expect(toldOf(lines).plans).toEqual([...PAID, "Harbour: talk to us"]);
  });

  it("is not whom to ask for what", () => {
    const desk = `<div>${card("Sales", "E-mail us")}${card("Press", "Write to us")}</div>`;
    expect(toldOf(cards("") + desk).plans).toEqual(PAID);
  });
});

describe("a tier that costs nothing", () => {
  it.each([
    ["Free. No card needed.", "Free"],
    ["Gratis, tot 16 leden.", "Gratis"],
    ["Gratis, siempre", "Gratis, siempre"],
    ["Gratuit jusqu’à 16 membres", "Gratuit"],
    ["Za darmo do 16 osób", "Za darmo"],
    ["No charge for up to five people.", "No charge"],
  ])("is one whatever else is said of it: %s", (words, price) => {
    const list = `<dl><dt>Solo</dt><dd>${words}</dd><dt>Crew</dt><dd>€15 per month</dd></dl>`;
    expect(toldOf(list)).toEqual({ plans: [`Solo: ${price}`, "Crew: €15"], model: "freemium" });
  });

  it.each(["₹0", "0 kr", "CHF 0.–", "R$ 0"])("is one in any currency: %s", (price) => {
    expect(toldOf(`<div>${card("Solo", price)}${card("Crew", "€15 / month")}</div>`).model).toBe("freemium");
  });

  it.each([
    ["for a time", "<dt>Start</dt><dd>Free for 14 days</dd>"],
    ["for some", "<dt>Schools</dt><dd>Free for schools on request.</dd>"],
    ["from a sum on", "<dt>Post</dt><dd>Gratis vanaf 50 euro.</dd>"],
    ["by another's name", "<dt>Shipping</dt><dd>Free, anywhere.</dd>"],
  ])("is none that is free %s", (_, row) => {
    const list = `<dl><dt>Crew</dt><dd>€15 per month</dd><dt>Fleet</dt><dd>€39 per month</dd>${row}</dl>`;
    expect(toldOf(list)).toEqual({ plans: PAID, model: "paid" });
  });

  it("for those who learn makes no product freemium", () => {
    expect(toldOf(`<div>${card("Solo", "€59")}${card("Studio", "€240")}${card("École", "Gratuit")}</div>`).model).toBe(
      "paid",
    );
  });
});

describe("plans told in paragraphs that their names open", () => {
  it.each([
    ["Nest is free, for up to 50 items.", "Hedge is £12 a month.", ["Nest: free", "Hedge: £12"]],
    ["Matrose kostet 5 € im Monat.", "Kapitän kostet 12 € im Monat.", ["Matrose: 5 €", "Kapitän: 12 €"]],
    ["Deckhand. €5 a month. One boat.", "Skipper. €12 a month.", ["Deckhand: €5", "Skipper: €12"]],
    [
      "Haus: bis und mit 6 Wohnungen gratis.",
      "Hof: ab 7 Wohnungen CHF 4.50 pro Jahr.",
      ["Haus: gratis", "Hof: CHF 4.50"],
    ],
    ["Public boats: nothing.", "Private boats: $6 per month.", ["Public boats: nothing", "Private boats: $6"]],
  ])("%s %s", (one, other, plans) => {
    expect(toldOf(`<p>${one}</p><p>${other}</p>`).plans).toEqual(plans);
    expect(toldOf(`<ul><li>${one}</li><li>${other}</li></ul>`, "Quanto costa").plans).toEqual(plans);
  });

  it("are not what is given or done beside them, nor what others charge", () => {
    const lines = "<p>Crew is €15 a month.</p><p>Fleet is €39 a month.</p>";
    expect(toldOf(`${lines}<p>Shipping is free.</p><p>Setup is €200 once.</p>`).plans).toEqual(PAID);
    expect(toldOf("<h2>What others charge</h2><p>Boatly is €29 a month.</p><p>Sailr is free.</p>").plans).toEqual([]);
  });
});

describe("prices that are told on asking", () => {
  it.each([
    "Was Acmeflow kostet, hängt von der Flotte ab. Dann bekommen Sie in drei Tagen ein schriftliches Angebot.",
    "Pricing depends on your fleet. We will send you a written quote.",
    "Le tarif dépend de la flotte. Nous vous envoyons une proposition chiffrée.",
    "El precio depende de la flota. Te enviamos una propuesta.",
    "Prisen afhænger af flåden. Skriv, så sender vi et tilbud.",
  ])("make the model contact: %s", (text) => {
    expect(toldOf(`<p>${text}</p>`).model).toBe("contact");
  });

  it("are not what the product does for its users", () => {
    expect(toldOf("<p>Acmeflow sends quotes to your customers within a day.</p>").model).toBeNull();
  });
});
