import type { Candidate, Candidates, SiteReading } from "@/lib/drafting/candidate";
import type { PricingPlan } from "@/lib/schemas/profile";
import { extractCommercial } from "./commercial";
import { extractPeople } from "./people";

export { yearMentions } from "@/lib/drafting/extract/company/years/founded-year";
export { isWorkOnOwn } from "@/lib/drafting/extract/company/years/since-when";
export { IDENTIFIED, OPERATED } from "./company/company-words";
export { personPlace, soloPlace } from "./company/dwelling";
export { traderIn } from "./company/firm-place";
export { isCalledDealer, isHandedOver, isOfGathering, isOfSample } from "./company/handed-over";
export { isProductLine } from "./company/holders";
export { labelledName } from "./company/labelled-names";
export { isProviderLine } from "./company/legal-name";
export { isTurnedOff } from "./company/mail/mail-off";
export { FREE_HOST, MACHINE, NO_SPAM } from "./company/mail/mailboxes";
export { isGivenAsOwn } from "./company/mail/whose-mail";
// What the evidence rule weighs with: signals of the rules, and their words for whose place or company is meant.
export { isStreet } from "./company/postal";
export { ownerBelow, ownerIn, publishedBy, soleTrader } from "./company/publishers";
export { isOverWhoIsBehind } from "./company/who-behind";
export { isSaidToRun } from "./company/who-runs";
export { FROM_TO, OTHERS, SELF } from "./company/whose-place";
export { founderMentions } from "./founders/founders";
export { isMaster, isOfHouse, tellsOfSoftware } from "./founders/house";
export { isMakerLine } from "./founders/labelled";
export { isFoundersHeading } from "./founders/words/founder-words";
export { roleOwner } from "./founders/words/role-owner";
export { homeLanguage } from "./identity/home-language";
export { isPlatformsOwn } from "./links/accounts";
export { isStrangers } from "./links/socials";
export { isOfMarket } from "./prices/offers/goods";
export { paidPartTold } from "./prices/offers/paid-part";
export { isBehindYear } from "./prices/offers/trial";
export { bareCurrency, currencyBeside } from "./prices/page-currency";
export { type Mention, type ScoredField, scoreOf } from "./scoring/score";
export { WEIGHTS, type Weights } from "./scoring/weights";
export { tellsOwnLicence } from "./software/license";
export { isUnderStrangers } from "./software/stated-platforms";

/** What the rules read about people, company and accounts; worked out once per reading. */
export const knownPeople = oncePerReading(extractPeople);

/** What the rules read about prices, license and platforms; worked out once per reading. */
export const knownCommercial = oncePerReading(extractCommercial);

function oncePerReading(extract: (reading: SiteReading) => Candidates): (reading: SiteReading) => Candidates {
  const known = new WeakMap<SiteReading, Candidates>();
  return (reading) => {
    const found = known.get(reading) ?? extract(reading);
    known.set(reading, found);
    return found;
  };
}

/** The plans that the rules found. */
export function knownPlans(reading: SiteReading): PricingPlan[] {
  return withAlternatives(knownCommercial(reading).fields?.pricing_plans).flatMap((one) => one.value);
}

/** A candidate with its alternatives. */
export function withAlternatives<T>(candidate: Candidate<T> | undefined): Candidate<T>[] {
  return candidate ? [candidate, ...(candidate.alternatives ?? []).flatMap(withAlternatives)] : [];
}
