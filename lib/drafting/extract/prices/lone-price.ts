import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isFreeWord } from "@/lib/drafting/text/prices/price-words";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import { isInviting, isMoney, type PlanCard, type PriceGroup } from "./plan-card";
import { isCycle } from "./price-names";
import type { PricePoint } from "./price-point";

const KIND = anyWord("planKind");
/** Names of editions, which hardly differ from language to language. */
const EDITION = exactly(
  `(?:\\p{L}+ ){0,2}(?:pro|profi|plus|premium|basic|basis|base|standard|starter|business|enterprise|team|personal|professional|ultimate|unlimited|lifetime|lite|home|studio|solo|individual|community|cloud|supporter)(?: (?:${inAllLanguages("planKind")}))?`,
);

/**
 * A price without others of its build beside it stands under some heading, whatever that is of. It is a plan's where the name is
 * the product's own or says that it is a plan's, where a heading beside it does so, or where it stands in a whole card: with
 * what it holds, and something to press.
 */
export function isLoneStray(reading: SiteReading, own: OwnNames, group: PriceGroup, groups: PriceGroup[]): boolean {
  const [card] = group.cards;
  if (!card || group.shape !== "alone" || isNamedThere(card)) return false;
  if (isPlanName(own, card.name) || isWhole(reading, card)) return false;
  return !groups.some((one) => one.shape === "alone" && isBeside(one, group) && namesPlan(own, one));
}

/** A row of a table, or the line itself, says whose price it is: "Crew: $9". */
function isNamedThere({ nameSource, points }: PlanCard): boolean {
  return points.some(({ spot }) => spot.segment.kind === "cell" || spot.index === nameSource.segment);
}

/** The name is the product's, or says by itself that a plan is called so. */
export function isPlanName(own: OwnNames, name: string): boolean {
  return [KIND, EDITION].some((kind) => kind.test(name)) || isFreeWord(name) || isCycle(name) || namesOwn(own, name);
}

/** A card as those of price lists are, under no section's heading: a list of what is had, and a button or link. */
function isWhole(reading: SiteReading, card: PlanCard): boolean {
  if (SERVICE.test(card.name)) return false;
  const title = reading.pages[card.nameSource.page]?.segments[card.nameSource.segment];
  if (!title || (title.kind === "heading" && (title.level ?? 6) <= SECTION_LEVEL)) return false;
  return card.spots.some(({ segment }) => segment.kind === "item") && isInviting(reading, card);
}

/** What people do for the buyer, and vouchers: sold in such cards beside the product. */
const SERVICE = anyOf(
  inAllLanguages("services"),
  "workshops?|gift ?cards?|vouchers?|gutscheine?|schulung(?:en)?|carte cadeau|bon cadeau|tarjeta regalo|buono regalo|cadeaubon|formation|formación|formazione",
);
const SECTION_LEVEL = 2;

function namesPlan(own: OwnNames, { cards }: PriceGroup): boolean {
  return cards.some(({ name }) => isPlanName(own, name));
}

/** Headings of one level within one element. */
function isBeside(one: PriceGroup, other: PriceGroup): boolean {
  const [a, b] = [one, other].map(({ page, cards }) => page.snapshot.segments[cards[0]?.nameSource.segment ?? -1]);
  if (!a || !b || one === other || one.page !== other.page || a.kind !== "heading" || a.level !== b.level) return false;
  return a.blocks.slice(0, REACH).some((block) => block !== 0 && b.blocks.slice(0, REACH).includes(block));
}

/** Elements around a heading in which those beside it stand. */
const REACH = 3;

/**
 * What is left of a row of elements, of which one held several plans, are the sections around: of their prices one is kept that
 * nothing told yet, under a plan's name or beside something to press.
 */
export function isSectionBeside(
  reading: SiteReading,
  own: OwnNames,
  { card, free, plans }: { card: PlanCard; free: PricePoint[]; plans: PlanCard[] },
): boolean {
  const told = plans.flatMap(({ points }) => points);
  const isTold = (point: PricePoint) =>
    told.some((one) => one.amountCents === point.amountCents && one.currency === point.currency);
  const isAgain = free.some(isMoney) && free.filter(isMoney).every(isTold);
  return isAgain || !(isPlanName(own, card.name) || isInviting(reading, card));
}
