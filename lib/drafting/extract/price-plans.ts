import type { SourceRef } from "@/lib/drafting/candidate";
import type { PricingPlan } from "@/lib/schemas/profile";
import type { PlanCard } from "./price-cards";
import type { PricePoint } from "./price-points";

export interface FoundPlan {
  plan: PricingPlan;
  sources: SourceRef[];
}

const NAME_MAX = 80;
const LINE_MAX = 80;

/** The plans of one card: its regular price, and its yearly one where the site states both. */
export function plansOf(card: PlanCard): FoundPlan[] {
  const money = card.points.filter((point) => point.currency !== null || point.amountCents);
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
  const beside = points.filter((one) => isBeside(first, one) && one.currency === first.currency);
  return beside.reduce((best, one) => ((one.amountCents ?? 0) > (best.amountCents ?? 0) ? one : best), first);
}

function isBeside(first: PricePoint, other: PricePoint): boolean {
  return other.spot.index - first.spot.index <= 2 && (other.label === null || other.label.text === first.label?.text);
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
