import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isLinkOnly } from "@/lib/drafting/reading/reading";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { type Spot, whole } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import type { FoundName } from "./names/found-name";
import type { PricePage } from "./price-pages";
import type { PricePoint } from "./price-point";
import { labelsOver } from "./section-labels";

/** What may be one plan: a name, and every price that stands with it. */
export interface PlanCard {
  name: string;
  nameSource: SourceRef;
  points: PricePoint[];
  /** All that its box says, the name included. */
  spots: Spot[];
}

/** How the members of a group stand to each other on the page; `alone` and `told` have one member. */
export type Shape = "cards" | "runs" | "lines" | "columns" | "rows" | "alone" | "told";

/** What may be the plans of the product, judged together. */
export interface PriceGroup {
  page: PricePage;
  shape: Shape;
  cards: PlanCard[];
  /** Of a table with a column that is called the price, or on a page that says in what money all its figures are. */
  isTitled?: boolean;
}

/** A card by the name that was found in it. */
export function cardOf(name: FoundName, points: PricePoint[], spots: Spot[]): PlanCard {
  const nameSource = { ...whole(name.spot), start: name.start, end: name.start + name.text.length };
  return { name: name.text, nameSource, points, spots };
}

/** Something in it is pressed. */
export function isInviting(reading: SiteReading, { spots }: PlanCard): boolean {
  return spots.some((spot) => spot.segment.name === "button" || isLinkOnly(reading, spot));
}

export function isMoney(point: PricePoint): boolean {
  return point.currency !== null || (point.amountCents !== null && point.amountCents > 0);
}

/** Beside a card with the product's name and no more, a priced one whose list is mostly "❌ Stop paying and it is gone": another's. */
export function isCrossedOut(card: PlanCard, { cards }: PriceGroup, own: OwnNames): boolean {
  const items = card.spots.filter(({ segment }) => segment.kind === "item");
  const crossed = items.filter(({ segment }) => CROSS.test(segment.text));
  if (crossed.length < 2 || crossed.length * 2 <= items.length || namesOwn(own, card.name)) return false;
  return card.points.some(({ amountCents }) => amountCents) && cards.some(({ name }) => isOwnName(own, name));
}
const CROSS = /^\s*[❌✗✘✖🚫]/u;

/** "In planning" on a card that is asked for: nothing that can be had yet; where that leaves one of several, they were parts of a plan. */
export function withoutFuture(group: PriceGroup): PriceGroup[] {
  if (labelsOver(group.page.snapshot, placeOf(group.cards)).some((text) => DATED.test(text))) return [];
  const isAsked = ({ points }: PlanCard) => points.every(({ amountCents }) => amountCents === null);
  const isFuture = (card: PlanCard) =>
    isAsked(card) && card.spots.some(({ segment: { kind, text } }) => kind === "text" && PLANNED.test(text));
  const cards = group.cards.filter((card) => !isFuture(card));
  if (cards.length === group.cards.length) return [group];
  return cards.length > 1 || !cards.every(isAsked) ? [{ ...group, cards }] : [];
}
/** "Coming soon — spring 2027" over what will be asked then. */
const DATED = new RegExp(`^(?:${inAllLanguages("soon")})[\\s:–—·-]+(?:\\S+\\s){0,3}20\\d\\d$`, "iu");
const PLANNED = exactly(
  "in planning|planned|coming soon|in planung|geplant|demnächst|bientôt(?: disponible)?|à venir|próximamente|in arrivo|prossimamente|binnenkort|wkrótce|em breve|kommer snart|připravujeme",
);

/** The same plans stand once for each currency, behind tabs: the first on the page are those that it shows. */
export function withoutOtherMoney(groups: PriceGroup[]): PriceGroup[] {
  return groups.filter((one) => !groups.some((other) => isBefore(other, one) && isInOtherMoney(other, one)));
}

const isBefore = (one: PriceGroup, other: PriceGroup): boolean =>
  one.page.page === other.page.page &&
  (one.cards[0]?.nameSource.segment ?? 0) < (other.cards[0]?.nameSource.segment ?? 0);

/** What is free or asked for is so in every currency. */
function isInOtherMoney(one: PriceGroup, other: PriceGroup): boolean {
  const [a, b] = [pricedIn(one), pricedIn(other)];
  return (
    a.length > 1 &&
    a.length === b.length &&
    a.every(({ name, period }, at) => name === b[at]?.name && period === b[at]?.period) &&
    a.every(({ currency }, at) => currency !== null && currency !== b[at]?.currency)
  );
}

const pricedIn = ({ cards }: PriceGroup) =>
  cards.flatMap(({ name, points: [point] }) =>
    point?.amountCents ? [{ name: name.toLowerCase(), currency: point.currency, period: point.period }] : [],
  );

/** One card of the outer group holds several of the inner one. */
export function holds(outer: PriceGroup, inner: PriceGroup): boolean {
  return (
    inner.cards.length > 1 &&
    outer.cards.some(
      ({ points }) => inner.cards.filter((card) => card.points.some((one) => points.includes(one))).length > 1,
    )
  );
}

/** Under a heading of a whole section that is another than its name: a part of the page with prices in it, not a card. */
export function isSection({ spots, nameSource }: PlanCard): boolean {
  const heading = spots.find(({ segment }) => segment.kind === "heading");
  const isName = heading?.index === nameSource.segment;
  const isOver = heading !== undefined && (heading.segment.level ?? 6) <= SECTION_LEVEL;
  return isOver && !isName && moneyIn(heading.segment.text).length === 0 && !/^\d/.test(heading.segment.text);
}

const SECTION_LEVEL = 2;

/** A line or row that returns to a plan's name tells what else it costs. */
export function isLesser({ shape }: PriceGroup): boolean {
  return shape !== "cards" && shape !== "runs" && shape !== "alone";
}

/** Bare amounts in rows: beside a price a month or year they are rates for what a plan does not include. */
export function isRates({ shape, cards }: PriceGroup): boolean {
  return (
    (shape === "rows" || shape === "lines") &&
    cards.every(({ points }) => points.every(({ period, amountCents }) => !period && amountCents))
  );
}

export function isTimed({ cards }: PriceGroup): boolean {
  return cards.some(({ points }) => points.some(({ cycle, isStruck }) => cycle !== "other" && !isStruck));
}

/** Two of its prices at least are by the month or year. */
export function isSubscribed({ cards }: PriceGroup): boolean {
  const isTimed = ({ cycle, amountCents }: PricePoint) => cycle !== "other" && (amountCents ?? 0) > 0;
  return cards.filter(({ points }) => points.some(isTimed)).length >= 2;
}

/** Headings over a group's cards, which may be named by headings themselves. */
export function headingsOver({ page, cards }: PriceGroup): string[] {
  const names = new Set(cards.map(({ name }) => name));
  return headingsAbove(page.snapshot, placeOf(cards)).filter((text) => !names.has(text));
}

/** Where the first of its cards stands on the page. */
export function placeOf(cards: PlanCard[]): number {
  return Math.min(...cards.map(({ nameSource }) => nameSource.segment));
}

/** "Both bots — €7 a month each", within the card that asks for it: the same price once more. So is a button that asks to get in touch. */
export function isSaidAgain(card: PlanCard, other: PlanCard): boolean {
  const isInside = other.spots.some(({ index }) => index === card.nameSource.segment) && card.name !== other.name;
  if (isInside && card.points.every(({ isWeak }) => isWeak)) return true;
  const isWithin = card !== other && card.spots.length === 1 && other.spots.includes(card.spots[0] as Spot);
  const isAsked = ({ amountCents, currency }: PricePoint) =>
    amountCents !== null && other.points.some((one) => one.amountCents === amountCents && one.currency === currency);
  return isWithin && card.points.every(isAsked);
}
