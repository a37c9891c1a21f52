import { lookup } from "@/lib/core/lookup";
import { wholeWords } from "@/lib/drafting/text/words";
import { bearsOwnSign } from "./money-signs";

const DOLLAR = "(?:dollars?|dollari|dólares|dolar(?:y|ów|ach)|dollar)";
const PESO = "(?:pesos?|peso)";
const CROWN = "(?:kron(?:or|er|a|e|en)|crowns?|couronnes?|coronas?|koron(?:y|ach)?)";

/** A national currency by what a country calls it: "Canadian dollars", "dollars canadiens", "pesos argentinos". */
function national(money: string, country: string): string {
  return `(?:${country})[\\s-]${money}|${money}\\s(?:${country})`;
}

/** How texts call a currency, beside its code. */
const NAMES: [string, string][] = [
  [
    "USD",
    `us[\\s-]?${DOLLAR}|${national(DOLLAR, "u\\.s\\.|american\\p{L}*|amerik\\p{L}+|américain\\p{L}*|estadounidenses")}`,
  ],
  ["EUR", "euros?|eura"],
  ["GBP", "pounds? sterling|british pounds?|pounds"],
  ["CHF", "swiss francs?|francs suisses|schweizer franken|franken|franchi svizzeri"],
  ["CAD", national(DOLLAR, "canadian|canadiens?|kanadisch\\p{L}*|canadienses|canadesi")],
  ["AUD", national(DOLLAR, "australian|australiens?|australisch\\p{L}*|australianos|australiani")],
  ["NZD", national(DOLLAR, "new zealand|nz|neuseeland\\p{L}*|néo-zélandais|neozelandeses")],
  ["SGD", national(DOLLAR, "singapore")],
  ["HKD", national(DOLLAR, "hong kong")],
  ["ARS", national(PESO, "argentin\\p{L}+")],
  ["CLP", national(PESO, "chilen\\p{L}+")],
  ["COP", national(PESO, "colombian\\p{L}*")],
  ["MXN", national(PESO, "mexican\\p{L}*")],
  ["UYU", national(PESO, "uruguay\\p{L}*")],
  ["SEK", national(CROWN, "swedish|svenska|schwedisch\\p{L}*|suédoises|suecas")],
  ["NOK", national(CROWN, "norwegian|norske|norwegisch\\p{L}*|norvégiennes|noruegas")],
  ["DKK", national(CROWN, "danish|danske|dänisch\\p{L}*|danoises|danesas")],
  ["CZK", national(CROWN, "czech|tschechisch\\p{L}*")],
  ["PLN", "złot(?:y|ych|ówkach)|zlotys?"],
  ["BRL", "brazilian reais|reais"],
  ["INR", "indian rupees|rupees"],
  ["JPY", "japanese yen|yen"],
];
const CODES = [
  ...NAMES.map(([code]) => code),
  "HUF",
  "RON",
  "ZAR",
  "PEN",
  "TTD",
  "JMD",
  "BBD",
  "BOB",
  "PYG",
  "DOP",
  "CRC",
  "ISK",
];
const NAMED = NAMES.map(([code, names]): [string, RegExp] => [code, new RegExp(wholeWords(names), "iu")]);
const CODE = new RegExp(`(?<![\\p{L}\\p{N}$])(?:${CODES.join("|")})(?![\\p{L}\\p{N}$])`, "gu");

/** The currencies that a text names, by code or by what they are called: signs are none. */
export function currenciesNamed(text: string): string[] {
  const codes = [...text.matchAll(CODE)].map(([code]) => code);
  const names = NAMED.flatMap(([code, pattern]) => (pattern.test(text) ? [code] : []));
  return [...new Set([...codes, ...names])];
}

/** Currencies of countries whose own money is written with a lone dollar sign and whose language tag names them. */
const OF_REGION = lookup<string>({ ar: "ARS", cl: "CLP", co: "COP", mx: "MXN", uy: "UYU" });

/** Whose pesos are meant on a page in the Spanish of one country: "es-CL". */
export function currencyOfRegion(lang: string | null): string | null {
  const region = /^es-([a-z]{2})\b/.exec((lang ?? "").toLowerCase())?.[1];
  return OF_REGION.get(region ?? "") ?? null;
}

const DOLLARS = /^(?:USD|CAD|AUD|NZD|SGD|HKD|ARS|CLP|COP|MXN|UYU|TTD|JMD|BBD|DOP)$/;
const CROWNS = /^(?:SEK|NOK|DKK|ISK)$/;

/** True where a price's own signs leave open whose money it is, and it may be the currency's: "$15", "149 kr", "4 900". */
export function mayBeWrittenFor(currency: string | null, price: string): boolean {
  if (bearsOwnSign(price)) return false;
  if (currency === null || price.includes("$"))
    return price.includes("$") && (currency === null || DOLLARS.test(currency));
  return /(?<!\p{L})kr(?!\p{L})/iu.test(price) ? CROWNS.test(currency) : /\d/.test(price);
}
