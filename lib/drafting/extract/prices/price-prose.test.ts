import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const page = (main: string, lang = "en") =>
  `<html lang="${lang}"><title>Acmeflow</title><body><a href="/">Acmeflow</a><main>${main}</main></body></html>`;
const HOME = "<h1>Acmeflow keeps crews on time</h1><p>Acmeflow plans the shifts of harbour crews.</p>";

function plansOf(pages: Record<string, string>): string[] {
  const plans = draftPart("commercial", siteOf(pages)).fields.pricing_plans?.value ?? [];
  return plans.map(({ name, price, period }) => [name, price, period].filter(Boolean).join(" "));
}

const onHome = (text: string, lang?: string) => plansOf({ "/": page(`${HOME}<h2>More</h2>${text}`, lang) });
const onPath = (path: string, text: string, lang?: string) =>
  plansOf({ "/": page(HOME, lang), [path]: page(`<h1>Acmeflow</h1>${text}`, lang) });

describe("a name with prices in brackets", () => {
  const bracketed = "Premium ($2.99/month, $17.99/year, $79.99/lifetime) holds all charts.";
  it("is a plan with each of them, for good beside a subscription", () => {
    const plans = ["Premium $2.99 /month", "Premium $17.99 /year", "Premium $79.99 /lifetime"];
    expect(onHome(`<p>${bracketed}</p>`)).toEqual(plans);
    expect(onPath("/press-kit", `<h2>Facts</h2><p>${bracketed}</p>`)).toEqual(plans);
  });

  it.each([
    ["de", "Pro-Version (Einmalkauf für 27,99 €): alle Karten.", ["Pro-Version 27,99 € Einmalkauf"]],
    ["fr", "Version Pro (achat unique de 27,99 €) : toutes les cartes.", ["Version Pro 27,99 € achat unique"]],
    [
      "es",
      "Acmeflow Plus (3 € al mes o 30 € al año) incluye las cartas.",
      ["Acmeflow Plus 3 € al mes", "Acmeflow Plus 30 € al año"],
    ],
    ["it", "Premium (3 € al mese, 30 € all'anno) contiene le carte.", ["Premium 3 € al mese", "Premium 30 € all'anno"]],
  ])("is told in an answer (%s)", (lang, text, plans) => {
    expect(onPath("/faq", `<details><summary>Pro?</summary><p>${text}</p></details>`, lang)).toEqual(plans);
  });

  it.each([
    ["of others", "Otherboard ($15/month), Shoreline Premium ($10/month) and Tide Gym ($30/month) add up."],
    ["that are no more", "Premium ($9/month) was discontinued years ago."],
    ["that do not tell what is paid", "Premium ($9) holds all charts."],
    ["among other words", "Premium ($9/month for crews whose harbour asks) holds all charts."],
    ["in a question", "Why is Premium ($9/month) so cheap?"],
  ])("is no plan with prices %s", (_, text) => {
    expect(onHome(`<p>${text}</p>`)).toEqual([]);
    expect(onPath("/faq", `<details><summary>What else?</summary><p>${text}</p></details>`)).toEqual([]);
  });
});

describe("answers and pages for the press", () => {
  it("tell prices where no other page does", () => {
    const said =
      "<h3>What is asked for it?</h3><p>Acmeflow Pro is available for $2.99 per month or $17.99 per year.</p>";
    expect(onPath("/faq", said)).toEqual(["Acmeflow Pro $2.99 per month", "Acmeflow Pro $17.99 per year"]);
    const sold =
      "<h1>Pricing</h1><div><div><h3>Crew</h3><p>$5 per month</p></div><div><h3>Fleet</h3><p>$9 per month</p></div></div>";
    const pages = { "/": page(HOME), "/pricing": page(sold), "/faq": page(`<h1>FAQ</h1>${said}`) };
    expect(plansOf(pages)).toEqual(["Crew $5 per month", "Fleet $9 per month"]);
  });

  it.each([
    "You need an Otherboard Pro account, which costs $14 per month.",
    "Shoreline Basic costs $29 per month, which is enough.",
    "Premium support costs $100 per year.",
    "Acmeflow Pro used to cost $29 per year.",
    "Acmeflow Pro costs less than $29 per year.",
  ])("tell none in: %s", (text) => {
    expect(onPath("/faq", `<h3>What else do I need?</h3><p>${text}</p>`)).toEqual([]);
  });
});

describe("how often, set before an amount", () => {
  it.each([
    ["en", ["Monthly: $3", "Yearly: $20", "Lifetime: $50"], ["$3 Monthly", "$20 Yearly", "$50 Lifetime"]],
    ["de", ["Monatlich: 3 €", "Jährlich: 20 €"], ["3 € Monatlich", "20 € Jährlich"]],
  ])("is what the plan above is paid for (%s)", (lang, lines, plans) => {
    const list = `<h2>Acmeflow Pro</h2><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
    expect(onPath("/pricing", list, lang)).toEqual(plans.map((plan) => `Acmeflow Pro ${plan}`));
  });

  it("is no name beside those of cards, and a fee for the start is no plan", () => {
    const card = (name: string, price: number) =>
      `<div><h3>${name}</h3><p>Monthly: $${price}</p><p>Yearly: $${price * 10}</p><p>$100 one-time set-up</p></div>`;
    const plans = ["Crew $9 Monthly", "Crew $90 Yearly", "Fleet $29 Monthly", "Fleet $290 Yearly"];
    expect(onPath("/pricing", `<div>${card("Crew", 9)}${card("Fleet", 29)}</div>`)).toEqual(plans);
  });
});

describe("a header that tells names and prices", () => {
  const cells = [
    ["lines", "Crew<br>€9/mo", "Fleet<br>€29/mo"],
    ["boxes", "<div>Crew</div><div>€9/mo</div>", "<div>Fleet</div><div>€29/mo</div>"],
  ];
  it.each(cells)("is read by its columns: %s", (_, crew, fleet) => {
    const table = `<table><thead><tr><th></th><th>${crew}</th><th>${fleet}</th></tr></thead><tr><td>Boats</td><td>1</td><td>9</td></tr></table>`;
    expect(onPath("/pricing", table)).toEqual(["Crew €9 /mo", "Fleet €29 /mo"]);
    const rival = table.replace("Crew", "Acmeflow").replace("Fleet", "Otherboard");
    expect(onPath("/pricing", rival)).toEqual([]);
  });
});

it("a name that could be a button is one where all other cards have theirs", () => {
  const card = (name: string, price: number) =>
    `<div><h3>${name}</h3><div>$${price}</div><div>${price} credits</div><button>Get credits</button></div>`;
  const cards = [card("Try it", 6), card("Starter", 27), card("Grower", 75)];
  expect(onPath("/pricing", `<div>${cards.join("")}</div>`)).toEqual(["Try it $6", "Starter $27", "Grower $75"]);
});

describe("a price in a sentence of a page that sells", () => {
  const onPrices = (text: string) => plansOf({ "/": page(HOME), "/pricing": page(`<h1>Pricing</h1><p>${text}</p>`) });

  it.each([
    "The average boat costs $9000 per year. A tide app costs $20 per month.",
    "Berth management (from €200 per month, €2000 per year) was expensive for harbours.",
    "Other Tools (€200/month) do less.",
  ])("is no plan without a name, or in brackets behind one that nothing says is sold here: %s", (text) => {
    expect(onPrices(text)).toEqual([]);
  });

  it.each([
    ["You can purchase the license for $14.99 to install as many as you need.", ["License $14.99"]],
    ["Buy a personal licence for £12.", ["Personal licence £12"]],
    ["Achetez une licence pour 20 €.", ["Licence 20 €"]],
    ["You can buy an additional license for $5.", []],
    ["You can buy a hat for $14.99.", []],
    ["The license for $14.99 is no more.", []],
  ])("is a licence's where it is bought for it: %s", (text, plans) => {
    expect(onPrices(text)).toEqual(plans);
  });

  it("is paid for all that its line counts, joined by a sign too", () => {
    const card = (name: string, price: string) => `<div><h3>${name}</h3><p>€ ${price}</p><p>Per user & month</p></div>`;
    expect(onPrices(`</p><div>${card("Starter", "2.8")}${card("Pro", "4.8")}</div><p>`)).toEqual([
      "Starter € 2.8 Per user & month",
      "Pro € 4.8 Per user & month",
    ]);
  });

  it.each([
    "Acmeflow needs Windows Server: you can buy a licence for $500 from Kelpsoft.",
    "For the map add-on, buy a license for $15.",
    "Students get a license for $5 with proof.",
    "Les revendeurs peuvent acheter une licence pour 40 € et la revendre.",
  ])("is none of what another sells, or some alone buy: %s", (text) => {
    expect(onPrices(text)).toEqual([]);
  });
});

describe("a name with its price that opens a paragraph", () => {
  const long =
    "A shift planner's workplace: berths, tides, documents, mail, and the duty roster of every crew in the harbour, with no daily limit, on every ship that calls there.";
  it("is a plan, however long the paragraph is", () => {
    const plans = [
      `<p><strong>Acmeflow Crew — Premium. $9.85 per month.</strong> ${long}</p>`,
      `<p><strong>Acmeflow Fleet — $19.85 per month.</strong> ${long}</p>`,
      `<p><strong>Acmeflow Port: from $39 per month.</strong> ${long}</p>`,
    ];
    expect(onPath("/pricing", `<h2>Plans</h2>${plans.join("")}`)).toEqual([
      "Acmeflow Crew — Premium $9.85 per month",
      "Acmeflow Fleet $19.85 per month",
      "Acmeflow Port from $39 per month",
    ]);
  });

  it("is none where the price is in the middle of what is told", () => {
    const told = [
      `<p>Last year a crew paid $9 per month. ${long}</p>`,
      `<p>Ports. We once asked $19 per month. ${long}</p>`,
      `<p>Delivery — $5. ${long}</p>`,
      `<p>Kelpboard — $49 per month. ${long}</p>`,
      `<p>Average customer: $90 per month. ${long}</p>`,
      `<p>Crew — $9 per month. ${long} Fleet — $19 per month, for more harbours.</p>`,
    ];
    expect(onPath("/pricing", `<h2>Plans</h2>${told.join("")}`)).toEqual([]);
  });
});
