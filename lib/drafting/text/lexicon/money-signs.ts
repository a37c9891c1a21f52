import { lookup } from "@/lib/core/lookup";

/**
 * The currency that a sign alone tells, as its own country writes it beside its code (CLDR's narrow and local symbols). Null where
 * several countries write it so, undefined where that depends on the page: "$", "¥", "kr". Left out is what mostly means something
 * else before a figure: "L 5", "Q3".
 */
export const SIGNS = lookup<string | null>({
  US$: "USD",
  USD$: "USD",
  A$: "AUD",
  AU$: "AUD",
  C$: "CAD",
  CA$: "CAD",
  NZ$: "NZD",
  HK$: "HKD",
  S$: "SGD",
  R$: "BRL",
  R: "ZAR",
  MX$: "MXN",
  NT$: "TWD",
  RD$: "DOP",
  TT$: "TTD",
  J$: "JMD",
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "₩": "KRW",
  "₽": "RUB",
  "₺": "TRY",
  "₪": "ILS",
  "₴": "UAH",
  "₦": "NGN",
  "₵": "GHS",
  "GH₵": "GHS",
  "₱": "PHP",
  "₫": "VND",
  "฿": "THB",
  "৳": "BDT",
  "₸": "KZT",
  "₾": "GEL",
  "₡": "CRC",
  "₲": "PYG",
  KSh: "KES",
  Ksh: "KES",
  KSH: "KES",
  KShs: "KES",
  Kshs: "KES",
  USh: "UGX",
  UShs: "UGX",
  TSh: "TZS",
  TShs: "TZS",
  Rp: "IDR",
  RM: "MYR",
  "S/": "PEN",
  "S/.": "PEN",
  "B/.": "PAB",
  Bs: "BOB",
  "Bs.": "BOB",
  Rs: null,
  "Rs.": null,
  "₨": null,
  FCFA: null,
  "F CFA": null,
  CFA: null,
  DH: null,
  Dhs: null,
  zł: "PLN",
  Kč: "CZK",
  Ft: "HUF",
  lei: "RON",
  Lei: "RON",
  "лв.": "BGN",
  TL: "TRY",
  "Fr.": "CHF",
  SFr: "CHF",
  "SFr.": "CHF",
  Euro: "EUR",
  Euros: "EUR",
  euro: "EUR",
  euros: "EUR",
  dollars: "USD",
});

const CODES =
  "USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|JPY|CNY|INR|BRL|MXN|SGD|HKD|ZAR|TRY|KRW|ILS|CLP|COP|ARS|PEN|UYU|MAD|TND|AED|THB|IDR|MYR|PHP|VND|TWD|RON|BGN|UAH|RUB|ISK|RSD|KES|NGN|GHS|UGX|TZS|RWF|XOF|XAF|EGP|ETB|ZMW|PKR|LKR|BDT|NPR|SAR|QAR|KWD|MUR|KZT|GTQ|CRC|DOP|BOB|PYG|JMD|TTD|BBD|NAD|BWP|DZD";
const BEFORE = [
  "KShs?",
  "K(?:sh|SH)s?",
  "[UT]Shs?",
  "Rp\\.?",
  "RM",
  "S/\\.?(?=\\s?\\d{2}|\\s\\d)",
  "B/\\.",
  "Bs\\.?",
  "Rs\\.?",
  "F ?CFA",
  "CFA",
  "Dhs",
  "DH",
  "GH₵",
  "S?Fr\\.|SFr",
  "kr\\.?",
];
const AFTER = [
  "Euros?",
  "euros?",
  "dollars",
  "kr",
  "zł",
  "Kč",
  "Ft",
  "F ?CFA",
  "DH",
  "Dhs",
  "lei",
  "Lei",
  "TL",
  "лв\\.",
];
const ALONE = "€£¥₹₩₽₺₪₴₦₵₱₫฿৳₸₾₡₲₨";
/** Rand, where what it is paid for follows at once: "R499/month", "R1 299 p/m". */
const RAND =
  "R(?=\\s?\\d{1,3}(?:[ ,\\u00a0]?\\d{3})*(?:[.,]\\d{2})?\\s?(?:/|p/m|pm(?!\\p{L})|per\\s|excl?\\b|incl?\\b))";

/** What may stand right before an amount, as alternatives. */
export const SIGN_BEFORE = `(?:USD|[A-Z]{1,2})?\\$|[${ALONE}]|(?:${CODES})\\b|${BEFORE.join("|")}|${RAND}`;
/** What may stand right behind one. */
export const SIGN_AFTER = `[${ALONE}]|(?:US)?\\$|(?:${CODES}|${AFTER.join("|")})(?![\\p{L}\\p{N}])`;

const LETTERS = [...SIGNS.entries()].flatMap(([sign, currency]) =>
  currency !== null && sign !== "dollars" && /^\p{L}/u.test(sign) ? [sign] : [],
);
const OWN_SIGN = new RegExp(
  `[${ALONE}]|(?<!\\p{L})[A-Z]{3}(?!\\p{L})|[A-Z]\\$|(?<!\\p{L})(?:${LETTERS.map((sign) => sign.replace(/[.$/]/g, "\\$&")).join("|")})(?!\\p{L})`,
  "u",
);
/** True where a price bears a sign or code that is one country's, or no dollar's, crown's or bare figure's. */
export function bearsOwnSign(price: string): boolean {
  return OWN_SIGN.test(price);
}
