import type { SourceRef } from "@/lib/drafting/candidate";
import { withoutStruckMarks } from "@/lib/drafting/text/joined-figures";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isMonthly } from "@/lib/drafting/text/money";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PricingPlan } from "@/lib/schemas/profile";
import { isCycle } from "./names/price-names";
import { addedTo } from "./offers/added-part";
import type { PlanCard } from "./plan-card";
import { cycleOf, isSum, type PricePoint, sharePeriod } from "./price-point";
import { TAXED } from "./tables/price-labels";

export interface FoundPlan {
  plan: PricingPlan;
  sources: SourceRef[];
}

/** What is called free has no price: the amount beside it is another plan's. */
const FREE = exactly(inAllLanguages("free"));
const BILLED = anyWord("billed");
/** A reduction for a time: the price without it is the regular one. */
const SALE = anyWord("sale");
/** "Our best value plan, at a significant discount" praises the plan, and ends at no time. */
const PRAISE = /^[^.!?]*\b(?:best value|great value|best deal)\b[^.!?]*\bdiscount\b[^.!?]*[.!]?$/iu;
const NAME_MAX = 80;
const LINE_MAX = 80;

/** The plans of one card: its regular price, and its yearly one where the site states both. */
export function plansOf(card: PlanCard): FoundPlan[] {
  if (FREE.test(card.name) && card.points.every(({ amountCents }) => amountCents !== null && amountCents > 0))
    return [];
  const isOnSale = card.spots.some(({ segment: { text } }) => SALE.test(text) && !PRAISE.test(text));
  const priced = card.points.filter((point) => point.currency !== null || point.amountCents);
  const kept = isOnSale ? priced : priced.filter((point) => !point.isStruck);
  const shared = joinedParts(kept.map((point, at) => sharePeriod(point, kept[at + 1])));
  const money = shared.some((point) => !isTotal(point)) ? shared.filter((point) => !isTotal(point)) : shared;
  if (money.length === 0)
    return card.points
      .filter((point) => !point.isStruck)
      .slice(0, 1)
      .map((point) => toPlan(card, point));
  const of = (cycle: PricePoint["cycle"]) =>
    regular(
      money.filter((point) => cycleIn(card, point) === cycle),
      isOnSale,
    );
  const [stated, yearly, other] = [of("month"), of("year"), of("other")];
  const monthly = isTwelfth(stated, yearly) ? null : stated;
  const forGood = regular(
    money.filter(({ period, amountCents }) => amountCents && FOR_GOOD.test(period ?? "")),
    isOnSale,
  );
  const found = monthly ? [monthly, yearly, forGood] : [other ?? yearly, ...(other && yearly ? [yearly] : [])];
  return found.filter((point) => point !== null && point !== undefined).map((point) => toPlan(card, point));
}

/** What is bought once beside a subscription: not "one-time", as fees for a start are. */
const FOR_GOOD =
  /lifetime|life[- ]time|forever|for life|perpetual|lebenslang|dauerhaft|für immer|à vie|pour toujours|de por vida|para siempre|vitalici[oa]|para sempre|per sempre|a vita|levenslang|voor altijd|dożywotni|na zawsze|livstid|för alltid|for altid/iu;

/** A bare amount under "Yearly" is paid by the year. */
function cycleIn({ name }: PlanCard, { period, cycle }: PricePoint): PricePoint["cycle"] {
  return period === null && isCycle(name) ? cycleOf(name) : cycle;
}

/** "€59 per year. That's €4.92 a month.": what a year comes to, told below it, is not asked for each month. */
function isTwelfth(monthly: PricePoint | null, yearly: PricePoint | null): boolean {
  if (!monthly?.amountCents || !yearly?.amountCents || isBefore(monthly, yearly)) return false;
  return Math.abs(monthly.amountCents * 12 - yearly.amountCents) <= yearly.amountCents * ROUNDED;
}

const ROUNDED = 0.02;

function isBefore(one: PricePoint, other: PricePoint): boolean {
  const [a, b] = [one, other].map(({ spot, sources }) => [spot.index, sources[0]?.start ?? 0] as const);
  return a !== undefined && b !== undefined && (a[0] - b[0] || a[1] - b[1]) < 0;
}

/** "per editor/month": what is counted, and how often it is paid. */
const COUNTED =
  /^(?<what>.+?)\s?(?<often>(?:\/|,|per|a|each)\s?(?:month|mo|year|yr|monat|jahr|mois|an|mes|año|mese|anno|maand|jaar|m[êe]s|ano|miesiąc|rok)\w*)$/iu;

/** "$10 per editor/month" and "$2 per reader/month" right below are the parts of one price. */
function joinedParts(points: PricePoint[]): PricePoint[] {
  const joined: PricePoint[] = [];
  for (const point of points) {
    const before = joined.at(-1);
    if (before && isSum(before, point) && addedTo(before, []) !== null) {
      if (before.period === null) joined[joined.length - 1] = { ...before, cycle: point.cycle };
      continue; // read as what the first has beside it
    }
    if (before && isAndAlso(before, point)) {
      if (!isForStart(point)) continue; // what else may be paid is no plan of its own
      const sources = [...before.sources, ...point.sources];
      joined[joined.length - 1] = { ...before, price: `${before.price} + ${point.price}`, sources };
      continue;
    }
    const [a, b] = [before, point].map((one) => COUNTED.exec(one?.period ?? "")?.groups);
    const isPart = before !== undefined && isBelow(before, point) && a?.often === b?.often && a?.what !== b?.what;
    if (!isPart || !a?.what || !b?.what) joined.push(point);
    else
      joined[joined.length - 1] = {
        ...before,
        price: `${before.price} ${a.what} + ${point.price} ${b.what}`,
        period: a.often ?? null,
        sources: [...before.sources, ...point.sources],
      };
  }
  return joined;
}

/** "1.850 EUR per year and 575 EUR for the start": both are asked for, and what is without a period has no plan of its own. */
function isAndAlso(first: PricePoint, second: PricePoint): boolean {
  if (first.spot !== second.spot || first.period === null || second.period !== null) return false;
  const [from, to] = [Math.max(...first.sources.map(({ end }) => end)), second.sources[0]?.start ?? 0];
  return AND.test(first.spot.segment.text.slice(from, to));
}

/** "… for the first", "… for the set-up": paid once, whatever is paid after. */
function isForStart({ spot, price }: PricePoint): boolean {
  const { text } = spot.segment;
  return START.test(text.slice(text.lastIndexOf(price) + price.length).slice(0, START_REACH));
}

const START_REACH = 40;
const START = anyOf(
  "first|start|set-?up|onboarding|installation|activation|erste[nrs]?|einrichtung|inbetriebnahme|premi(?:er|ère)|mise en (?:service|place|route)|primer[ao]?|puesta en marcha|alta|prim[oa]|attivazione|avvio|eerste|opstart|inrichting|primeir[ao]|ativação|pierwsz\\p{L}+|uruchomienie|första|første",
);

const AND = /^\s(?:and|plus|und|et|y|e|en|i|oraz|og|och|&|\+)\s$/iu;

function isBelow(upper: PricePoint, lower: PricePoint): boolean {
  const isNext = lower.spot.index > upper.spot.index && lower.spot.index <= upper.spot.index + 2;
  return isNext && lower.spot.segment.block === upper.spot.segment.block;
}

/** Of a price and its sale price side by side the higher one is regular; amounts further apart are extras. */
function regular(points: PricePoint[], isOnSale: boolean): PricePoint | null {
  const first = points[0];
  if (!first) return null;
  if (!isOnSale && isStruck(first, points[1])) return points[1] ?? first;
  if (/ \+ /.test(first.price)) return first;
  const isOther = (one: PricePoint) =>
    one.currency === first.currency && isSale(first, one) && (isOnSale || !isTaxed(one));
  const beside = points.filter((one) => isBeside(first, one) && isOther(one));
  return beside.reduce((best, one) => ((one.amountCents ?? 0) > (best.amountCents ?? 0) ? one : best), first);
}

/** "9,90 € netto (11,78 € brutto)": the same money with taxes. */
function isTaxed({ spot, price }: PricePoint): boolean {
  const { text } = spot.segment;
  return TAXED.test(text.slice(text.lastIndexOf(price) + price.length).slice(0, TAX_REACH));
}

const TAX_REACH = 24;

/** Where no sale is named, a bare amount above a lower one that says what it is paid for is the one of before. */
function isStruck(first: PricePoint, next: PricePoint | undefined): boolean {
  if (!next || first.spot === next.spot || !isBeside(first, next) || !isSale(first, next)) return false;
  return first.sources.length > 1 && next.sources.length === 1 && (next.amountCents ?? 0) < (first.amountCents ?? 0);
}

function isBeside(first: PricePoint, other: PricePoint): boolean {
  return other.spot.index - first.spot.index <= 2 && (other.label === null || other.label.text === first.label?.text);
}

/** Reductions leave a fifth at least; what is twelve times as much is a year of months. */
function isSale(a: PricePoint, b: PricePoint): boolean {
  const [low, high] = [
    Math.min(a.amountCents ?? 0, b.amountCents ?? 0),
    Math.max(a.amountCents ?? 0, b.amountCents ?? 0),
  ];
  return low > 0 && high / low <= 5;
}

/** "billed $120 a year" under a price per month is the same money again. */
function isTotal(point: PricePoint): boolean {
  return BILLED.test(point.spot.segment.text) && !isMonthly(point.period);
}

function toPlan(card: PlanCard, point: PricePoint): FoundPlan {
  const added = / \+ /.test(point.price) ? null : addedTo(point, card.spots);
  const period = [point.period, added?.text].filter((one) => one).join(" ");
  return {
    plan: {
      name: card.name.slice(0, NAME_MAX),
      price: withoutStruckMarks(point.price).replace(/\s+/gu, " ").trim().slice(0, LINE_MAX),
      period: period.replace(/\s+/gu, " ").slice(0, LINE_MAX) || null,
      amount_cents: point.amountCents,
      currency: point.amountCents === null ? null : point.currency,
    },
    sources: [card.nameSource, ...point.sources, ...(added ? [added.source] : [])],
  };
}
