import { FAQ_HEADING } from "@/lib/drafting/reading/sections";
import { escaped } from "@/lib/drafting/text/escaped";
import { foldText } from "@/lib/drafting/text/fold";
import { moneyIn } from "@/lib/drafting/text/money";
import { linesOf } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import type { Cited } from "../cited";
import { squeeze } from "../composed";

/** Signs before what a plan holds or lacks: "✓ No monthly fee". */
const MARKED = /^\s*[✓✔✅☑✗✘✕❌]/u;

/** What a column or a line of a list is called, whatever is sold. */
const COLUMN = exactly(
  "prices?|costs?|in stock|out of stock|sold out|availability|preise?|auf lager|lieferbar|prix|en stock|precios?|prezz[io]|disponibile|prij(?:s|zen)|op voorraad|preços?|em estoque|cen[ay]",
);
/** "4) Pre-payment": a step, or an entry of a list. */
const NUMBERED = /^\d{1,2}[.)]\s/u;
/** "99 × 67 mm": how large a thing is. */
const MEASURE = /^\d+(?:[.,]\d+)?\s?(?:mm|cm)?\s?(?:[×x*]|by)\s?\d+(?:[.,]\d+)?\s?(?:mm|cm|in|px|″)$/iu;
/** "Acme logo": what a picture is described as. */
const OF_PICTURE = /\s(?:logos?|icons?|screenshots?|images?|photos?|pictures?|bild|symbol|capture|captura|immagine)$/iu;

/**
 * A figure, a sentence, what leads to a list or a heading over questions is the name of nothing; what is shortened at its end may
 * be one: "Agent in the U.S."
 */
export function isPlanName(name: string): boolean {
  if ([NUMBERED, MEASURE, COLUMN].some((one) => one.test(name))) return false;
  const isSentence = /[.!?:]$/.test(name) && !/\p{Lu}{1,3}\.$/u.test(name);
  if (FAQ_HEADING.test(name) || MARKED.test(name) || OF_PICTURE.test(name)) return false;
  return /\p{L}{2}/u.test(name) && moneyIn(name).length === 0 && !isSentence && !/^[^\p{L}]*%/u.test(name);
}

/** True where a text calls something so; what only lists it, as held or left out, does not. */
export function isCalledSo(name: string, cited: Cited[]): boolean {
  return cited.some((one) => isLabelIn(name, one) && !MARKED.test(one.segment.text));
}

/** A text of its own (a heading, cell or line), or set apart as the name of a plan: "Pro plan", "Pro: $9". */
function isLabelIn(name: string, { segment }: Cited): boolean {
  if (linesOf(segment.text).some((line) => squeeze(line.text) === squeeze(name))) return true;
  if (segment.kind === "jsonld" && /\.name$/.test(segment.name ?? "")) return true;
  const set = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(foldText(name))}(?:\\s?[:(|-]|\\s(?:plan|tier|edition|licen[sc]e|package|tarif|paket|abo|forfait|formule|pricing|price)\\b)`,
    "iu",
  );
  const withRation = new RegExp(
    `^${escaped(foldText(name))}\\s\\d[\\d.,]*\\+?(?:\\s\\p{L}+){1,2}(?:\\s?(?:/|per|pro|par|por|al|im)\\s?\\p{L}+)?$`,
    "iu",
  );
  const text = foldText(segment.text);
  return (
    set.test(text) ||
    isPriced(name, text) ||
    isRowLead(name, segment) ||
    (segment.kind === "text" && withRation.test(text))
  );
}

/** "Lifetime $27.99 for a limited time": the name, and right behind it the price. */
function isPriced(name: string, text: string): boolean {
  const rest = text.slice(name.length);
  const [first] = moneyIn(rest);
  return (
    squeeze(text.slice(0, name.length)) === squeeze(name) && first !== undefined && !rest.slice(0, first.start).trim()
  );
}

/** "Base + first module Access for all, … €900 / year": the name leads a row of the list, and a sentence of its own follows it. */
function isRowLead(name: string, { kind, text }: Cited["segment"]): boolean {
  if (kind !== "item" && kind !== "cell") return false;
  const [lead, rest] = [text.slice(0, name.length), text.slice(name.length)];
  return squeeze(lead) === squeeze(name) && /^\s\p{Lu}\p{L}*\s\p{Ll}/u.test(rest) && moneyIn(rest).length > 0;
}
