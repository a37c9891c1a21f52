import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import { part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PricingPlan, ProfileValues } from "@/lib/schemas/profile";
import { freePlanTold } from "./free-plan";
import { isAmongPrices, pricePages } from "./price-pages";
import { statedFree } from "./stated-free";

type Model = ProfileValues["pricing_model"];

const ENTRY_MAX = 120;
/** "Free for 14 days", "free trial": entries that are free for a time. */
const OTHER_FREE = anyOf(
  inAllLanguages("trying"),
  `\\d+[- ]?(?:${inAllLanguages("day")}|${inAllLanguages("week")}|${inAllLanguages("month")})`,
);
const FREE_PLAN = exactly("free(?: (?:plan|tier|forever|version|account))?|gratis|kostenlos|gratuit|gratuito");

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
    const value = modelOf(plans.value.filter((plan) => !TRIAL_NAME.test(plan.name)));
    const free = value === "paid" ? besidesPaid(reading, own, plans) : undefined;
    if (free) return { value: "freemium", sources: [...free, ...plans.sources] };
    return value && { value, sources: plans.sources };
  }
  return asksMoney(reading) ? undefined : (statedFree(reading, own) ?? toldOnAsking(reading));
}

/** What says that something costs nothing beside the plans that are sold. */
function besidesPaid(
  reading: SiteReading,
  own: OwnNames,
  plans: Candidate<PricingPlan[]>,
): Candidate<Model>["sources"] | undefined {
  const { offered, isDenied } = freePlanTold(reading);
  if (isDenied) return undefined;
  const stated = statedFree(reading, own, true) ?? freePlan(reading, plans);
  const isTrial = plans.value.some((plan) => TRIAL_NAME.test(plan.name)); // what the site calls its free plan then
  return stated?.sources ?? (offered.length > 0 && !isTrial ? offered.slice(0, 1) : undefined);
}

/** "Each project is priced individually", on a page about prices that gives none. */
function toldOnAsking(reading: SiteReading): Candidate<Model> | undefined {
  const places = pricePages(reading)
    .filter(({ isPricing }) => isPricing)
    .flatMap(({ spots }) =>
      spots.flatMap((spot) => sentencesOf(spot.segment.text).map((sentence) => ({ spot, sentence }))),
    );
  const found = places.find(({ sentence: { text } }) => {
    const match = QUOTED.exec(text);
    return match !== null && !text.endsWith("?") && !isDenied(text, match.index);
  });
  return found && { value: "contact", sources: [part(found.spot, found.sentence)] };
}

const QUOTED = anyOf(inAllLanguages("quoted"), inAllLanguages("onRequest"));
/** A trial costs nothing for a time: it makes nothing free. */
const TRIAL_NAME = exactly(inAllLanguages("trial"));
/** A plan called "Free" whose price could not be read. */
function freePlan(reading: SiteReading, plans: Candidate<PricingPlan[]>): Candidate<Model> | undefined {
  const isRead = (spot: Spot) => plans.sources.some((one) => one.page === spot.page && one.segment === spot.index);
  const spot = spotsAmongPrices(reading)
    .filter((one) => !isRead(one))
    .find(({ segment }) => (segment.text.length <= 24 && FREE_PLAN.test(segment.text)) || isFreeEntry(segment.text));
  return spot && { value: "free", sources: [whole(spot)] };
}

/** "Free: one boat", "Skiff: free up to 30 boats": an entry of a list of prices. */
const FREE_ENTRY = new RegExp(
  `^(?:free|gratis|kostenlos|gratuit|gratuito)\\s?[:–—]\\s|^[^:–—.]{2,40}[:–—]\\s(?:free|gratis|gr[áa]tis|kostenlos|gratuit[oa]?)\\s(?:${inAllLanguages("limit")}|até|bis(?: zu)?|jusqu['’]à|hasta|tot)\\s\\d`,
  "iu",
);

function isFreeEntry(text: string): boolean {
  return text.length <= ENTRY_MAX && FREE_ENTRY.test(text) && !OTHER_FREE.test(text);
}

/** An amount stands where the site tells its prices, though no plan could be read from it. */
function asksMoney(reading: SiteReading): boolean {
  return spotsAmongPrices(reading).some(({ segment }) => moneyIn(segment.text).some((money) => money.amountCents > 0));
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
