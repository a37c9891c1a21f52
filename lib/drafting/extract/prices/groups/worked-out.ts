import { moneyIn } from "@/lib/drafting/text/money";
import type { PlanCard, PriceGroup } from "../plan-card";

/** A count that stands by itself or before a word: "8", "8 users". */
const COUNT = /(?<![\p{L}\d.,:/+-])\d{1,4}(?![\d.,:%/]|\s?[€$£])/gu;
const COUNT_MIN = 2;

/**
 * "Small team: 4 users, €36", "Large team: 16 users, €144" beside "€9 per user": each sum is a price told elsewhere on the page
 * times a count that the card names. What some would pay, worked out, and no plans.
 */
export function isWorkedOut({ page, cards }: PriceGroup): boolean {
  const counted = cards.map(countedIn);
  if (cards.length < 2 || !counted.every(({ counts }) => counts.length > 0)) return false;
  const within = new Set(cards.flatMap(({ spots }) => spots.map(({ index }) => index)));
  const told = page.spots.filter(({ index }) => !within.has(index)).flatMap(({ segment }) => moneyIn(segment.text));
  const units = new Set(told.map(({ amountCents }) => amountCents ?? 0).filter((unit) => unit > 0));
  return [...units].some((unit) =>
    counted.every(({ amount, counts }) => counts.some((count) => count * unit === amount)),
  );
}

function countedIn({ points, spots }: PlanCard): { amount: number; counts: number[] } {
  const amount = points.find(({ amountCents }) => amountCents)?.amountCents ?? 0;
  const counts = spots.flatMap(({ segment }) => segment.text.match(COUNT) ?? []).map(Number);
  return { amount, counts: amount > 0 ? counts.filter((count) => count >= COUNT_MIN) : [] };
}
