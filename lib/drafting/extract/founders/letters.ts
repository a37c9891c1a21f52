import { asksWhoMakes } from "@/lib/drafting/extract/company/team-size";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import type { Spot } from "@/lib/drafting/text/spans";
import { FOUNDER } from "./founder-words";

const LEAD_MAX = 60;
/** Texts between such a line and the name below. */
const REACH = 9;
const SPEAKS = anyWord("i");
const I = /(?<!\p{L})I(?!\p{L})/u;
/** "A letter from our founder", "Le mot de la fondatrice", "Founder's note": the word stands last, with whose it is before. */
const LETTER = new RegExp(
  `(?:^|\\s)(?:our|the|unser\\p{L}*|de[rmns]|die|notre|du|la|nuestr[oa]|del|nostr[oa]|della|il|onze|d[oae]|noss[oa]|nasz\\p{L}*)\\s(?:${FOUNDER})$|^(?:(?:the|our)\\s)?founder['’]s\\s(?:note|letter|story|message)$`,
  "iu",
);

/** The short line that says who speaks in the texts above a name, where one person does: nothing else is headed between. */
export function announcing(spots: Spot[], at: number, own: OwnNames): Spot | undefined {
  const near = spots.slice(Math.max(0, at - REACH), at);
  const lead = near.findLastIndex(
    ({ segment: { text } }) => text.length <= LEAD_MAX && !text.includes(":") && isLead(text, own),
  );
  const said = near.slice(lead + 1);
  const isOne = said.slice(1).every(({ segment }) => segment.kind !== "heading");
  const isSpoken = said.some(({ segment: { text } }) => I.test(text) || SPEAKS.test(text));
  return lead !== -1 && isOne && isSpoken ? near[lead] : undefined;
}

const isLead = (text: string, own: OwnNames) => LETTER.test(text) || asksWhoMakes(text, own);
