import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isCustomWord } from "@/lib/drafting/text/prices/price-words";
import type { Spot } from "@/lib/drafting/text/spans";
import { isPlanName } from "../lone-price";
import type { PlanCard, PriceGroup } from "../plan-card";
import type { PricePoint } from "../price-point";

/** Texts of a page that a box holds at most. */
export const BOX_MAX = 160;

/** A stretch of the page that may be one plan. */
export interface Box {
  spots: Spot[];
  points: PricePoint[];
}

/** The same texts stand in several elements around them. */
export function distinct(groups: PriceGroup[]): PriceGroup[] {
  const seen = new Set<string>();
  return groups.filter(({ shape, cards }) => {
    const key = JSON.stringify([
      shape,
      cards.map(({ nameSource, points }) => [nameSource.segment, points.map(({ sources }) => sources)]),
    ]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Before the least of several prices. */
const FROM = /^(?:from|starting|starts|ab|dès|à partir|desde|da|a partir|vanaf|od|fra|från)\s/iu;

/** "Extra seat: $5/month" in the list of a card that has its price above it: what else that plan costs. */
export function isDetail({ spot }: PricePoint, points: PricePoint[], card: Spot[]): boolean {
  const within = new Set(card.map(({ index }) => index));
  const [items, others] = [true, false].map((isItem) =>
    points.filter((one) => within.has(one.spot.index) && (one.spot.segment.kind === "item") === isItem),
  );
  const entries = new Set(items?.map(({ amountCents }) => amountCents));
  const isOfAll = ({ price, amountCents }: PricePoint) => FROM.test(price) || entries.has(amountCents); // "From $9"
  return (others ?? []).some((one) => one.spot.index < spot.index && !one.told && !one.label && !isOfAll(one));
}

/** "Free" above "$0", or above "Free" in its card, is the plan's name, not its price. */
export function isFreeName({ spot, amountCents }: PricePoint, strong: PricePoint[], asked: PricePoint[]): boolean {
  const isNext = (point: PricePoint) => point.spot.index > spot.index && point.spot.index <= spot.index + 3;
  const next = strong.find((point) => point.spot.index > spot.index);
  const again = asked.find((point) => isNext(point) && point.spot.segment.blocks[1] === spot.segment.blocks[1]);
  return amountCents === 0 && ((next?.amountCents === 0 && isNext(next)) || again?.amountCents === 0);
}

/** "Custom" on top of its card, above "On request", is the plan's name, not its price. */
export function isCustomName({ spot, amountCents, isWeak }: PricePoint, asked: PricePoint[], spots: Spot[]): boolean {
  const next = asked.find((point) => point.spot.index > spot.index);
  const before = spots.findLast(({ index }) => index < spot.index);
  const isWithin = (other: Spot) => other.segment.blocks.slice(0, 2).includes(spot.segment.blocks[1] ?? -1);
  if (!next || next.spot.index > spot.index + 3 || !isWithin(next.spot)) return false;
  if (before && isWithin(before) && !isCustomWord(before.segment.text)) return false;
  return amountCents === null && next.amountCents === null && !isWeak && !next.isWeak;
}

/** Beside a price that stands by itself a button "Contact us" is none, nor is what a sentence tells. */
export function withoutWeak(points: PricePoint[]): PricePoint[] {
  const strong = points.filter((point) => !point.isWeak);
  const set = strong.filter(({ told }) => told === undefined);
  return [set, strong].find((some) => some.length > 0) ?? points;
}

export function asNaming({ spots, points }: Box) {
  const [first, last] = [points[0], points.at(-1)].map((point) => point?.spot.index ?? 0);
  return { spots, first: first ?? 0, last: last ?? 0, isWeak: points.every((point) => point.isWeak) };
}

/** Headings of one level are of parts beside each other. */
export function isBesideHeading(one: Spot, other: Spot): boolean {
  return [one, other].every(({ segment }) => segment.kind === "heading") && one.segment.level === other.segment.level;
}

/** "Free: three boats" counts beside a line with an amount, "Support: contact us" beside two, or where plans are called so. */
export function withoutUnpriced(list: PlanCard[], own: OwnNames): PlanCard[] {
  const priced = list.filter(({ points }) => points.some(({ amountCents }) => amountCents)).length;
  const isOne = ({ name, points }: PlanCard) => {
    if (!points.some(({ isListed }) => isListed)) return true;
    const isFree = points.some(({ amountCents }) => amountCents === 0);
    return priced > 1 || (priced > 0 && (isFree || isPlanName(own, name)));
  };
  return list.filter(isOne);
}
