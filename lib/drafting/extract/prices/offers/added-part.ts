import type { SourceRef } from "@/lib/drafting/candidate";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn, periodAt } from "@/lib/drafting/text/money";
import { addedSign } from "@/lib/drafting/text/prices/beside-prices";
import { part, type Spot } from "@/lib/drafting/text/spans";
import { EDGE_AFTER } from "@/lib/drafting/text/words";
import type { PricePoint } from "../price-point";

/** Segments below a price in which what is added to it may stand. */
const REACH = 3;
/** "per user", "je Standort", "per 1,000 events": what it is counted by. */
const COUNTED = new RegExp(
  `^\\s?(?:(?:${inAllLanguages("per")}|for (?:each|every)|a|each)${EDGE_AFTER}\\s?|/\\s?)(?:[\\d.,\\s]*\\d\\s?(?:k|m)?\\s)?\\p{L}[\\p{L}-]*(?:\\s(?!(?:and|or|und|oder|et|ou|y|o|e|en|of)(?!\\p{L}))\\p{L}[\\p{L}-]*){0,2}`,
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
  if (point.amountCents === null || point.currency === null) return null;
  const ends = point.sources.filter(({ segment }) => segment === point.spot.index).map(({ end }) => end);
  const [beside] = ends.flatMap((end) => addedAt(point, point.spot, end) ?? []);
  if (beside) return beside;
  for (const spot of spots.filter(({ index }) => index > point.spot.index && index <= point.spot.index + REACH)) {
    if (spot.segment.kind === "heading" || spot.segment.kind === "item") return null;
    const added = addedAt(point, spot, 0);
    if (added || moneyIn(spot.segment.text).length > 0) return added;
  }
  return null;
}

function addedAt(point: PricePoint, spot: Spot, from: number): AddedPart | null {
  const { text } = spot.segment;
  const at = from + addedSign(text.slice(from)).length;
  const [money] = at > from ? moneyIn(text.slice(at)) : [];
  if (money?.start !== 0 || money.currency !== point.currency) return null;
  const unit = COUNTED.exec(text.slice(at + money.end))?.[0];
  if (!unit || unit.length > UNIT_MAX) return null;
  const counted = at + money.end + unit.trimEnd().length;
  const often = spot === point.spot ? periodAt(text, counted) : null;
  const end = often?.end ?? counted;
  const start = text.slice(from).search(/[^\s,(]/u) + from;
  return { text: text.slice(start, end), source: part(spot, { start, end }) };
}
