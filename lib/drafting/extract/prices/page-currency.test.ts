import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

/** What a page of prices, written for the language, tells of its plans. */
function pricesOf(body: string, lang = "en", footer = ""): string[] {
  const page = (main: string) =>
    `<html lang="${lang}"><title>Acmeflow</title><main>${main}</main><footer>${footer}</footer></html>`;
  const reading = siteOf({ "/": page("<h1>Acmeflow keeps crews on time</h1>"), "/pricing": page(body) });
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => `${plan.price} ${plan.currency}`);
}

const cards = (...prices: string[]) =>
  `<h1>Pricing</h1><div>${prices.map((price, at) => `<div><h3>${["Crew", "Fleet"][at]}</h3><p>${price}</p></div>`).join("")}</div>`;
const DOLLARS = cards("$15 / month", "$39 / month");
const PESOS = cards("$1.500 al mes", "$3.900 al mes");

describe("a currency that the page states once", () => {
  it.each([
    ["en", "Prices are all in CAD.", DOLLARS, ["$15 CAD", "$39 CAD"]],
    ["en", "All prices in CAD, plus taxes.", DOLLARS, ["$15 CAD", "$39 CAD"]],
    ["en", "Prices are in Australian dollars and include GST.", DOLLARS, ["$15 AUD", "$39 AUD"]],
    ["es-AR", "En pesos argentinos, final, con IVA.", PESOS, ["$1.500 ARS", "$3.900 ARS"]],
    ["es-CL", "Valores en pesos chilenos (CLP), más IVA.", PESOS, ["$1.500 CLP", "$3.900 CLP"]],
    ["es-CL", "Valores mensuales en pesos chilenos (CLP), más IVA.", PESOS, ["$1.500 CLP", "$3.900 CLP"]],
    ["es", "Todos los precios están expresados en pesos colombianos.", PESOS, ["$1.500 COP", "$3.900 COP"]],
    [
      "fr",
      "Prix en dollars canadiens, taxes en sus.",
      cards("15 $ par mois", "39 $ par mois"),
      ["15 $ CAD", "39 $ CAD"],
    ],
    ["en", "All prices are in NOK, ex VAT.", cards("kr 149 / month", "kr 390 / month"), ["kr 149 NOK", "kr 390 NOK"]],
  ])("is that of its lone signs (%s: %s)", (lang, line, plans, expected) => {
    expect(pricesOf(`${plans}<p>${line}</p>`, lang)).toEqual(expected);
  });

  it.each([
    ["All prices in NOK, per year.", cards("4 900 per year", "12 900 per year"), ["4 900 NOK", "12 900 NOK"]],
    ["Alle Preise in CHF.", cards("490.– pro Jahr", "1'290.– pro Jahr"), ["490.– CHF", "1'290.– CHF"]],
    [
      "All prices in USD.",
      cards("$90</p><p>500 monthly visitors", "$190</p><p>2,000 monthly visitors"),
      ["$90 USD", "$190 USD"],
    ],
    ["Plain prices.", cards("4 900 per year", "12 900 per year"), []],
    [
      "All prices in NOK.",
      cards("NOK 190 per month", "NOK 490 per month</p><ul><li>200 exports per month</li></ul>"),
      ["NOK 190 NOK", "NOK 490 NOK"],
    ],
  ])("makes amounts of figures without a sign: %s", (line, plans, expected) => {
    expect(pricesOf(`<p>${line}</p>${plans}`)).toEqual(expected);
  });

  it.each([
    ["Prices in US dollars. We also accept Canadian dollars.", ["$15 USD", "$39 USD"]],
    ["Prices in USD, EUR, or CAD.", ["$15 USD", "$39 USD"]],
    ["Clients in Canada pay in CAD at checkout.", ["$15 USD", "$39 USD"]],
    ["Import supplier prices in CAD and sell anywhere.", ["$15 USD", "$39 USD"]],
    ["You can see prices in AUD after you log in.", ["$15 USD", "$39 USD"]],
    ["Fees for wire transfers (NZD) are yours.", ["$15 USD", "$39 USD"]],
    ["In Australian dollars, too, on request.", ["$15 USD", "$39 USD"]],
    ["Prices are in local dollars.", ["$15 null", "$39 null"]],
  ])("is not taken from what says no such thing: %s", (line, expected) => {
    expect(pricesOf(`${DOLLARS}<p>${line}</p>`)).toEqual(expected);
  });

  it("is no country's that a page only names", () => {
    expect(pricesOf(PESOS, "es-AR", "Acmeflow Inc., Delaware. Hecho con amor para Argentina")).toEqual([
      "$1.500 null",
      "$3.900 null",
    ]);
  });
});

describe("a currency that structured data tell", () => {
  const offer = (code: string, price = "15") =>
    `{"@type":"Offer","price":"${price}","priceCurrency":"${code}"},{"@type":"Offer","price":"39.00","priceCurrency":"${code}"}`;
  const ofProduct = (offers: string) =>
    `${DOLLARS}<script type="application/ld+json">{"@type":"Product","name":"Acmeflow","offers":[${offers}]}</script>`;
  const marked = (...codes: string[]) => ofProduct(codes.map((code) => offer(code)).join(","));

  it.each([
    ["en-NZ", marked("NZD", "NZD"), ["$15 NZD", "$39 NZD"]],
    ["en", marked("CAD"), ["$15 CAD", "$39 CAD"]],
    ["en-NZ", marked("NZD", "USD"), ["$15 null", "$39 null"]],
    ["en-NZ", marked("EUR"), ["$15 null", "$39 null"]],
    ["en", `${marked("CAD")}<p>All prices in USD.</p>`, ["$15 USD", "$39 USD"]],
  ])(
    "is that of the page's lone signs where all its offers agree and no words say otherwise (%s)",
    (lang, body, expected) => {
      expect(pricesOf(body, lang)).toEqual(expected);
    },
  );

  it("is not that of other amounts, nor of praise", () => {
    expect(pricesOf(ofProduct('{"@type":"Offer","price":"22","priceCurrency":"CAD"}'))).toEqual(["$15 USD", "$39 USD"]);
    expect(pricesOf(ofProduct('{"@type":"Offer","price":"0","priceCurrency":"USD"}'), "en-NZ")).toEqual([
      "$15 null",
      "$39 null",
    ]);
    const review = `{"@type":"Review","itemReviewed":{"@type":"SoftwareApplication","name":"Acmeflow","offers":[${offer("CAD")}]}}`;
    expect(pricesOf(`${DOLLARS}<script type="application/ld+json">${review}</script>`)).toEqual(["$15 USD", "$39 USD"]);
  });

  it("makes no amounts of figures without a sign", () => {
    expect(pricesOf(marked("NOK").replaceAll("$", ""))).toEqual([]);
  });
});
