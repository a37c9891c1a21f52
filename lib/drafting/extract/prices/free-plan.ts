import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDeniedAround, NOT_YET } from "@/lib/drafting/text/polarity";
import { part, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";

const FREE_PLAN = anyWord("freePlan");
/** Of somebody else, or for some alone. */
const OTHERS = anyOf(inAllLanguages("rivals"), inAllLanguages("favoured"), inAllLanguages("past"));

/** What a site says in prose of a free plan beside those it sells: where it does, or that there is none. */
export function freePlanTold(reading: SiteReading): { offered: SourceRef[]; isDenied: boolean } {
  const offered: SourceRef[] = [];
  let isDenied = false;
  for (const spot of statementsOf(reading)) {
    for (const sentence of sentencesOf(spot.segment.text)) {
      const { text } = sentence;
      const match = FREE_PLAN.exec(text);
      if (!match || text.endsWith("?")) continue;
      if (isDeniedAround(text, match.index, match.index + match[0].length)) isDenied = true;
      else if (!NOT_YET.test(text) && !OTHERS.test(text)) offered.push(part(spot, sentence));
    }
  }
  return { offered, isDenied };
}
