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
  const within = new Set(cards.flatMap(({ spots }) => spots.map(({ index }) => index)));
  const told = page.spots.filter(({ index }) => !within.has(index)).flatMap(({ segment }) => moneyIn(segment.text));
  const units = new Set(told.map(({ amountCents }) => amountCents ?? 0).filter((unit) => unit > 0));
  return cards.length > 1 && [...units].some((unit) => cards.every((card) => isMultiple(card, unit)));
}

function isMultiple({ points, spots }: PlanCard, unit: number): boolean {
  const amount = points.find(({ amountCents }) => amountCents)?.amountCents ?? 0;
  const counts = spots.flatMap(({ segment }) => segment.text.match(COUNT) ?? []).map(Number);
  return counts.some((count) => count >= COUNT_MIN && count * unit === amount);
}
