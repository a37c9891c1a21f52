import type { SourceRef } from "@/lib/drafting/candidate";
import { isMonthly, isYearly } from "@/lib/drafting/text/money";
import { addedSign } from "@/lib/drafting/text/prices/beside-prices";
import type { Spot, Stretch } from "@/lib/drafting/text/spans";

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
  /** The page strikes it through. */
  isStruck?: boolean;
  cycle: "month" | "year" | "other";
  /** Only a button that asks to get in touch. */
  isWeak?: boolean;
  /** It opens a paragraph, behind a name that may be of anything: "Server — $40 a month. …". */
  isOpening?: boolean;
  /** A line without an amount, which names a plan among lines that have one. */
  isListed?: boolean;
  /** Said to be paid once, in words that are no period: "No subscription." */
  isOnce?: boolean;
  /** What stands before it in a sentence that tells it; empty where the sentence opens with it. */
  told?: string;
}

/** "$36 $29 per month": what the second is paid for holds for the first, too, when they stand side by side. */
export function sharePeriod(point: PricePoint, next: PricePoint | undefined): PricePoint {
  const isBeside = next !== undefined && next.spot.index - point.spot.index <= 2 && next.currency === point.currency;
  const isOfColumn = point.spot.segment.kind === "cell" && point.spot !== next?.spot; // its own header tells it
  const isShared = isBeside && !isOfColumn && point.period === null && next.period !== null && !isSum(point, next);
  const source = next?.sources.at(-1); // where its period stands
  if (!isShared || !source || !isComparable(point, next)) return point;
  return { ...point, period: next.period, cycle: next.cycle, sources: [...point.sources, source] };
}

/** "$29 + $5 per user / month": what is said behind the second amount is not what the first is paid for. */
export function isSum({ spot, sources: [first] }: PricePoint, next: PricePoint): boolean {
  if (!first || spot !== next.spot) return false;
  const between = spot.segment.text.slice(first.end, next.sources[0]?.start);
  return between !== "" && addedSign(between) === between;
}

const RATIO_MAX = 10;

/** "199 € / month + 0.24 € / minute" are no two prices of one thing. */
function isComparable(a: PricePoint, b: PricePoint): boolean {
  const [low, high] = [a.amountCents ?? 0, b.amountCents ?? 0].sort((x, y) => x - y);
  return (high ?? 0) <= RATIO_MAX * (low ?? 0);
}

/** How often a period says that it is paid. */
export function cycleOf(period: string | null): PricePoint["cycle"] {
  if (/billed (?:annually|yearly)|annually|yearly|jährlich/i.test(period ?? "") && isMonthly(period)) return "year";
  if (isMonthly(period)) return "month";
  return isYearly(period) ? "year" : "other";
}
