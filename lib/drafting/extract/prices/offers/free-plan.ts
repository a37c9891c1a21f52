import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { lengthsIn } from "@/lib/drafting/text/lengths";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDeniedAround, NOT_YET } from "@/lib/drafting/text/polarity";
import { part, sentencesOf } from "@/lib/drafting/text/spans";
import { MOMENT } from "@/lib/drafting/text/trial-words";
import { anyOf, wholeWords } from "@/lib/drafting/text/words";
import type { PricingPlan } from "@/lib/schemas/profile";

const FREE_PLAN = anyWord("freePlan");
/** Of somebody else, or for some alone. */
const OTHERS = anyOf(inAllLanguages("rivals"), inAllLanguages("favoured"), inAllLanguages("past"));

/** "Until 2024 there was a free plan." */
const ONCE =
  /(?<!\p{L})(?:there (?:was|were)|(?:we|it) (?:had|used to)|(?:until|till|bis|hasta|fino al|tot|até|do) (?:19|20)\d\d|jusqu['’]en (?:19|20)\d\d|gab es|es gab|il y avait|había|c['’]era|er was|havia|było|fanns|fandtes)(?!\p{L})/iu;
/** What is free on trial is not free, nor is what is to come. */
const OTHER_OFFER = [OTHERS, NOT_YET, ONCE, anyWord("trial"), anyOf("demo(?:nstration)?", "d[ée]mo\\p{L}*")];
/** "The free plan of Slack". */
const OF_NAME = /^\s(?:of|from|by|von|de|du|di|do|da|van|av|af)\s(?<name>\p{Lu}[\p{L}\d]*)/u;

/** "The free version runs for 30 days"; "after four weeks you are on the free plan" tells when it begins. */
function isForTime(text: string): boolean {
  return lengthsIn(text).some(({ start }) => !MOMENT.test(text.slice(0, start)));
}

function isOf(after: string, own: OwnNames): boolean {
  const name = OF_NAME.exec(after)?.groups?.name;
  return name !== undefined && !namesOwn(own, name);
}

/** Where a sentence offers a free plan, and what it calls it: "the free version". */
interface Offer {
  source: SourceRef;
  called: string;
}

/** What a site says in prose of a free plan beside those it sells: where it does, or that there is none. */
export function freePlanTold(reading: SiteReading, own: OwnNames): { offered: Offer[]; isDenied: boolean } {
  const offered: Offer[] = [];
  let isDenied = false;
  for (const spot of statementsOf(reading)) {
    for (const sentence of sentencesOf(spot.segment.text)) {
      const { text } = sentence;
      const match = FREE_PLAN.exec(text);
      if (!match || text.endsWith("?")) continue;
      const end = match.index + match[0].length;
      if (isDeniedAround(text, match.index, end)) isDenied = true;
      else if (!OTHER_OFFER.some((one) => one.test(text)) && !isForTime(text) && !isOf(text.slice(end), own))
        offered.push({ source: part(spot, sentence), called: match[0] });
    }
  }
  return { offered, isDenied };
}

/** One of them, not "free plans". */
const SINGLE = /[^s]$/u;
const FREE = new RegExp(wholeWords(inAllLanguages("free")), "iu");

/** The plans, and the free one that only a sentence tells of: "The free version shows a few small ads." */
export function withToldFree(
  reading: SiteReading,
  own: OwnNames,
  plans: Candidate<PricingPlan[]> | undefined,
): Candidate<PricingPlan[]> | undefined {
  if (plans?.value.some(({ amount_cents }) => amount_cents === 0)) return plans;
  const { offered, isDenied } = freePlanTold(reading, own);
  const told = offered.find(({ called }) => SINGLE.test(called));
  const price = FREE.exec(told?.called ?? "")?.[0];
  if (!told || !price || isDenied) return plans;
  const name = told.called.charAt(0).toUpperCase() + told.called.slice(1);
  const plan: PricingPlan = { name, price, period: null, amount_cents: 0, currency: null };
  return { ...plans, value: [plan, ...(plans?.value ?? [])], sources: [told.source, ...(plans?.sources ?? [])] };
}
