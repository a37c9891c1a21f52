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
  DT: "TND",
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
/** Codes before figures of something else: a map's datum, a checksum, "TRY 14 DAYS FREE". */
const NO_MONEY =
  "(?!NAD\\s?(?:27|83)(?!\\d)|CRC\\s?(?:4|8|16|24|32|64)(?!\\d)|TRY\\s\\d+\\s(?:DAY|WEEK|MONTH|TIME)|(?:DOP|CAD)\\s(?:19|20)\\d\\d(?!\\d)|GHS\\s?\\d(?![\\d.,])|COP\\s?\\d{1,2}(?![\\d.,]))";
/** Other words too, "Nel 2019 lei ha", "2048 DH parameters": as signs they end what is said, or time or tax follows. */
const ALONE_AFTER =
  "(?:(?!\\s\\p{L}|[-–]\\p{L})|(?=\\s(?:pe|lunar|anual|fără|inclusiv|cu|TVA|HT|TTC|par|pour|per|a|al)(?!\\p{L})))";
const BEFORE = [
  "KShs?",
  "K(?:sh|SH)s?",
  "[UT]Shs?",
  "Rp\\.?",
  "RM(?=\\s?\\d{2}|\\s\\d|\\d\\.\\d)",
  "S/\\.?(?=\\s?\\d{2}|\\s\\d)",
  "B/\\.",
  "Bs\\.?",
  "Rs\\.?",
  "F ?CFA",
  `CFA(?=\\s?\\d{1,3}[ .,\\u00a0\\u202f]\\d{3}(?!\\d))`,
  "Dhs",
  "DH(?=\\s?\\d{1,3}(?!\\d))",
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
  `D[HT]${ALONE_AFTER}`,
  "Dhs",
  `[Ll]ei${ALONE_AFTER}`,
  "TL",
  "лв\\.",
];
const ALONE = "€£¥₹₩₽₺₪₴₦₵₱₫฿৳₸₾₡₲₨";
/** Rand, of thousands, or where what it is paid for follows at once: "R1,249", "R499/month", "R1 299 p/m". */
const RAND =
  "R(?=\\s?\\d{1,3},\\d{3}(?:\\.\\d\\d)?(?![\\d,]))|R(?=\\s?\\d{1,3}(?:[ ,\\u00a0]?\\d{3})*(?:[.,]\\d{2})?\\s?(?:/\\s?(?:m(?:o|th|onth)?|y(?:r|ear)?|p\\.?m|w(?:ee)?k|day|user|seat|site|licen[cs]e)(?!\\p{L})|p/m|pm(?!\\p{L})|per\\s\\p{L}|excl?\\b|incl?\\b))";

/** What may stand right before an amount, as alternatives. */
export const SIGN_BEFORE = `(?:USD|[A-Z]{1,2})?\\$|[${ALONE}]|${NO_MONEY}(?:${CODES})\\b|${BEFORE.join("|")}|${RAND}`;
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
