import type { SourceRef } from "@/lib/drafting/candidate";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn, periodAt, wholePeriod } from "@/lib/drafting/text/money";
import { addedSign } from "@/lib/drafting/text/prices/beside-prices";
import { part, type Spot } from "@/lib/drafting/text/spans";
import { EDGE_AFTER, wholeWords } from "@/lib/drafting/text/words";
import type { PricePoint } from "../price-point";
import { TAXED } from "../tables/price-labels";

/** Segments below a price in which what is added to it may stand. */
const REACH = 3;
const TIME = `(?:${inAllLanguages("month")}|${inAllLanguages("week")}|${inAllLanguages("day")}|years?|yr|mo|jahre?|ans?|année|años?|ann[oi]|jaar|anos?|rok\\p{L}*|lat|år)`;
const AND = "(?:and|und|et|y|e|en|i|och|og|oraz|,)";
/** "per user", "je Standort", "per 1,000 events", "pro Nutzer und Monat": what it is counted by, which is no time alone. */
const COUNTED = new RegExp(
  `^\\s?(?:(?:${inAllLanguages("per")}|for (?:each|every)|a|each)${EDGE_AFTER}\\s?|/\\s?)(?!${TIME}${EDGE_AFTER}(?!\\s(?:${inAllLanguages("per")})\\s))(?:[\\d.,\\s]*\\d\\s?(?:k|m)?\\s)?\\p{L}[\\p{L}-]*(?:\\s(?!${AND}\\s)\\p{L}[\\p{L}-]*){0,2}(?:\\s${AND}\\s(?:(?:${inAllLanguages("per")})\\s)?${TIME}${EDGE_AFTER})?(?=\\s*(?:$|[.;,)\\n/]|\\s(?:per|pro|par|por|al|a|/)\\s?${TIME}))`,
  "iu",
);
/** One more of what a plan holds, what is given or spared, or a choice: no part of the price. */
const NO_PART = new RegExp(
  wholeWords(
    "additional|extra|further|optional(?:ly)?|credits?|saved?|savings?|invited?|reward\\p{L}*|free",
    "zusätzlich\\p{L}*|weitere\\p{L}*|gutschrift|guthaben|supplémentaires?|crédits?|adicional(?:es)?|créditos?|aggiuntiv\\p{L}|crediti?|tegoed|dodatkow\\p{L}+|ytterligare|ekstra",
  ),
  "iu",
);
const UNIT_MAX = 40;

export interface AddedPart {
  /** "+ $5 per user / month", as the site writes it. */
  text: string;
  source: SourceRef;
}

/**
 * What a plan's price has beside its amount: "$29 + $5 per user", "89 € pro Standort" with "+ 3,80 € pro Mitarbeiter" right below.
 * An amount alone says only a part of what is paid.
 */
export function addedTo(point: PricePoint, spots: Spot[]): AddedPart | null {
  if (point.amountCents === null) return null;
  const ends = point.sources.filter(({ segment }) => segment === point.spot.index).map(({ end }) => end);
  const [beside] = ends.flatMap((end) => addedAt(point, point.spot, end) ?? []);
  if (beside) return beside;
  for (const spot of spots.filter(({ index }) => index > point.spot.index && index <= point.spot.index + REACH)) {
    const { kind, text } = spot.segment;
    const share = SHARE.exec(text)?.groups?.share;
    if (share)
      return {
        text: share,
        source: part(spot, { start: text.indexOf(share), end: text.indexOf(share) + share.length }),
      };
    if (kind === "heading" || kind === "item") return null;
    const added = addedAt(point, spot, 0);
    if (added) return added;
    if (kind !== "link" && wholePeriod(text) === null && !TAXED.test(text)) return null; // another line of the card, and what it is about
  }
  return null;
}

/** "+ 0.8% booking fee", in a line of its own: a share of what passes through. */
const SHARE = /^\s*(?<share>\+\s?\d{1,2}(?:[.,]\d{1,2})?\s?%\s\p{L}+(?:\s\p{L}+){0,3})\s?\*{0,2}$/u;

function addedAt(point: PricePoint, spot: Spot, from: number): AddedPart | null {
  const { text } = spot.segment;
  const at = from + addedSign(text.slice(from)).length;
  const [money] = at > from ? moneyIn(text.slice(at)) : [];
  if (
    money?.start !== 0 ||
    money.currency !== point.currency ||
    NO_PART.test(/^[^.;\n]*?(?=\s[·•|]\s\+|[.;\n]|$)/u.exec(text.slice(at + money.end))?.[0] ?? "")
  )
    return null;
  const unit = COUNTED.exec(text.slice(at + money.end))?.[0];
  if (!unit || unit.length > UNIT_MAX) return null;
  const counted = at + money.end + unit.trimEnd().length;
  const often = spot === point.spot ? periodAt(text, counted) : null;
  const end = often?.end ?? counted;
  const start = text.slice(from).search(/[^\s,(]/u) + from;
  return { text: text.slice(start, end), source: part(spot, { start, end }) };
}
