import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isBought, linksPrices } from "@/lib/drafting/extract/prices/offers/price-links";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { inAllLanguages, wordIn } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import { FREE_ENTRY } from "@/lib/drafting/text/prices/price-words";
import { type Spot, whole } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PricingPlan, ProfileValues } from "@/lib/schemas/profile";
import { freePlanTold } from "./offers/free-plan";
import { toldOnAsking } from "./offers/on-asking";
import { isToldOpen, pricedInProse } from "./offers/paid-in-prose";
import { costsMoney, paidPartTold, tellsEdition } from "./offers/paid-part";
import { soldAsTold } from "./offers/sold-as";
import { statedFree } from "./offers/stated-free";
import { isPricedForTime, isTrialPlan } from "./offers/trial-plan";
import { isOverExtras } from "./plan-signals";
import { isAmongPrices, pricePages } from "./price-pages";

type Model = ProfileValues["pricing_model"];

const ENTRY_MAX = 120;
/** "Free", "Free plan", "Free: one boat": as a title, or at the head of an entry of a list. */
const FREE_PLAN = /^(?:free(?: (?:plan|tier|forever|version|account))?|gratis|kostenlos|gratuito?)(?:$|\s?[:–—]\s)/iu;
/** "Free: for 14 days", "Free trial": free for a time. */
const OTHER_FREE = anyOf(
  inAllLanguages("trying"),
  `\\d+[- ]?(?:${inAllLanguages("day")}|${inAllLanguages("week")}|${inAllLanguages("month")})`,
);

/**
 * `free`, `freemium`, `paid` or `contact`, from the plans where the site states any, else from a plain statement that the
 * product is free. A site that says nothing of money stays blank.
 */
export function extractPricingModel(
  reading: SiteReading,
  own: OwnNames,
  plans: Candidate<PricingPlan[]> | undefined,
): Candidate<Model> | undefined {
  if (plans) {
    const value = modelOf(plans.value.filter((plan) => !isTrialPlan(reading, plan, plans.sources)));
    const free = value === "paid" ? besidesPaid(reading, own, plans) : undefined;
    if (free) return { value: "freemium", sources: [...free, ...plans.sources] };
    return value && { value, sources: plans.sources };
  }
  const sold = paidPartTold(reading, own);
  const free = sold && besidesPaid(reading, own);
  if (free) return { value: "freemium", sources: [...free, sold] };
  if (asksMoney(reading)) return toldPaid(reading, own);
  if (sold) return toldPaid(reading, own) ?? toldOnAsking(reading, own);
  const stated =
    isTried(reading) || tellsEdition(reading, own) ? undefined : statedFree(reading, own, linksPrices(reading));
  return stated ?? toldPaid(reading, own) ?? (isBought(reading) ? undefined : toldOnAsking(reading, own));
}

/** A try and a test may be of anything. */
const ANY_TRIAL = exactly("trial|test|teste|probe|essai|prova|prueba|próba|prøve");
/** What may be tried for a time is sold afterwards: nothing of such a site is told to be the price of it. */
function isTried(reading: SiteReading): boolean {
  return statementsOf(reading).some(({ page, segment: { text } }) => {
    const named = wordIn("trial", reading.pages[page]?.lang ?? null).exec(text);
    return named !== null && !ANY_TRIAL.test(named[0]) && !isDenied(text, named.index) && !text.endsWith("?");
  });
}

/** What says that something costs nothing beside what is sold. */
function besidesPaid(
  reading: SiteReading,
  own: OwnNames,
  plans?: Candidate<PricingPlan[]>,
): Candidate<Model>["sources"] | undefined {
  const { offered, isDenied } = freePlanTold(reading, own);
  if (isDenied) return undefined;
  const stated = statedFree(reading, own, true) ?? (plans && freePlan(reading, plans.sources));
  const isTrial = plans?.value.some((plan) => isTrialPlan(reading, plan, plans.sources)); // what the site calls its free plan then
  return (
    stated?.sources ?? (offered.length > 0 && !isTrial ? offered.slice(0, 1).map(({ source }) => source) : undefined)
  );
}

/** What a page about prices says in sentences alone, or any page outright, of a product that nothing calls free or open. */
function toldPaid(reading: SiteReading, own: OwnNames): Candidate<Model> | undefined {
  const { offered } = freePlanTold(reading, own);
  if (offered.length > 0 || freePlan(reading, []) || isToldOpen(reading)) return undefined;
  const isFree = statedFree(reading, own) !== undefined;
  const priced = isFree ? undefined : pricedInProse(reading, own);
  const told = priced ?? (isFree && !isTried(reading) ? undefined : soldAsTold(reading, own)); // "use it for free" on trial
  return told && { value: "paid", sources: [told] };
}

/** A plan called "Free" whose price could not be read. */
function freePlan(reading: SiteReading, read: SourceRef[]): Candidate<Model> | undefined {
  const isRead = (spot: Spot) => read.some((one) => one.page === spot.page && one.segment === spot.index);
  const spot = spotsAmongPrices(reading)
    .filter(
      (one) =>
        !isUnderExtras(reading, one) &&
        !isRead(one) &&
        !isPricedForTime(reading, { page: one.page, segment: one.index }),
    )
    .find(({ segment: { text } }) => text.length <= ENTRY_MAX && isFreePlan(text) && !OTHER_FREE.test(text));
  return spot && { value: "free", sources: [whole(spot)] };
}

/** Free for whoever has the version before: "Upgrades to version 5". */
function isUnderExtras(reading: SiteReading, { page, index }: Spot): boolean {
  const snapshot = reading.pages[page];
  return snapshot !== undefined && headingsAbove(snapshot, index).some(isOverExtras);
}

/** "Free: one boat", "Basic version – free": an entry that begins with what it costs, or names a plan before it. */
function isFreePlan(text: string): boolean {
  const [entry = "", name = ""] = FREE_ENTRY.exec(text) ?? [];
  const isPlan = KIND_END.test(name) && !OF_PLANS.test(name) && /^(?:$|[.,;!(–—-])/.test(text.slice(entry.length));
  return FREE_PLAN.test(text) || isPlan;
}
/** One word may hold both: "Grundversion". */
const OF_PLANS =
  /^(?:in\s)?(?:every|all|each|any|your|migration|set-?up|onboarding|training|jede[rsmn]?|alle[ns]?|tous|todos|tutti|alle|wszystkie)(?!\p{L})/iu;
const KIND_END = new RegExp(`(?:${inAllLanguages("planKind")})$`, "iu");

/** An amount stands where the site tells its prices, though no plan could be read from it. */
function asksMoney(reading: SiteReading): boolean {
  return spotsAmongPrices(reading).some(({ segment }) => costsMoney(segment.text));
}

function spotsAmongPrices(reading: SiteReading): Spot[] {
  return pricePages(reading).flatMap((page) => page.spots.filter(({ index }) => isAmongPrices(page, index)));
}

function modelOf(plans: PricingPlan[]): Model | undefined {
  const isPaid = plans.some((plan) => (plan.amount_cents ?? 0) > 0);
  const isFree = plans.some((plan) => plan.amount_cents === 0);
  const isOnRequest = plans.some((plan) => plan.amount_cents === null);
  if (isFree) return isPaid || isOnRequest ? "freemium" : "free";
  if (isPaid) return "paid";
  return isOnRequest ? "contact" : undefined;
}
