import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isLinkOnly } from "@/lib/drafting/reading/reading";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { YOURS } from "@/lib/drafting/text/prices/price-words";
import type { Spot } from "@/lib/drafting/text/spans";
import { wholeWords } from "@/lib/drafting/text/words";
import type { PricingPlan } from "@/lib/schemas/profile";
import { isPlanName } from "../lone-price";
import { pagePoints } from "../page-points";
import { isAmongPrices, type PricePage, pricePages } from "../price-pages";
import type { PricePoint } from "../price-point";
import { freePlanTold } from "./free-plan";
import { isUnderProduct, prosePoints, tellingIn } from "./prose-price";
import { statedFree } from "./stated-free";

/** Elements around a price in which something to press stands beside it. */
const REACH = 3;
const SECTION_LEVEL = 2;
/** Texts before a price, within two elements around it, that may say what it is of, and their words at most: more is prose. */
const LABELS = 3;
const LABEL_REACH = 2;
const LABEL_WORDS_MAX = 8;
const LICENCE = new RegExp(wholeWords(inAllLanguages("planKind")), "iu");
/** How a price that is paid once says so. */
const ONCE =
  /^\P{L}*(?:one[- ]time|once|lifetime|life[- ]time|forever|perpetual|einmal\p{L}*|lebenslang|une (?:seule )?fois|paiement unique|à vie|pago único|una (?:sola )?vez|de por vida|una tantum|pagamento unico|a vita|eenmalig\p{L}*|jednorazow\p{L}*|pagamento único|vitalíci[oa]|engångs\p{L}*|engangs\p{L}*)/iu;

/**
 * The one price of a product that has no plans: a card with "$64 one-time" and a button, on a site that asks for nothing else.
 * It is called as the product is.
 */
export function solePrice(
  reading: SiteReading,
  own: OwnNames,
  name: Candidate<string> | undefined,
): Candidate<PricingPlan[]> | undefined {
  const isFree = statedFree(reading, own) !== undefined && freePlanTold(reading, own).offered.length === 0;
  if (!name || isFree) return undefined;
  const pages = pricePages(reading);
  const points = pages.flatMap((page) =>
    pagePoints(page)
      .filter((point) => (point.amountCents ?? 0) > 0 && point.told === undefined && !point.isStruck)
      .filter((point, at, all) => !isFormer(point, all[at + 1]))
      .map((point) => ({ page, point })),
  );
  if (points.length > 0 && !isOnePrice(points.map(({ point }) => point))) return undefined;
  const best = points.find(
    ({ page, point }) => !isCalled(page, point, own) && isTimed(point) && isOffered(reading, page, point, own),
  );
  const sold =
    best?.point ??
    soleInProse(
      pages,
      own,
      points.map(({ point }) => point),
    );
  if (!sold) return undefined;
  const { price, period, amountCents, currency, sources } = sold;
  const plan = { name: name.value, price, period, amount_cents: amountCents, currency };
  return { value: [plan], sources: [...name.sources.slice(0, 1), ...sources] };
}

/** The one price that sentences tell, where what stands by itself is no other. */
function soleInProse(pages: PricePage[], own: OwnNames, plain: PricePoint[]): PricePoint | undefined {
  const known = new Set(plain.filter(({ label, period }) => label === null || period !== null).map(({ spot }) => spot));
  const prose = pages.flatMap((page) => (page.isPricing ? prosePoints(page, own, known) : []));
  return isOnePrice([...plain, ...prose]) ? prose.find(isTimed) : undefined;
}

/** "Easy to plan: €49 a month" is the only plan found, and no name of one: the product's, where it is sold for that price. */
export function isCalledInLine(plans: Candidate<PricingPlan[]>, own: OwnNames): boolean {
  const [plan, ...others] = plans.value;
  const [named, priced] = plans.sources;
  const isInLine =
    named !== undefined && (priced === undefined || (priced.page === named.page && priced.segment === named.segment));
  return plan !== undefined && others.length === 0 && isInLine && !isPlanName(own, plan.name);
}

/** "$39 $24 one-time payment": the price of before, right in front of the lower one that holds. */
function isFormer(point: PricePoint, next: PricePoint | undefined): boolean {
  if (!next || next.spot !== point.spot || (next.amountCents ?? 0) >= (point.amountCents ?? 0)) return false;
  const { text } = point.spot.segment;
  return text.includes(`${point.price} ${next.price}`);
}

/** One amount wherever it stands, or one a month and one a year that are told together: "$12 per month or $120 per year". */
function isOnePrice(points: PricePoint[]): boolean {
  const [first] = points;
  if (!first) return false;
  const isSame = (one: PricePoint, other: PricePoint) =>
    one.amountCents === other.amountCents && one.currency === other.currency;
  if (points.every((one) => isSame(one, first))) return true;
  const year = points.find((one) => one.cycle === "year");
  const month = points.find((one) => one.cycle === "month");
  const isTogether = points.some((one) =>
    points.some((other) => one.cycle === "month" && other.cycle === "year" && isBeside(one, other)),
  );
  return (
    isTogether &&
    points.every(
      (one) =>
        (month && one.cycle === "month" && isSame(one, month)) || (year && one.cycle === "year" && isSame(one, year)),
    )
  );
}

/** In one text, or in the next one of its box: "$4 a month", and below "Or pay $36 a year". */
function isBeside({ spot: a }: PricePoint, { spot: b }: PricePoint): boolean {
  const isSameBox = a.segment.block !== 0 && a.segment.block === b.segment.block;
  return a === b || (isSameBox && Math.abs(a.index - b.index) === 1);
}

function isTimed({ cycle, period, isOnce }: PricePoint): boolean {
  return cycle !== "other" || isOnce === true || (period !== null && ONCE.test(period));
}

/** A name stands before it; "One price: $39" has none, but for the heading's. */
const isCalled = (page: PricePage, { label, spot }: PricePoint, own: OwnNames): boolean =>
  label !== null && (tellingIn(label.text).length > 0 || !isUnderProduct(page, spot, own));

/** Under a heading over prices, or in a box with something to press; what stands before it there names no other thing. */
function isOffered(reading: SiteReading, page: PricePage, { spot }: PricePoint, own: OwnNames): boolean {
  const beside = (reach: number) => {
    const around = spot.segment.blocks.slice(0, reach).filter((block) => block !== 0);
    return page.spots.filter((one) => one !== spot && one.segment.blocks.some((block) => around.includes(block)));
  };
  const before = beside(LABEL_REACH).filter(({ index }) => index < spot.index && index >= spot.index - LABELS);
  const isPressed = (one: Spot) => one.segment.name === "button" || isLinkOnly(reading, one);
  if (before.some((one) => isLabel(one, own))) return false;
  const near = page.spots.filter(({ index }) => Math.abs(index - spot.index) <= LABELS);
  const isBought = (one: Spot) => isPressed(one) && namesOwn(own, one.segment.text); // "Buy Acme"
  return isAmongPrices(page, spot.index) || beside(REACH).some(isPressed) || near.some(isBought);
}

const READERS = new RegExp(`^(?:${YOURS})\\s`, "iu");

/** "Save", "Rent", "Training": whose or what for the amount is, where it is not the product or its licence. */
function isLabel({ segment: { kind, level = 6, text } }: Spot, own: OwnNames): boolean {
  const isTitle = kind === "heading" && level <= SECTION_LEVEL;
  const isShort = text.split(/\s+/).length <= LABEL_WORDS_MAX;
  if (READERS.test(text)) return true; // "Your saving with Acme"
  return (
    isShort &&
    !isTitle &&
    /\p{L}{2}/u.test(text) &&
    !namesOwn(own, text) &&
    !LICENCE.test(text) &&
    moneyIn(text).length === 0
  );
}
