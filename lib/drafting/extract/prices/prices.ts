import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { believed, type Mention } from "@/lib/drafting/extract/scoring/score";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { keyOf } from "@/lib/drafting/text/spans";
import { EDGE_AFTER, exactly } from "@/lib/drafting/text/words";
import { PLANS_MAX, type PricingPlan } from "@/lib/schemas/profile";
import { withoutPacks } from "./by-the-piece";
import { withoutCrossing, withoutOthers } from "./groups/no-plans";
import { distinct } from "./groups/plan-boxes";
import { GroupFinder } from "./groups/price-groups";
import { isLoneStray, isPlanName } from "./lone-price";
import { withoutShelves } from "./offers/goods";
import { withStatedCurrency } from "./page-currency";
import { isAside, withoutBeneath } from "./plan-aside";
import {
  holds,
  isCrossedOut,
  isInviting,
  isLesser,
  isRates,
  isSaidAgain,
  isTimed,
  type PlanCard,
  type PriceGroup,
  withoutFuture,
  withoutOtherMoney,
} from "./plan-card";
import { isLabelledExtras, isOverMore, signalsOf } from "./plan-signals";
import { pagesAside, pricePages } from "./price-pages";
import { type FoundPlan, plansOf } from "./price-plans";
import type { PricePoint } from "./price-point";
import { toldGroups } from "./price-prose";
import { withStatedPeriod } from "./stated-period";
import { tableGroups } from "./tables/price-tables";

/**
 * The plans a site states: of all groups of names with prices those that are believed to be plans, on pages about prices first.
 * A blank that a script fills in stays blank; a sale price never replaces the regular one.
 */
export function extractPlans(reading: SiteReading, own: OwnNames): Candidate<PricingPlan[]> | undefined {
  const set = believed("plans", planMentions(reading, own));
  const groups = (set.length > 0 ? set : believed("plans", asideMentions(reading, own))).map(({ value }) => value);
  const shown = withoutOverlaps(reading, own, withoutOtherMoney(ofPages(groups))).flatMap(plansOf);
  const found = unique(shown.filter(({ plan }) => plan.name !== "" && plan.price !== "")).slice(0, PLANS_MAX);
  const plans = withStatedPeriod(reading, found)
    .map((one) => withStatedCurrency(reading, one))
    .sort(byPlace);
  if (plans.length === 0) return undefined;
  const sources = plans.flatMap((one) => one.sources);
  return { value: plans.map((one) => one.plan), sources: sources.filter((one, at) => sources.indexOf(one) === at) };
}

/** What pages about prices tell, where there are such; an offer's page that the menu calls so leaves others theirs. */
function ofPages(groups: PriceGroup[]): PriceGroup[] {
  const told = groups.filter(({ page }) => page.isPricing);
  return told.some(({ page }) => !page.isByMenu) ? told : groups;
}

/** Every group of names with prices, with what speaks for and against its being the plans. */
export function planMentions(reading: SiteReading, own: OwnNames): Mention<PriceGroup, "plans">[] {
  return pricePages(reading).flatMap((page) => {
    const all = [...new GroupFinder(page, own).find(), ...tableGroups(page), ...toldGroups(page, own)];
    const found = distinct(
      withoutCrossing(all)
        .flatMap((group) => withoutOthers(group, own))
        .flatMap(withoutExtras)
        .flatMap(withoutPacks)
        .flatMap(withoutFuture)
        .flatMap(withoutShelves),
    );
    const priced = found.filter(({ cards }) => cards.some((card) => plansOf(card).length > 0));
    const named = priced.filter((group) => !isLoneStray(reading, own, group));
    const sold = named.filter((group) => !isAside(reading, own, group, priced));
    const beside = withoutBeneath(sold, own);
    return beside.map((group) => ({
      value: group,
      sources: group.cards.map(({ nameSource }) => nameSource),
      signals: signalsOf(reading, own, { group, beside }),
    }));
  });
}

/** What answers and pages for the press tell, where no other page tells prices. */
function asideMentions(reading: SiteReading, own: OwnNames): Mention<PriceGroup, "plans">[] {
  const told = pagesAside(reading).flatMap((page) => toldGroups(page, own));
  const ours = told.filter((group) => !isAside(reading, own, group, told));
  return ours.map((group) => {
    const signals = signalsOf(reading, own, { group, beside: ours });
    signals.delete("aside"); // these are held to names of ours instead
    return { value: group, sources: group.cards.map(({ nameSource }) => nameSource), signals };
  });
}

/**
 * A price is of one group: of the finest, and of those the best. A card of another group stays where its first price was not taken.
 * Beside plans found as a group, a lone price elsewhere on the page is of something else.
 */
function withoutOverlaps(reading: SiteReading, own: OwnNames, groups: PriceGroup[]): PlanCard[] {
  const cards: PlanCard[] = [];
  const taken = new Set<PricePoint>();
  const withGroup = new Set<number>();
  let left = groups.filter(
    (one) => !isRates(one) || !groups.some((other) => other.page === one.page && !isLesser(other) && isTimed(other)),
  );
  while (left.length > 0) {
    const best = left.find((one) => !left.some((other) => one !== other && holds(one, other))) ?? left[0];
    left = left.filter((one) => one !== best);
    if (!best || (best.cards.length === 1 && withGroup.has(best.page.page) && !isFreePlan(best, own))) continue;
    const known = new Set(isLesser(best) ? cards.map(({ name }) => name) : []);
    const isOuter = best.cards.some(({ points }) => points.some((point) => taken.has(point)));
    const free = best.cards.flatMap((card) => {
      const points = card.points.filter((point) => !taken.has(point));
      const isRest =
        points[0] !== card.points[0] ||
        (isOuter && (isAgain(card, cards) || !(isPlanName(own, card.name) || isInviting(reading, card))));
      const isNoPlan = isExtra(card, best) || isCrossedOut(card, best, own);
      return isRest || known.has(card.name) || isNoPlan ? [] : [{ ...card, points }];
    });
    for (const point of free.flatMap(({ points }) => points)) taken.add(point);
    if (best.cards.length > 1) withGroup.add(best.page.page);
    cards.push(...free);
  }
  return cards.filter((card) => !cards.some((other) => isSaidAgain(card, other)));
}

/** "Plano grátis – R$ 0", in a card of its own over those that are sold. */
function isFreePlan({ cards }: PriceGroup, own: OwnNames): boolean {
  const isNought = ({ amountCents, currency }: PricePoint) => amountCents === 0 && currency !== null;
  return cards.every(({ name, points }) => isPlanName(own, name) && points.every(isNought));
}

/** The heads of a comparison below the plans: "Crew Fleet", and nothing but words for prices. */
function isAgain({ name, points }: PlanCard, cards: PlanCard[]): boolean {
  return points.every((point) => point.amountCents === null) && cards.some((one) => name.startsWith(`${one.name} `));
}

/** What is bought beside a plan: called so, or an entry of a list that begins with such a word. */
function isExtra({ name }: PlanCard, group: PriceGroup): boolean {
  return EXTRA.test(name) || /^add-?ons?\s/i.test(name) || (isLesser(group) && EXTRA_ENTRY.test(name));
}

const EXTRA = exactly(inAllLanguages("extras"));
/** "each additional seat", "jeder weitere Platz": one more of what a plan holds. */
const EACH =
  "(?:(?:each|every|any|jede[rsnm]?|chaque|tout|toute|cada|todo|toda|ogni|elke?|ieder[e]?|każd[yae]|varje|hver|hvert)\\s)?";
const EXTRA_ENTRY = new RegExp(
  `^${EACH}(?:${inAllLanguages("extras")}|${inAllLanguages("services")})${EDGE_AFTER}`,
  "iu",
);

/** "Add-ons" below the plans are cards as these are: what stands under such a heading is no member of the group above. */
function withoutExtras(group: PriceGroup): PriceGroup[] {
  const { snapshot } = group.page;
  const isBeside = ({ name, nameSource: { segment } }: PlanCard) =>
    isLabelledExtras(snapshot, segment) || headingsAbove(snapshot, segment).some((text) => isOverMore(text, name));
  const cards = group.cards.filter((card) => !isBeside(card));
  if (cards.length === 0 || cards.length === group.cards.length) return [group];
  return cards.length > 1 ? [{ ...group, cards }] : [];
}

/** What a page shows first leads. */
function byPlace({ sources: [a] }: FoundPlan, { sources: [b] }: FoundPlan): number {
  return a && b && a.page === b.page ? a.segment - b.segment || a.start - b.start : 0;
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
