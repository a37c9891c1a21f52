import type { SourceRef } from "@/lib/drafting/candidate";
import { isMonthly, isYearly, type Money, moneyIn, periodAt, wholePeriod } from "@/lib/drafting/text/money";
import { part, type Spot, type Stretch } from "@/lib/drafting/text/spans";
import { anyOf, wholeWords } from "@/lib/drafting/text/words";
import type { PriceArea } from "./price-areas";

/** One price as it stands on a page. */
export interface PricePoint {
  spot: Spot;
  /** As the site writes it, with "from" and the other end of a range. */
  price: string;
  sources: SourceRef[];
  amountCents: number | null;
  currency: string | null;
  period: string | null;
  /** Text before the price in the same segment: "Personal licence" of "Personal licence – €29". */
  label: Stretch | null;
  cycle: "month" | "year" | "other";
}

/** Words beside an amount that make it something else than a price. */
export const NOT_A_PRICE = anyOf(
  "sav(?:e|es|ed|ing|ings)|off|discount|refund(?:ed)?|worth|cash ?back|bonus|credits?|revenue|raised",
  "volume|processed|in sales|per transaction|transaction fees?|donat\\p{L}*|sponsor\\p{L}*|budget",
  "earn(?:ed|s)?|value|penalty|fine|salary|rabatt|ersparnis|sparen?|sie sparen|spart|économis\\p{L}+",
  "remise|ahorr\\p{L}+|descuento|risparmi\\p{L}*|sconto|bespaar|korting|coupon|promo(?:tional)? code",
  "gift card|guarantee",
);
/** Amounts for more than a plan includes: "50,000 e-mails, then $0.90 per 1,000", "each additional seat $5". */
const EXTRA_BEFORE = anyOf(
  "then|thereafter|after that|overages?|additional|extra|add(?:ing)? .{1,30} for|danach|jede[rs]? weitere",
  "puis|ensuite|luego|poi|daarna",
);
const EXTRA_AFTER =
  /^\s?(?:per|for (?:each|every)|\/|je|par|por)\s?(?:(?:each\s)?(?:additional|extra)\b|1[,.]?000\b|\d+k\b|thousand|million)/iu;
/** Words that may stand beside a price without making it a sentence. */
const SMALL_TALK = new RegExp(
  wholeWords(
    "from|starting|starts|at|only|just|now|price|cost|costs|plus|excl|incl|excluding|including|vat|tax",
    "taxes|billed|annually|monthly|yearly|per|user|seat|month|year|and|or|the|a|an|ab|nur|preis|zzgl|inkl",
    "mwst|pro|monat|jahr|à|partir|de|desde|da|vanaf|was|instead|statt|buy|get|for|jetzt|kaufen",
  ),
  "giu",
);
const LEAD =
  /(?:^|\s)(?:from|starting (?:at|from)|starts at|as low as|ab|à partir de|a partir de|desde|a partire da|da|vanaf|od|fra|från|alkaen)\s?$/iu;
const DASH = /^\s?(?:[-–—]|to|bis|à|a)\s?$/u;
/** A label of more words is a sentence. */
const LABEL_WORDS_MAX = 8;
const OTHER_WORDS_MAX = 9;

/** The stated amounts of an area in order. List items beside prices in cards are extras ("$5 per extra user"). */
export function pointsOf(area: PriceArea, lang: string | null): PricePoint[] {
  const points: PricePoint[] = [];
  for (const [at, spot] of area.spots.entries()) {
    if (spot.segment.kind === "cell") continue;
    const split = splitPoint(spot, area.spots[at + 1], lang);
    const found = split ? [split] : moneyPoints(spot, lang);
    points.push(...(isCents(area.spots[at + (split ? 2 : 1)], spot) ? found.slice(0, -1) : found));
  }
  const isItem = (point: PricePoint) => point.spot.segment.kind === "item";
  const kept = points.every(isItem) ? points : points.filter((point) => !isItem(point));
  return kept.map((point) => (point.period ? point : withPeriodNearby(point, area.spots)));
}

/** Amounts of one segment, when the segment says little else. */
export function moneyPoints(spot: Spot, lang: string | null): PricePoint[] {
  const { text } = spot.segment;
  const money = text.length <= 160 ? moneyIn(text, lang).filter((one) => !isExtra(text, one)) : [];
  if (money.length === 0 || NOT_A_PRICE.test(text)) return [];
  const rest = money.reduceRight((left, one) => left.slice(0, one.start) + left.slice(one.end), text);
  const words = rest.replace(SMALL_TALK, " ").match(/\p{L}{2,}/gu) ?? [];
  const isSentence = /[.!]$/.test(text.trim()) && words.length > 3;
  if (words.length > OTHER_WORDS_MAX || isSentence) return [];
  const label = labelBefore(text, money[0]?.start ?? 0);
  const points = joinRanges(text, money).map((one) => pointOf(spot, one, label));
  return points.map((point, at) => sharePeriod(point, points[at + 1]));
}

function isExtra(text: string, money: Money): boolean {
  return EXTRA_BEFORE.test(text.slice(0, money.start)) || EXTRA_AFTER.test(text.slice(money.end));
}

/** "$36 $29 per month": what the second is paid for holds for the first, too, when they stand side by side. */
export function sharePeriod(point: PricePoint, next: PricePoint | undefined): PricePoint {
  const isBeside = next !== undefined && next.spot.index - point.spot.index <= 2 && next.currency === point.currency;
  const isShared = isBeside && point.period === null && next.period !== null;
  const source = next?.sources[0];
  if (!isShared || !source || !isComparable(point, next)) return point;
  return { ...point, period: next.period, cycle: next.cycle, sources: [...point.sources, source] };
}

const RATIO_MAX = 10;

/** "199 € / month + 0.24 € / minute" are no two prices of one thing. */
function isComparable(a: PricePoint, b: PricePoint): boolean {
  const [low, high] = [a.amountCents ?? 0, b.amountCents ?? 0].sort((x, y) => x - y);
  return (high ?? 0) <= RATIO_MAX * (low ?? 0);
}

/** "$10 – $20" is one price; the first end is its amount. */
function joinRanges(text: string, money: Money[]): Money[] {
  const joined: Money[] = [];
  for (const one of money) {
    const before = joined.at(-1);
    if (before && DASH.test(text.slice(before.end, one.start)) && before.amountCents < one.amountCents) {
      joined[joined.length - 1] = { ...before, end: one.end, text: text.slice(before.start, one.end) };
    } else joined.push(one);
  }
  return joined;
}

function pointOf(spot: Spot, money: Money, label: Stretch | null): PricePoint {
  const { text } = spot.segment;
  const lead = LEAD.exec(text.slice(0, money.start))?.[0].trimStart().length ?? 0;
  const start = money.start - lead;
  const period = periodAt(text, money.end);
  return {
    spot,
    price: text.slice(start, money.end),
    sources: [part(spot, { start, end: period?.end ?? money.end })],
    amountCents: money.amountCents,
    currency: money.currency,
    period: period?.text ?? null,
    label,
    cycle: cycleOf(period?.text ?? null),
  };
}

export function cycleOf(period: string | null): PricePoint["cycle"] {
  if (/billed (?:annually|yearly)|annually|yearly|jährlich/i.test(period ?? "") && isMonthly(period)) return "year";
  if (isMonthly(period)) return "month";
  return isYearly(period) ? "year" : "other";
}

function labelBefore(text: string, end: number): Stretch | null {
  const before = text.slice(0, end).replace(LEAD, "");
  const label = before.replace(/[\s:–—|·•(,-]+$/u, "").trim();
  const words = label.match(/\p{L}+/gu)?.length ?? 0;
  if (words === 0 || words > LABEL_WORDS_MAX || label.includes("\n")) return null;
  const start = text.indexOf(label);
  return { text: label, start, end: start + label.length };
}

/** Two figures in a box of their own right after an amount are its cents: the amount alone is not the price. */
function isCents(next: Spot | undefined, spot: Spot): boolean {
  return next !== undefined && next.index <= spot.index + 3 && /^[.,]?\d\d$/.test(next.segment.text);
}

const SIGN_ALONE = /^(?:US\$|[$€£]|CHF|EUR|USD|GBP)$/;
const FIGURE_ALONE = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** A sign and its figure in boxes of their own. */
function splitPoint(spot: Spot, next: Spot | undefined, lang: string | null): PricePoint | null {
  if (!next || next.index > spot.index + 2) return null;
  const [left, right] = [spot.segment.text, next.segment.text];
  const isPair =
    (SIGN_ALONE.test(left) && FIGURE_ALONE.test(right)) || (FIGURE_ALONE.test(left) && SIGN_ALONE.test(right));
  const written = `${left}${right}`;
  const money = isPair ? moneyIn(written, lang)[0] : undefined;
  if (!money) return null;
  const sources = [part(spot, { start: 0, end: left.length }), part(next, { start: 0, end: right.length })];
  const { amountCents, currency } = money;
  return { spot: next, price: written, sources, amountCents, currency, period: null, label: null, cycle: "other" };
}

/** What it is paid for may stand in the next lines of the card: "per seat, per month". */
export function withPeriodNearby(point: PricePoint, spots: Spot[]): PricePoint {
  const at = spots.indexOf(point.spot);
  for (const next of spots.slice(at + 1, at + 3)) {
    const isFeature = next.segment.kind === "item" && point.spot.segment.kind !== "item";
    if (next.segment.kind === "heading" || isFeature) break;
    const hasMoney = moneyIn(next.segment.text).length > 0;
    const period = hasMoney ? periodAt(next.segment.text, 0) : wholePeriod(next.segment.text);
    if (hasMoney && !period) break;
    if (!period) continue;
    return {
      ...point,
      period: period.text,
      sources: [...point.sources, part(next, period)],
      cycle: cycleOf(period.text),
    };
  }
  return point;
}
