import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { COUNTRY_LINE } from "@/lib/drafting/text/places";
import type { Spot, Stretch } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";

const LABEL_MAX = 48;
const WORDS_MAX = 10;
/** A word, or a stroke that stands for "per"; what is cut off before an apostrophe is a word of its own: "l'", "all'". */
const WORD = /[\p{L}\p{M}]+(?:['’]|\.(?=\s))?|\/|\d+/gu;
const CYCLE = exactly(inAllLanguages("monthly"), inAllLanguages("yearly"));
const CHARGE = exactly(inAllLanguages("charge"));
const UNIT = exactly(inAllLanguages("unit"));
const PER = exactly(inAllLanguages("per"), "all['’]|l['’]|im|par|na|à|aux?");
const WITHOUT = "no|without|sans|sin|senza|sem|bez|ohne|uden|utan|zonder";
const TAX = "vat|tax(?:es)?|gst|btw|mwst\\.?|ust\\.?|moms|iva|tva|podatku|steuern?|impuestos|impostos";
/** Between them: how it is asked for, taxes, currencies. */
const BETWEEN = exactly(
  inAllLanguages("billed"),
  inAllLanguages("smallTalk"),
  `(?:and|und|et|y|e|en|i|och|og|in|paid|con|med)|${WITHOUT}|${TAX}`,
  "ht|ttc|nett?o|brutt?o|(?:excl|incl|zzgl|inkl|exkl)\\.?|(?:ex|in)clud(?:ed|ing)|exclusi[ef]\\p{L}*|inclusi[ef]\\p{L}*|hors|escl[ui]s[aoie]|inclus[aoie]|excluid[ao]s?|incluid[ao]s?",
  "usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|pln|czk|brl|mxn|clp|ars|cop|euros?|dollars?|pounds?",
);

/**
 * What a label over a column or before a row says its prices are paid for: "au mois" of "Prix au mois", "Mensal", "Per seat,
 * monthly". Null where it names anything but what is asked: "Annual income", "Requests per month".
 */
export function periodOfLabel(text: string): Stretch | null {
  if (text.length > LABEL_MAX) return null;
  const words = [...text.matchAll(WORD)];
  if (words.length > WORDS_MAX || !words.every((_, at) => isOfLabel(words, at))) return null;
  const cycle = words.findIndex(([word]) => CYCLE.test(word));
  const last = words.findLast(([word]) => CYCLE.test(word) || UNIT.test(word));
  return cycle === -1 ? null : between(text, words[startOf(words, cycle)], last);
}

function between(text: string, first?: RegExpExecArray, last?: RegExpExecArray): Stretch | null {
  if (!first || !last) return null;
  const [start, end] = [first.index, last.index + last[0].length];
  return { text: text.slice(start, end), start, end };
}

/** A unit counts behind "per": "Users" alone is what a row counts. */
function isOfLabel(words: RegExpExecArray[], at: number): boolean {
  const word = words[at]?.[0] ?? "";
  if (CYCLE.test(word) || CHARGE.test(word) || PER.test(word) || BETWEEN.test(word)) return true;
  if (COUNTRY_LINE.test(word)) return true; // "Maroc / mois", where others pay otherwise
  return at > 0 && PER.test(words[at - 1]?.[0] ?? "") && /^\p{L}/u.test(word);
}

/** Where the words begin that say how often: "per" and what is counted before it belong to it. */
function startOf(words: RegExpExecArray[], cycle: number): number {
  let start = cycle;
  for (let at = cycle - 1; at >= 0; at -= 1) {
    const word = words[at]?.[0] ?? "";
    if (CHARGE.test(word)) break;
    if (PER.test(word)) start = at;
  }
  return start;
}

const PRICE_LABEL =
  /^(?:(?:monthly|yearly|annual|monats|jahres)[\s-]?)?(?:prices?|pricing|cost|preise?|prix|tarifs?|precios?|prezz[oi]|prij[sz]e?n?|pre[çc]os?|cena|pris)(?!\p{L})/iu;
const CURRENCY = /^(?:[A-Z]{3}|[€$£]|zł|kr)$/;

/** How much of a label's beginning calls it a price: "Price" of "Price per month". */
export function priceLead(text: string): number {
  return PRICE_LABEL.exec(text)?.[0].length ?? 0;
}

/** What calls its column or row prices: "Price", "Prix HT", "USD". */
export function isCalledPrice(spot: Spot | undefined): boolean {
  const text = spot?.segment.text ?? "";
  return PRICE_LABEL.test(text) || CURRENCY.test(text);
}

/** What stands over a column, or before a row, of prices, however it is called: "Per month", too. */
export function isPriceLabel(spot: Spot | undefined): boolean {
  return isCalledPrice(spot) || periodOfLabel(spot?.segment.text ?? "") !== null;
}

/** "Net", "TTC": how a column's amounts are told, beside the plans of the rows. */
export const TAXED = anyOf(
  "net(?:to|ta)?|brutt?o|gross|(?:incl?|excl?|ex|plus)\\.? (?:vat|tax|gst|btw|mwst|ust|moms|iva|tva)|zzgl\\.?|ht|ttc|hors taxes",
  "(?:sin|con|senza|sem|com|mit|ohne|med|uden|utan|inkl\\.?|exkl\\.?|bez) (?:vat|iva|mwst|ust|moms|podatku)",
);
