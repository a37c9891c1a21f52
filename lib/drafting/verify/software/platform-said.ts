import { isUnderStrangers } from "@/lib/drafting/extract/known";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { HOW } from "@/lib/drafting/text/answer-words";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { GIVEN_UP, NOT_YET } from "@/lib/drafting/text/polarity";
import { browsersIn, systemsIn } from "@/lib/drafting/text/software/platform-names";
import { DATED, NOT_NOW } from "@/lib/drafting/text/software/platform-times";
import { isOfThings, OFFERED_BEFORE, OTHERS } from "@/lib/drafting/text/software/platform-words";
import { isProse, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "../cited";
import { isDenied, isQuestion } from "../polarity";
import { isAnsweredNo } from "../saying";

/** What makes a platform one of another time: to come, tried, or given up. */
export const OTHER_TIMES = [NOT_YET, NOT_NOW, GIVEN_UP];
/** What may come, is wished for, or was tried once. */
const UNSURE = anyWord("unsure");
/** "On the iPhone, no": what is denied behind it. */
const NO_BEHIND = /^\s(?:no|not|nein|non|nee|nie|não|nej|nicht|niet)(?=\s*[.,;!)]|$)/iu;
/** True for a sentence that says by itself that the product runs there today; what follows it, or answers it, takes nothing back. */
export function saysPlatform(one: Cited, word: RegExp): boolean {
  const { sentence: said, segment, page, segmentIndex } = one;
  if (isQuestion(said) || isDenied(said, word) || isAway(said, word) || isAnsweredNo(one, word)) return false;
  if (isBeside(said) || isUnderStrangers(page, segmentIndex) || answersHow(one)) return false;
  const above = headingsAbove(page, segmentIndex).at(-1) ?? "";
  const behind = behindIn(segment.text, one.end);
  const isPutOff = [above, behind].some((text) => OTHER_TIMES.some((time) => time.test(text)));
  return !isPutOff && !UNSURE.test(behind);
}

/** The words in which a sentence takes back what the one before it said. */
const NEXT_MAX = 40;

/** How the text goes on behind a place, where it names no other system. */
function behindIn(text: string, end: number): string {
  const next = sentencesOf(text).find(({ start }) => start >= end)?.text ?? "";
  return systemsIn(next).length + browsersIn(next).length > 0 ? "" : next.slice(0, NEXT_MAX);
}

/** True where a sentence with the name denies it, or it, or what a dash adds, tells of another time: "App for Android — coming soon". */
export function putsOff(text: string, word: RegExp): boolean {
  return sentencesOf(text).some(({ text: said, end }) => {
    const added = /^\s[|•·–—]\s/u.test(text.slice(end)) ? behindIn(text, end) : "";
    return word.test(said) && (isDenied(said, word) || OTHER_TIMES.some((time) => time.test(said) || time.test(added)));
  });
}

/** What is on a system, made there, imported from it or others': no product that runs there. */
function isBeside(said: string): boolean {
  const named = [...systemsIn(said), ...browsersIn(said)].toSorted((a, b) => a.start - b.start);
  return OTHERS.test(said) || isOfThings(said, named) || named.some(({ start }) => SHARE.test(said.slice(0, start)));
}
/** "57% Windows": what visitors have. */
const SHARE = /\d\s?%\s(?:\p{L}+\s){0,2}$/u;

/** "has to work on their Windows 7 tower": somebody's machine, where neither the product nor a program is named. */
export function isOnTheirs(said: string, own: OwnNames): boolean {
  return THEIRS.test(said) && !PROGRAM.test(said) && !namesOwn(own, said);
}
const THEIRS =
  /(?<!\p{L})(?:on|auf|sur|en|su|op|em|på) (?:their|his|her|seinem|ihrem|leur|son|zijn|haar|hun) (?:\p{L}+ ){0,2}(?:windows|mac(?:book|os)?|linux|ubuntu|chromebook|ipad|iphone)(?!\p{L})/iu;
const PROGRAM = anyOf(
  "apps?|applications?|software|programs?|install\\p{L}*|download\\p{L}*|available|programm|anwendung|verfügbar|disponible|beschikbaar",
);

const OBTAIN = anyWord("obtain");

/** "How do I find my scan on the phone?": the steps below name where somebody's device has it. */
function answersHow({ page, segmentIndex }: Cited): boolean {
  const before = page.segments.slice(Math.max(0, segmentIndex - 4), segmentIndex).filter(isProse);
  const asked = before.at(-1)?.text ?? "";
  return asked.endsWith("?") && HOW.test(asked) && !OBTAIN.test(asked);
}

function isAway(said: string, word: RegExp): boolean {
  const match = word.exec(said);
  const behind = match ? said.slice(match.index + match[0].length) : "";
  const isOfThen = DATED.test(match ? said.replace(match[0], match[0].replace(/\d/gu, " ")) : said);
  return isOfThen || NO_BEHIND.test(behind) || [...OTHER_TIMES, UNSURE].some((time) => time.test(said));
}

/** "Runs in Slack", "app for Teams": a name that is no platform by itself is one where something runs on it. */
export function saysItRunsOn(said: string, word: RegExp): boolean {
  const at = said.search(word);
  return at >= 0 && OFFERED_BEFORE.test(said.slice(0, at));
}
