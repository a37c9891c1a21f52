import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function modelOf(body: string, path = "/"): string | null {
  const reading = acme(body, path);
  return judgeCandidates(reading, extractCommercial(reading)).fields.pricing_model?.value ?? null;
}

const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p></div>`;

describe("pricing model", () => {
  it("follows the plans", () => {
    expect(modelOf(`<div>${card("Crew", "$9")}${card("Fleet", "$29")}</div>`, "/pricing")).toBe("paid");
    expect(modelOf(`<div>${card("Solo", "Free")}${card("Fleet", "$29")}</div>`, "/pricing")).toBe("freemium");
    expect(modelOf(`<div>${card("Crew", "On request")}${card("Fleet", "Contact sales")}</div>`, "/pricing")).toBe(
      "contact",
    );
  });

  it.each([
    ["Preis auf Anfrage.", "contact"],
    ["Price on request", "contact"],
    ["Reports on request", null],
  ])("is asked for where a line of any page says so of the price: %s", (line, model) => {
    expect(modelOf(`<h1>Acmeflow</h1><h2>Price</h2><p>${line}</p>`)).toBe(model);
  });

  it.each([
    "Für alle mit gültigem Servicevertrag kostenlos.",
    "Free for everyone with a valid licence.",
    "Gratuit pour tous ceux qui ont un contrat.",
  ])("is not freemium for what some have for nothing: %s", (line) => {
    const plans = `<h2>Prices</h2><div>${card("Crew", "€9 / month")}${card("Fleet", "€29 / month")}</div>`;
    expect(modelOf(`<h1>Acmeflow</h1><p>${line}</p>${plans}`)).toBe("paid");
  });

  it.each([
    "Free forever with up to 3 boats.",
    "Kostenlos für immer mit drei Booten.",
    "Gratis para siempre con tres barcos.",
  ])("is freemium where some of it is free for good: %s", (line) => {
    const plans = `<h2>Prices</h2><div>${card("Crew", "€9 / month")}${card("Fleet", "€29 / month")}</div>`;
    expect(modelOf(`<h1>Acmeflow</h1><p>${line}</p>${plans}`)).toBe("freemium");
  });

  it("follows plans under an invitation to have more of them", () => {
    const plans = `<h2>Upgrade to 5 seats</h2><div>${card("Crew", "€9 / month")}${card("Fleet", "€29 / month")}</div>`;
    expect(modelOf(plans, "/pricing")).toBe("paid");
  });

  it("is not freemium for an upgrade that costs nothing", () => {
    const rows = (...all: [string, string][]) =>
      `<table>${all.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join("")}</table>`;
    const plans = rows(["Licence", "Price"], ["Single user", "£59.00"], ["Newsroom pack", "£220.00"]);
    const upgrades = rows(["You have", "Price"], ["Version 4, bought after March", "free"], ["Version 4", "£24.00"]);
    expect(modelOf(`<h2>Order</h2>${plans}<h2>Upgrades to version 5</h2>${upgrades}`, "/order")).toBe("paid");
  });

  it("is not asked for where something beside the product is priced on request", () => {
    expect(modelOf("<h1>Acmeflow</h1><h3>On-site training</h3><p>Price on request</p>")).toBeNull();
  });

  it.each(["Acmeflow Pro opens maps and reports.", "More in the “Premium” version.", "Maps are for Premium users."])(
    "is not free where the site tells of an edition beside it: %s",
    (told) => {
      const free = "<h1>Acmeflow lists for crews</h1><p>Acmeflow is free to download and use.</p>";
      expect(modelOf(free)).toBe("free");
      expect(modelOf(`${free}<p>${told}</p>`)).toBeNull();
      expect(modelOf(`${free}<p>There is no Pro version. All Premium features are free.</p>`)).toBe("free");
    },
  );

  it("is freemium where a page of an offer calls the product itself free", () => {
    const plans = `<div>${card("Lite", "€5 / month")}${card("Plus", "€8 / month")}</div>`;
    expect(modelOf(`<h1>Acmeflow Plus</h1><p>Acmeflow is free and open source, forever.</p>${plans}`, "/plus")).toBe(
      "freemium",
    );
  });

  it("is not paid where a plan is called free, even if its price cannot be read", () => {
    const cards = `${card("Free", "$0<sup>00</sup>")}${card("Crew", "$9")}${card("Fleet", "$29")}`;
    expect(modelOf(`<div>${cards}</div>`, "/pricing")).toBe("freemium");
  });

  it("is not paid where an entry of the list is free", () => {
    const list = (free: string) => `<h2>Pricing</h2><ul><li>${free}</li><li><b>Crew</b>: €4 per month</li></ul>`;
    expect(modelOf(list("<b>Free</b>: one boat"), "/pricing")).toBe("freemium");
    expect(modelOf(list("Skiff: free up to 30 boats"), "/pricing")).toBe("freemium");
    expect(modelOf(list("Basic version – free"), "/pricing")).toBe("freemium");
    expect(modelOf(list("Skiff: free for 14 days"), "/pricing")).toBe("paid");
    expect(modelOf(list("Every plan: free updates"), "/pricing")).toBe("paid");
  });

  it.each([
    "Acmeflow is free for everyone with one boat.",
    "Self-hosting is free, forever.",
    "Acmeflow ist für eine Jolle kostenlos.",
  ])("is not paid beside plans where the site says %j", (line) => {
    expect(modelOf(`<div>${card("Crew", "$9")}${card("Fleet", "$29")}</div><p>${line}</p>`, "/pricing")).toBe(
      "freemium",
    );
  });

  it.each([
    "Segelschulen bekommen Acmeflow Crew kostenlos.",
    "Sea scouts get Acmeflow for free.",
    "Les clubs de voile reçoivent Acmeflow gratuitement.",
    "Le scuole di vela ricevono Acmeflow gratis.",
    "Los clubes de vela reciben Acmeflow gratis.",
    "Zeilscholen krijgen Acmeflow gratis.",
  ])("is paid where some alone get it for nothing: %j", (line) => {
    expect(modelOf(`<div>${card("Crew", "$9")}${card("Fleet", "$29")}</div><p>${line}</p>`, "/pricing")).toBe("paid");
  });

  it("is paid where what costs nothing is a trial, or a free plan is denied", () => {
    const plans = `<div>${card("Crew", "€9 / mese")}${card("Fleet", "€29 / mese")}</div>`;
    const trial = `<div>${card("Trial", "Gratis")}${card("Crew", "€9 / mese")}${card("Fleet", "€29 / mese")}</div>`;
    expect(modelOf(trial, "/pricing")).toBe("paid");
    expect(modelOf(`${plans}<p>Acmeflow is free to try. We don't have a free plan.</p>`, "/pricing")).toBe("paid");
  });

  it("is not free where the section on prices asks money", () => {
    const pricing = (more: string) => `<h1>Acmeflow</h1><h2>Pricing</h2><p>Acmeflow is free. ${more}</p>`;
    expect(modelOf(pricing("Pro is a one-time payment of $12 and adds sync."))).toBe("freemium");
    expect(modelOf(pricing("Hosting it yourself costs about $5 per month."))).toBeNull();
  });

  it.each([
    "Acmeflow is free and open source.",
    "Acmeflow is completely free.",
    "Free forever. No account required.",
    "Acmeflow ist kostenlos.",
    "Acmeflow est gratuit.",
    "Program jest i pozostanie bezpłatny.",
    "The app is free.",
    "<h2>Free for everyone</h2>",
  ])("is free by %j where no plan is stated", (text) => {
    expect(modelOf(`<p>${text}</p>`)).toBe("free");
  });

  it.each([
    "Acmeflow is for the Mac. It is a paid app with a free trial.",
    "Acmeflow is a paid app. If you only want a look at it, take the free trial and use everything for free.",
    "Acmeflow is sold as a one-time purchase in the form of a license key.",
    "Acmeflow ist kostenpflichtig.",
    "Acmeflow est payant.",
    "Acmeflow es una aplicación de pago.",
    "Acmeflow è un programma a pagamento.",
    "Acmeflow jest płatną aplikacją.",
  ])("is paid by %j where no plan is stated", (text) => {
    expect(modelOf(`<p>${text}</p>`)).toBe("paid");
  });

  it.each([
    "One-time purchase, no subscription.",
    "A license must be bought for commercial use.",
    "Acmeflow is not a paid app.",
    "Acmeflow Pro is a one-time purchase.",
    "Acmeflow for iOS is a paid app.",
    "Acmeflow is a paid app marketplace.",
    "Acmeflow ist kostenpflichtig ab dem zweiten Benutzer.",
    "Unlike Kelpline, which is a paid app, Acmeflow keeps your data.",
    "Kelpline is a paid app.",
    "Is Acmeflow a paid app?",
    "Text messages: It is a paid app.",
    "Der Versand ist kostenpflichtig.",
  ])("is not paid by %j", (text) => {
    expect(modelOf(`<p>${text}</p>`)).toBeNull();
  });

  it.each([
    "We don't have a free plan.",
    "Start your free trial.",
    "Look around and try Acmeflow for free.",
    "Feel free to contact us.",
    "An ad-free task list",
    "Acmeflow is not free.",
    "Free shipping",
    "Is Acmeflow free?",
    "Book a free demo",
    "Bezpłatna konsultacja 15 min",
    "Co obejmuje darmowa pula?",
  ])("stays blank on %j", (text) => {
    expect(modelOf(`<p>${text}</p>`)).toBeNull();
  });

  it.each([
    "Students use Acmeflow for free.",
    "Für Schulen und Vereine ist Acmeflow kostenlos.",
    "Acmeflow est gratuit pour les écoles.",
    "Acmeflow is gratis voor scholen.",
  ])("stays paid where others pay, by %j", (text) => {
    const cards = "<div><div><h3>Crew</h3><p>€9 a month</p></div><div><h3>Fleet</h3><p>€29 a month</p></div></div>";
    expect(modelOf(`<h2>Prices</h2>${cards}<p>${text}</p>`)).toBe("paid");
  });

  it.each([
    [
      "a plan to try it out that costs nothing a month",
      card("Free", "$0/mo").replace("<p>", "<p>To try it</p><p>"),
      "",
      "freemium",
    ],
    ["a free plan that may come", "", "<p>Maybe Acmeflow will get a free plan later.</p>", "paid"],
    ["vielleicht", "", "<p>Vielleicht gibt es später einen Gratis-Tarif.</p>", "paid"],
  ])("weighs %s", (_what, free, text, model) => {
    const plans = `${free}${card("Crew", "$9/mo")}${card("Fleet", "$29/mo")}`;
    expect(modelOf(`<h2>Prices</h2><div>${plans}</div>${text}`, "/pricing")).toBe(model);
  });

  it("is freemium where headings of a row name plans with their prices, one of them free", () => {
    const plan = (name: string) => `<div><h2>${name}</h2><p>For crews that sail.</p><ul><li>Ten boats</li></ul></div>`;
    const plans = ["Hobby (Free)", "Hobby Pro ($6/mo)", "Studio ($25/mo)"].map(plan).join("");
    expect(modelOf(`<h1>Pricing</h1><div>${plans}</div>`, "/pricing")).toBe("freemium");
  });

  it("follows plans in tables of one column, each the frame of a card", () => {
    const table = (name: string, price: string) =>
      `<table><thead><tr><th><p>${name}</p><p>${price}</p><p>per month</p></th></tr></thead><tbody><tr><td>150 pages</td></tr><tr><td>Live support</td></tr></tbody></table>`;
    expect(modelOf(`<h1>Pricing</h1><div>${table("Taster", "£129")}${table("Studio", "£279")}</div>`, "/pricing")).toBe(
      "paid",
    );
  });

  it.each([
    ["There is a free plan for up to 3 users; perhaps all you need.", "freemium"],
    ["Vielleicht reicht Ihnen schon der kostenlose Tarif für bis zu 3 Personen.", "freemium"],
  ])("is freemium by a free plan that is there, whatever it may be enough for: %s", (text, model) => {
    const plans = `${card("Crew", "$9/mo")}${card("Fleet", "$29/mo")}`;
    expect(modelOf(`<h2>Prices</h2><div>${plans}</div><p>${text}</p>`, "/pricing")).toBe(model);
  });
});

describe("a price that is made out for each", () => {
  it.each([
    ["Pricing depends on the number of berths, so we will prepare a quote for you.", "contact"],
    ["Unsere Preise richten sich nach der Zahl der Liegeplätze, wir erstellen Ihnen gerne ein Angebot.", "contact"],
    ["Prices of berths differ, so skippers ask the harbour.", null],
    ["Pricing depends on berths. We will not send a quote to your guests.", null],
  ])("may be told on any page: %s", (line, model) => {
    expect(modelOf(`<h1>Acmeflow</h1><h2>Let's talk</h2><p>${line}</p>`)).toBe(model);
  });
});

describe("the answer to what it costs", () => {
  it.each([
    ["Vad kostar Acmeflow?", "Varje hamn är olika. Kontakta oss för en skräddarsydd offert.", "contact"],
    ["How much does Acmeflow cost?", "Every harbour differs. Contact us for a quote.", "contact"],
    ["What does Acmeflow cost?", "Request a quote and we will call you.", "contact"],
    ["How much does Acmeflow cost?", "It varies with your fleet. Contact us for a quote.", "contact"],
    ["Was kostet Acmeflow?", "Jetzt ein unverbindliches Angebot anfordern.", null],
    ["How much does Acmeflow cost?", "Nothing. Contact us for a quote on training.", null],
    ["How much does Acmeflow cost?", "You see it in the app. Request a quote for printing.", null],
    ["How much does Acmeflow save?", "Contact us for a quote.", null],
    ["What does the Acmeflow sensor cost?", "Contact us for a quote.", null],
    ["How much does leaving Acmeflow cost?", "Contact us for a quote.", null],
    ["How much does Acmeflow cost?", "The app is free for one boat. For fleets, contact us for a quote.", null],
    ["How much does Acmeflow cost?", "You buy it in the app store. Request a quote for volume licences.", null],
    ["How much does Acmeflow cost?", "Other vendors say contact us for a quote. We say it when you sign up.", null],
    ["What does Kelpboard cost?", "Contact them for a quote: contact us for a quote of ours.", null],
    ["What does Acmeflow do with my quotes?", "Contact us for a quote.", null],
    ["How much does Acmeflow cost?", "You never need to request a quote: it is in the app store.", null],
  ])("tells that it is asked for: %s %s", (question, answer, model) => {
    expect(modelOf(`<h1>Acmeflow</h1><h2>Questions</h2><h3>${question}</h3><p>${answer}</p>`)).toBe(model);
  });
});
