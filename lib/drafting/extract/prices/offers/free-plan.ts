import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { lengthsIn } from "@/lib/drafting/text/lengths";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDeniedAround, NOT_YET } from "@/lib/drafting/text/polarity";
import { part, sentencesOf } from "@/lib/drafting/text/spans";
import { MOMENT } from "@/lib/drafting/text/trial-words";
import { anyOf } from "@/lib/drafting/text/words";

const FREE_PLAN = anyWord("freePlan");
/** Of somebody else, or for some alone. */
const OTHERS = anyOf(inAllLanguages("rivals"), inAllLanguages("favoured"), inAllLanguages("past"));

/** What is free on trial is not free, nor is what is to come. */
const OTHER_OFFER = [OTHERS, NOT_YET, anyWord("trial"), anyOf("demo(?:nstration)?", "d[ée]mo\\p{L}*")];
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

/** What a site says in prose of a free plan beside those it sells: where it does, or that there is none. */
export function freePlanTold(reading: SiteReading, own: OwnNames): { offered: SourceRef[]; isDenied: boolean } {
  const offered: SourceRef[] = [];
  let isDenied = false;
  for (const spot of statementsOf(reading)) {
    for (const sentence of sentencesOf(spot.segment.text)) {
      const { text } = sentence;
      const match = FREE_PLAN.exec(text);
      if (!match || text.endsWith("?")) continue;
      const end = match.index + match[0].length;
      if (isDeniedAround(text, match.index, end)) isDenied = true;
      else if (!OTHER_OFFER.some((one) => one.test(text)) && !isForTime(text) && !isOf(text.slice(end), own))
        offered.push(part(spot, sentence));
    }
  }
  return { offered, isDenied };
}
