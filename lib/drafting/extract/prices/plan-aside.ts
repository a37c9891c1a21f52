import type { SiteReading } from "@/lib/drafting/candidate";
import { linksPrices } from "@/lib/drafting/extract/prices/offers/price-links";
import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove, PRICE_HEADING } from "@/lib/drafting/reading/sections";
import { isToldOfAnother, isUnderAnother } from "@/lib/drafting/reading/told-of";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { anyOf } from "@/lib/drafting/text/words";
import { isByThePiece } from "./by-the-piece";
import { isWorkedOut } from "./groups/worked-out";
import { isPlanName } from "./lone-price";
import { headingsOver, isInviting, isSubscribed, type PlanCard, type PriceGroup, placeOf } from "./plan-card";
import { isAmongPrices, type PricePage } from "./price-pages";
import type { PricePoint } from "./price-point";
import { labelsOver } from "./section-labels";

/** Words by which the names of entries are longer, on average, than those of the plans above. */
const WORDIER = 2;

/**
 * Rows of names and amounts are plans where prices are told: elsewhere they are what the product shows, or somebody's example.
 * Entries of a list with bare amounts need a heading over prices; below a question after another they are that one's.
 */
export function isAside(reading: SiteReading, own: OwnNames, group: PriceGroup, beside: PriceGroup[]): boolean {
  const { page, shape, cards } = group;
  const names = cards.map(({ name }) => name);
  if (isUnderAnother(reading, { page: page.page, index: placeOf(cards) }, own, names)) return true;
  if (cards.every((card) => isOfAnother(reading, own, card, page))) return true;
  if (isByThePiece(group, beside) || headingsOver(group).some((text) => RETIRED.test(text))) return true;
  if (
    isWorkedOut(group) ||
    isReckoning(group, beside) ||
    isUnpriced(reading, group, beside) ||
    isUnasked(reading, group, own)
  )
    return true;
  if (shape === "lines") return cards.every(({ points }) => points.every(isBare)) && !isHeaded(page, cards, own);
  if (shape !== "rows") return false;
  const isTold = page.isSelling || isAmongPrices(page, placeOf(cards));
  return !isTold && !hasRole(reading, page.page, "download", "features");
}

/**
 * Names with prices outside of pages and sections about prices may be anything that the product shows: rent in a budget, rooms, wages.
 * They are plans if one of them is called so, if each is pressed, or, where no page tells the prices, says what it holds.
 */
function isUnasked(reading: SiteReading, { page, cards, shape, isTitled }: PriceGroup, own: OwnNames): boolean {
  const at = placeOf(cards);
  if (page.isPricing || shape === "told" || isAmongPrices(page, at)) return false;
  const isElsewhere = reading.pages.some((_, one) => hasRole(reading, one, "pricing")) || linksPrices(reading);
  if (!isElsewhere && (cards.length < 2 || isTitled || cards.some((card) => isShop(reading, card)))) return false;
  const isLabelled = labelsOver(page.snapshot, at).some((text) => PRICE_HEADING.test(text));
  const isOffer = cards.some(({ name }) => isPlanName(own, name)) || cards.every((card) => isInviting(reading, card));
  return !isLabelled && !isOffer;
}

/** It lists what it holds, or something in it is pressed, or its page is headed "Pricing". */
function isShop(reading: SiteReading, card: PlanCard): boolean {
  const title = reading.pages[card.nameSource.page]?.segments.find(
    ({ kind, level }) => kind === "heading" && level === 1,
  );
  const isList = card.spots.some(({ segment }) => segment.kind === "item");
  return isList || isInviting(reading, card) || PRICE_HEADING.test(title?.text ?? "");
}

/** "Marketplace: custom" and "Training: custom" beside plans with prices: what these hold. */
function isUnpriced(reading: SiteReading, { page, cards }: PriceGroup, beside: PriceGroup[]): boolean {
  const isPriced = ({ points }: PlanCard) => points.some(({ amountCents }) => amountCents);
  if (cards.length < 2 || cards.some((card) => isPriced(card) || isInviting(reading, card))) return false;
  return beside.some((one) => one.page === page && one.cards.length > 1 && one.cards.some(isPriced));
}

/** "Legacy plans (no longer sold)". */
const RETIRED = anyOf(
  inAllLanguages("givenUp"),
  "legacy|(?:no longer|nicht mehr|plus|ya no|non più|niet meer|já não|säljs inte|ikke længere) (?:sold|available|offered|verkauft|erhältlich|angeboten|vendue?s?|proposée?s?|disponibles?|vendibil[ei]|verkocht|leverbaar|vendid[oa]s?)",
);

/** "10 users, 50 users, 100 users" in a table beside plans with names: what so many would pay. */
function isReckoning({ page, shape, cards }: PriceGroup, beside: PriceGroup[]): boolean {
  if ((shape !== "rows" && shape !== "columns") || !cards.every(({ name }) => HEADCOUNT.test(name))) return false;
  return beside.some(
    (one) => one.page === page && one.cards.length > 1 && one.cards.some(({ name }) => !HEADCOUNT.test(name)),
  );
}
const HEADCOUNT =
  /^(?:\p{L}+\s){0,3}\d[\d\s.,]*\+?(?:\s?[-–]\s?\d+)?\s\p{L}+$|^\d+(?:\s(?:à|a|to|bis|tot|do|till?)\s\d+)?\s(?!(?:users?|seats?|members?|nutzer|benutzer|plätze|utilisateurs?|postes?|usuarios?|utenti|gebruikers?|leden|utilizadores)(?!\p{L}))\p{L}+(?:\s(?:et|and|und|y|e|en|i|och)\s(?:\+|more|mehr|plus|más|più|meer|więcej|mais|fler))?$/iu;

/** "Otherboard costs $5 a month": told of another in a sentence, where nothing else on the page is called so. */
function isOfAnother(reading: SiteReading, own: OwnNames, { name, points }: PlanCard, { spots }: PricePage): boolean {
  const [first] = points;
  if (!first?.sources[0] || !SENTENCE.test(first.spot.segment.text)) return false;
  const isCalled = spots.some(({ segment }) => segment.text === name && !namesOwn(own, name));
  const at = Math.max(first.sources[0].start, first.spot.segment.text.indexOf(first.price));
  return !isCalled && isToldOfAnother(reading, first.spot, at, own);
}
/** More than a label and an amount. */
const SENTENCE = /^\S+\s\S+\s\S.*[.!]$/su;

function isBare({ period, amountCents }: PricePoint): boolean {
  return !period && amountCents !== null && amountCents > 0;
}

/** The heading right above speaks of prices, names the product, or is the page's own. */
function isHeaded({ snapshot }: PricePage, cards: PlanCard[], own: OwnNames): boolean {
  const above = headingsAbove(snapshot, placeOf(cards)).at(-1) ?? "";
  const title = snapshot.segments.find(({ kind, level }) => kind === "heading" && level === 1)?.text;
  return ["", title].includes(above) || PRICE_HEADING.test(above) || COSTS.test(above) || isOwnName(own, above);
}

const COSTS = anyWord("costs");

/** The groups without those beneath plans, and without the headings over those, which a run of headings takes for one more plan. */
export function withoutBeneath(groups: PriceGroup[], own: OwnNames): PriceGroup[] {
  const rows = groups.filter(({ shape, cards }) => shape === "cards" && cards.length > 1);
  const named = new Set(rows.flatMap(({ cards }) => cards.map(({ name }) => name)));
  const beneath = groups.filter((one) => groups.some((other) => isBeneath(one, other, { named, own })));
  const over = new Set(beneath.flatMap((one) => headingOf(one) ?? []));
  return groups.flatMap((group) => {
    if (beneath.includes(group)) return [];
    const cards = group.cards.filter(({ name }) => !over.has(name));
    if (cards.length === group.cards.length) return [group];
    return cards.length > 1 ? [{ ...group, cards }] : [];
  });
}

function headingOf({ page, cards }: PriceGroup): string | undefined {
  return headingsAbove(page.snapshot, placeOf(cards)).at(-1);
}

/**
 * Below the plans, under a heading of its own that speaks of no prices or plans and does not name the product, stands what else
 * may be had, or what others charge. Sections of a kind, "Cloud" and "Self-hosted", each have plans.
 */
function isBeneath(
  group: PriceGroup,
  plans: PriceGroup,
  { named, own }: { named: Set<string>; own: OwnNames },
): boolean {
  if (group.page !== plans.page || plans.cards.length < 2 || lastOf(plans.cards) >= placeOf(group.cards)) return false;
  const [over, overPlans] = [headingsOver(group), headingsOver(plans)];
  const heading = over.at(-1);
  if (heading === undefined || overPlans.includes(heading) || named.has(heading)) return false;
  const beside = overPlans.at(-1);
  const isParallel = beside !== undefined && over.length === overPlans.length && group.shape === plans.shape;
  if (isParallel && over.length > 1 && !PRICE_HEADING.test(beside)) return false;
  const isOfPlans = [PRICE_HEADING, PLAN].some((words) => words.test(heading)) || moneyIn(heading).length > 0;
  if (isOfPlans || namesOwn(own, heading) || plans.cards.some(({ name }) => name === heading)) return false;
  return isSubscribed(plans) || wordsOf(group.cards) >= wordsOf(plans.cards) + WORDIER;
}

const PLAN = anyWord("planKind");

function wordsOf(cards: PlanCard[]): number {
  return cards.reduce((sum, { name }) => sum + name.split(/\s+/).length, 0) / cards.length;
}

function lastOf(cards: PlanCard[]): number {
  return Math.max(...cards.map(({ nameSource }) => nameSource.segment));
}
