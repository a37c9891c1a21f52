import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { isDeniedAround, NOT_YET } from "@/lib/drafting/text/polarity";
import { part, sentencesOf } from "@/lib/drafting/text/spans";
import { wholeWords } from "@/lib/drafting/text/words";

const PAID_PART = anyWord("paidPart");
/** "Acme Pro", "the Plus edition": what is sold by such a name has its amount beside it. */
const EDITION = /(?<![\p{L}-])(?:Pro|PRO|Premium|PREMIUM|Plus|PLUS)(?![\p{L}])/u;
const PAST = anyWord("past");
const FREE = wholeWords(inAllLanguages("free"));
/** "Free premium features", "all Pro features are free": no part of it is sold. */
const GIVEN_BEFORE = new RegExp(`${FREE}\\s(?:of |from )?$`, "iu");
const GIVEN_AFTER = new RegExp(`^\\s(?:\\p{L}+\\s){0,2}?${FREE}`, "iu");
/** "Spotify Premium": the word before names whose it is, where no sentence begins with it. */
const NAME_BEFORE = /(?<=\s)\p{Lu}[\p{L}\d]*(?=[\s-]$)/u;

/** Where a site says that a part of its product is sold: a Pro version, in-app purchases. Not yet, once and elsewhere do not count. */
export function paidPartTold(reading: SiteReading, own: OwnNames): SourceRef | undefined {
  for (const spot of statementsOf(reading)) {
    if (hasRole(reading, spot.page, "terms", "privacy", "imprint", "donate")) continue;
    for (const sentence of sentencesOf(spot.segment.text)) {
      const at = soldAt(sentence.text, own);
      if (at !== null && !isToldOfAnother(reading, spot, sentence.start + at, own)) return part(spot, sentence);
    }
  }
  return undefined;
}

/** Where a sentence speaks of what is sold; null where it does not, or says that it is not. */
function soldAt(text: string, own: OwnNames): number | null {
  if (text.endsWith("?") || NOT_YET.test(text) || PAST.test(text)) return null;
  const match = PAID_PART.exec(text) ?? (costsMoney(text) ? EDITION.exec(text) : null);
  if (!match) return null;
  const before = text.slice(0, match.index);
  const end = match.index + match[0].length;
  const [of] = NAME_BEFORE.exec(before) ?? [];
  if (of !== undefined && !namesOwn(own, of)) return null;
  return isGiven(text, match.index, end) ? null : match.index;
}

/** Whether a site speaks of an edition beside the product, "Acme Pro", "the Premium version": all of it is hardly free then. */
export function tellsEdition(reading: SiteReading, own: OwnNames): boolean {
  return statementsOf(reading).some(({ segment: { text } }) => {
    const match = EDITION.exec(text);
    if (!match || NOT_YET.test(text)) return false;
    const end = match.index + match[0].length;
    const [of] = /(?:^|\s)\S+\s$/u.exec(text.slice(0, match.index)) ?? [];
    const isOwn = of !== undefined && namesOwn(own, of) && !isOwnName(own, `${of.trim()} ${match[0]}`);
    return (isOwn || KIND.test(text.slice(end))) && !isGiven(text, match.index, end);
  });
}
const KIND = new RegExp(`^["”»]?[\\s-](?:${inAllLanguages("planKind")}|features?|users?|upgrade)(?!\\p{L})`, "iu");

/** What is given away with all the rest, or is not there. */
function isGiven(text: string, start: number, end: number): boolean {
  const isFree = GIVEN_BEFORE.test(text.slice(0, start)) || GIVEN_AFTER.test(text.slice(end));
  return isFree || isDeniedAround(text, start, end);
}

/** True for a text with an amount above nothing. */
export function costsMoney(text: string): boolean {
  return moneyIn(text).some((money) => money.amountCents > 0);
}
