import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { keyOf } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import { PLANS_MAX, type PricingPlan } from "@/lib/schemas/profile";
import type { PlanCard } from "./plan-card";
import { looseAreas, type PriceArea, priceAreas } from "./price-areas";
import { cardsOf } from "./price-cards";
import { offerPlans } from "./price-offers";
import { type FoundPlan, plansOf } from "./price-plans";
import { prosePlans } from "./price-prose";
import { tablePlans } from "./price-tables";

/** What is bought beside a plan. */
const EXTRA = exactly(inAllLanguages("extras"));

/**
 * The plans a site states. Order of trust: cards and tables of pricing pages, sections about prices elsewhere, JSON-LD
 * offers. A blank that a script fills in stays blank; a sale price never replaces the regular one.
 */
export function extractPlans(reading: SiteReading, own: OwnNames): Candidate<PricingPlan[]> | undefined {
  const areas = inHomeLanguage(reading, priceAreas(reading));
  const shown = [areas.filter((area) => area.isPage), areas.filter((area) => !area.isPage)]
    .map((group) => group.flatMap((area) => areaPlans(reading, area, own)))
    .find((plans) => plans.length > 0);
  const prose = () => nonEmpty(prosePlans(reading, own));
  const found = unique(shown ?? loosePlans(reading, own) ?? prose() ?? offerPlans(reading)).slice(0, PLANS_MAX);
  const plans = found.map((one) => withoutStrangeDollars(reading, one)).sort(byPlace);
  if (plans.length === 0) return undefined;
  return { value: plans.map((one) => one.plan), sources: plans.flatMap((one) => one.sources) };
}

/** What a page shows first leads. */
function byPlace({ sources: [a] }: FoundPlan, { sources: [b] }: FoundPlan): number {
  return a && b && a.page === b.page ? a.segment - b.segment : 0;
}

/** "All prices in Canadian dollars": a lone dollar sign of that page is not the United States'. */
const OTHER_DOLLARS =
  /(?:prices?|prix|precios?|preise?|amounts?|rates)\b[^.!?]{0,40}\b(?:in|en|are|:)\s(?:the\s)?(?:local\s)?(?:AUD|CAD|NZD|SGD|HKD|MXN|ARS|CLP|COP|BBD|TTD|JMD|(?:Australian|Canadian|New Zealand|Singapore|Hong Kong|Caribbean|Jamaican|Barbados)(?: dollars?)?|pesos|dollars? canadiens?)(?!\p{L})/iu;

function withoutStrangeDollars(reading: SiteReading, found: FoundPlan): FoundPlan {
  const isLone =
    found.plan.currency === "USD" && /(?<![A-Z])\$/.test(found.plan.price) && !/USD/.test(found.plan.price);
  const page = isLone ? reading.pages[found.sources[0]?.page ?? -1] : undefined;
  const isStrange = page?.segments.some(
    ({ text, region }) => region !== "head" && OTHER_DOLLARS.test(text.slice(0, 600)),
  );
  return isStrange ? { ...found, plan: { ...found.plan, currency: null } } : found;
}

function nonEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Cards of a page that nothing announces, when at least two state a price and what it is paid for. */
function loosePlans(reading: SiteReading, own: OwnNames): FoundPlan[] | undefined {
  for (const area of looseAreas(reading)) {
    const plans = areaPlans(reading, area, own).filter(({ plan }) => plan.period !== null && plan.amount_cents);
    if (new Set(plans.map(({ plan }) => plan.name)).size >= 2) return plans;
  }
  return undefined;
}

/** A translation of the same page states the same plans in other words: one language is read. */
function inHomeLanguage(reading: SiteReading, areas: PriceArea[]): PriceArea[] {
  const languageOf = (page: number) => reading.pages[page]?.lang?.trim().slice(0, 2).toLowerCase();
  const same = areas.filter((area) => languageOf(area.page) === languageOf(0));
  return same.some((area) => area.isPage) || !areas.some((area) => area.isPage) ? same : areas;
}

function areaPlans(reading: SiteReading, area: PriceArea, own: OwnNames): FoundPlan[] {
  const boxes = cardsOf(reading, area, own);
  const tables = boxes.filter(isPriced).length > 1 ? [] : tablePlans(reading, area, own);
  const cards = isListBefore(tables, boxes) ? tables : boxes.some(isPriced) ? boxes : [...boxes, ...tables];
  if (!isPriceList(cards)) return [];
  const kept = withoutPlaceholders(cards).filter((card) => !EXTRA.test(card.name));
  return kept.flatMap(plansOf).filter((one) => one.plan.name !== "" && one.plan.price !== "");
}

/** A table of plans with a lone price in the text below it, which is of something beside them: "Setup on site: $290". */
function isListBefore(tables: PlanCard[], boxes: PlanCard[]): boolean {
  const end = Math.max(-1, ...tables.flatMap(({ points }) => points.map(({ spot }) => spot.index)));
  const below = boxes.filter(isPriced).every(({ points }) => points.every(({ spot }) => spot.index > end));
  return tables.filter(isPriced).length >= 2 && below;
}

/** Words alone ("Free", "Custom") make a price list only when two plans stand beside each other. */
function isPriceList(cards: PlanCard[]): boolean {
  return cards.some(isPriced) || (cards.length >= 2 && cards.some((card) => !card.isWeak));
}

function isPriced(card: PlanCard): boolean {
  return card.points.some((point) => point.currency !== null && (point.amountCents || point.period));
}

/** Noughts in several plans that nobody calls free wait for a script to fill them in. */
function withoutPlaceholders(cards: PlanCard[]): PlanCard[] {
  const isZero = (card: PlanCard) =>
    card.points.length > 0 && card.points.every((point) => point.amountCents === 0 && /\d/.test(point.price));
  const zeros = cards.filter(
    (card) =>
      isZero(card) && !/free|gratis|kostenlos|gratuit|hobby|starter|basic|community|personal|open/i.test(card.name),
  );
  return zeros.length >= 2 ? cards.filter((card) => !zeros.includes(card)) : cards;
}

/** The same plan on two pages, or once for wide and once for narrow screens, counts once. */
function unique(plans: FoundPlan[]): FoundPlan[] {
  const seen = new Set<string>();
  return plans.filter(({ plan }) => {
    const key = `${keyOf(plan.name)} ${plan.amount_cents ?? keyOf(plan.price)} ${plan.currency}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
