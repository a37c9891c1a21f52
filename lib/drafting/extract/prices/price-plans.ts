import type { SourceRef } from "@/lib/drafting/candidate";
import { isMonthly } from "@/lib/drafting/text/money";
import { anyOf } from "@/lib/drafting/text/words";
import type { PricingPlan } from "@/lib/schemas/profile";
import type { PlanCard } from "./price-cards";
import { type PricePoint, sharePeriod } from "./price-points";

export interface FoundPlan {
  plan: PricingPlan;
  sources: SourceRef[];
}

const BILLED = anyOf(
  "billed|charged|invoiced|paid (?:annually|yearly)|abgerechnet|facturée?s?|facturado|fatturat[oi]|gefactureerd",
);
const NAME_MAX = 80;
const LINE_MAX = 80;

/** The plans of one card: its regular price, and its yearly one where the site states both. */
export function plansOf(card: PlanCard): FoundPlan[] {
  const stated = card.points.filter((point) => point.currency !== null || point.amountCents);
  const shared = stated.map((point, at) => sharePeriod(point, stated[at + 1]));
  const money = shared.some((point) => !isTotal(point)) ? shared.filter((point) => !isTotal(point)) : shared;
  if (money.length === 0) return card.points.slice(0, 1).map((point) => toPlan(card, point));
  const monthly = regular(money.filter((point) => point.cycle === "month"));
  const yearly = regular(money.filter((point) => point.cycle === "year"));
  const other = regular(money.filter((point) => point.cycle === "other"));
  const found = monthly
    ? [monthly, ...(yearly ? [yearly] : [])]
    : [other ?? yearly, ...(other && yearly ? [yearly] : [])];
  return found.filter((point) => point !== null && point !== undefined).map((point) => toPlan(card, point));
}

/** Of a price and its sale price side by side the higher one is regular; amounts further apart are extras. */
function regular(points: PricePoint[]): PricePoint | null {
  const first = points[0];
  if (!first) return null;
  const beside = points.filter((one) => isBeside(first, one) && one.currency === first.currency && isSale(first, one));
  return beside.reduce((best, one) => ((one.amountCents ?? 0) > (best.amountCents ?? 0) ? one : best), first);
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
  return {
    plan: {
      name: card.name.slice(0, NAME_MAX),
      price: point.price.replace(/\s+/gu, " ").trim().slice(0, LINE_MAX),
      period: point.period?.replace(/\s+/gu, " ").slice(0, LINE_MAX) ?? null,
      amount_cents: point.amountCents,
      currency: point.amountCents === null ? null : point.currency,
    },
    sources: [card.nameSource, ...point.sources],
  };
}
