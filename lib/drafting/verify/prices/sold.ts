import type { SiteReading } from "@/lib/drafting/candidate";
import { knownCommercial, knownPlans, paidPartTold, withAlternatives } from "@/lib/drafting/extract/known";
import { ownNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage, statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { moneyIn, periodAt } from "@/lib/drafting/text/money";
import { isProse, sentencesOf } from "@/lib/drafting/text/spans";
import type { Segment } from "@/lib/schemas/snapshot";
import { FREE_PLAN } from "../claim-rules";
import { isDenied, isQuestion } from "../polarity";

/** Plans with prices cost something, whatever else is free; what the rules call free all the same has gifts for plans. */
export function isSold(reading: SiteReading): boolean {
  if (hasRate(reading)) return true;
  if (isCalled("free", reading)) return false;
  const isPriced = knownPlans(reading).some(({ amount_cents }) => (amount_cents ?? 0) > 0);
  return isPriced || paidPartTold(reading, ownNames(reading)) !== undefined;
}

/** "$4.49 / month", alone in a line where the site speaks of itself and asks for no gift. */
function hasRate(reading: SiteReading): boolean {
  return reading.pages.some(
    (page, at) =>
      isOwnPage(reading, at) &&
      !hasRole(reading, at, "donate") &&
      page.segments.some(
        (segment, index) =>
          isProse(segment) && !segment.isTestimonial && isRate(segment) && !isUnderOthers(page, index),
      ),
  );
}

/** A line that is prices with their periods, and nothing more. */
const RATE_LINE_MAX = 60;

function isRate({ text }: Segment): boolean {
  if (text.length > RATE_LINE_MAX) return false;
  const rates = moneyIn(text).flatMap(({ amountCents, start, end }) => {
    const period = amountCents > 0 ? periodAt(text, end) : null;
    return period ? [text.slice(start, period.end)] : [];
  });
  const rest = rates.reduce((left, rate) => left.replace(rate, " "), text);
  return rates.length > 0 && !/\p{L}/u.test(rest); // "Save $290 per month" is none, nor is another's by name
}

/** "Free tier: up to 2 plays": what the site says of itself, so that not all of it is paid for; what the rules call paid is. */
export function isFreeInPart(reading: SiteReading): boolean {
  if (isCalled("paid", reading)) return false;
  return statementsOf(reading).some(({ segment }) => sentencesOf(segment.text).some(({ text }) => offersPart(text)));
}

/** "Free", alone, is a button to a trial as often as a plan. */
const LONE_OR_BUTTON = /^(?:\p{L}+$|start)/iu;

function offersPart(sentence: string): boolean {
  const [offer = ""] = FREE_PLAN.exec(sentence) ?? [];
  return offer !== "" && !LONE_OR_BUTTON.test(offer) && !isQuestion(sentence) && !isDenied(sentence, FREE_PLAN);
}

function isCalled(model: "free" | "paid", reading: SiteReading): boolean {
  return withAlternatives(knownCommercial(reading).fields?.pricing_model).some(({ value }) => value === model);
}
