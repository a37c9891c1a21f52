import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import { part, sentencesOf } from "@/lib/drafting/text/spans";
import { TRYING } from "@/lib/drafting/text/trial-words";
import { wholeWords } from "@/lib/drafting/text/words";

const FREE = `(?:${inAllLanguages("free")}|${inAllLanguages("given")})`;
/** "10 pages", "50 free credits", "20 kostenlose Seiten". */
const COUNT = new RegExp(
  wholeWords(
    `(?<number>[1-9]\\d{0,3})[\\s\\u00a0](?:${FREE}\\s)?(?:${inAllLanguages("counted")})(?:[\\s\\u00a0]${FREE})?`,
  ),
  "giu",
);
const GIVEN = anyWord("free");
/** "10 pages gratuitement", "for free: 10 pages". */
const BESIDE = new RegExp(`^[\\s:,–—-]{0,3}(?:\\p{L}+\\s)?${wholeWords(FREE)}`, "iu");
const BEFORE = new RegExp(`${wholeWords(FREE)}[\\s:,–—-]{1,3}(?:\\p{L}+\\s){0,2}$`, "iu");
/** Every month anew is a free plan. */
const AGAIN = new RegExp(
  `${wholeWords(inAllLanguages("monthly"), inAllLanguages("yearly"))}|(?<!\\p{L})(?:${inAllLanguages("per")}|pro|je|par|por|al)\\s(?:${inAllLanguages("month")}|${inAllLanguages("day")}|${inAllLanguages("week")})(?!\\p{L})`,
  "iu",
);
const OTHER_TERM = anyWord("otherTerm");
const TRIAL = anyWord("trial");
/** "120 uses": what only trials count. */
const USES = new RegExp(wholeWords(`[1-9]\\d{0,3}[\\s\\u00a0](?:${inAllLanguages("timesUsed")})`), "iu");
/** "Try it: ", "Test your knowledge with": what is tried is the product, or what is given itself. */
const TRIED = anyWord("product");
const PRONOUN =
  /(?<!\p{L})(?:it|us|es|uns|sie|ihn|le|la|l['’]|lo|ci|het|ons|go|nas|den|det|oss|os|all|alles?|tout|todo|tutto)(?!\p{L})/iu;
const LINK = /^[\s:,–—-]*(?:(?:with|mit|avec|con|met|z|com|med|first|your first|for|up to|any|bis zu)\s)?$/iu;
/** "The trial allows", "Trial: ", not "our clinical trial". */
const TRIAL_LEAD = /^(?:[\p{L}’']+\s)?$/u;
const PAST = anyWord("past");
const TRY_MAX = 160;

/** How much of the product may be tried for nothing, where that is no time: "10 pages". Only beside a word of trying. */
export function countedTrial(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  for (const spot of statementsOf(reading)) {
    if (hasRole(reading, spot.page, "terms", "privacy", "imprint", "donate")) continue;
    for (const sentence of sentencesOf(spot.segment.text)) {
      const count = countIn(sentence.text, own);
      if (!count || isToldOfAnother(reading, spot, sentence.start + count.at, own)) continue;
      return { value: count.text, sources: [part(spot, sentence)] };
    }
  }
  return undefined;
}

function countIn(text: string, own: OwnNames): { text: string; at: number } | null {
  if (text.length > TRY_MAX || text.endsWith("?") || OTHER_TERM.test(text) || AGAIN.test(text)) return null;
  const cue = TRYING.exec(text);
  if (!cue || isDenied(text, cue.index) || moneyIn(text).length > 0) return null;
  const [uses] = isOfTrial(text, own) ? (USES.exec(text) ?? []) : [];
  if (uses && !isDenied(text, text.indexOf(uses))) return { text: uses, at: text.indexOf(uses) };
  for (const { 0: said, index } of text.matchAll(COUNT)) {
    const isFree =
      GIVEN.test(said) || BESIDE.test(text.slice(index + said.length)) || BEFORE.test(text.slice(0, index));
    if (isFree && isOfProduct(text.slice(cue.index + cue[0].length, index), own) && !isDenied(text, index))
      return { text: said, at: index };
  }
  return null;
}

/** A trial of the product: free, called by its name, or what the sentence begins with; a trial of a medicine is a trial, too. */
function isOfTrial(text: string, own: OwnNames): boolean {
  const trial = TRIAL.exec(text);
  if (!trial || PAST.test(text)) return false;
  return TRIAL_LEAD.test(text.slice(0, trial.index)) || GIVEN.test(text) || namesOwn(own, text);
}

/** What stands between a word of trying and what is given; nothing where it follows. */
function isOfProduct(between: string, own: OwnNames): boolean {
  return LINK.test(between) || TRIED.test(between) || PRONOUN.test(between) || namesOwn(own, between);
}
