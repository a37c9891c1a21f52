import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { speaksOfOwn } from "@/lib/drafting/reading/speaking";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { SAYS_YES } from "@/lib/drafting/text/answer-words";
import { type Length, lengthsIn } from "@/lib/drafting/text/lengths";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isYearly, moneyIn } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import { pageSpots, part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { ENDS_AFTER, MOMENT, TRYING } from "@/lib/drafting/text/trial-words";
import { wholeWords } from "@/lib/drafting/text/words";
import { countedTrial } from "./counted-trial";
import { isGivenByOthers, isOfContract, isOfThingOrExample } from "./customers-trial";
import { HOURS_REACH, isOfHelp, isOfThing, isRate, mostSaid, OF_ALL } from "./length-of";

const FREE = new RegExp(`${wholeWords(inAllLanguages("free"), inAllLanguages("given"))}(?!-)`, "iu");
const OTHER_TERM = anyWord("otherTerm");
const PAST = anyWord("past");
const BONUS = anyWord("bonus");
/** Small words between a length and "free": "free for the first 30 days", "the first month is completely free". */
const SMALL =
  "for|of|the|your|is|are|it['’]s|completely|totally|all|für|die|der|den|ist|sind|lang|völlig|ganz|est|sont|les?|la|vos?|pendant|durante|los?|las?|es|son|tu|per|il|i|gli|è|sono|gedurende|voor|de|het|is|przez|jest|są|por|os?|as?|é|são|i|är|er|de|uw|je|din|dina";
const LEADS_TO = new RegExp(`^[\\s,:-]*(?:(?:${SMALL}|${inAllLanguages("first")})[\\s'’]+){0,4}$`, "iu");
/** Characters between a word of trying and the length that belongs to it. */
const TRY_REACH = 45;
/** Where a sentence begins with the trial, all of it is of the trial. */
const SUBJECT_REACH = 30;
const FIRST_REACH = 40;
const TRIAL_NAMED = anyWord("trial");
/** A label or question that is answered by a bare length: "How long is the trial?", "30 days". */
const ASKS_MAX = 120;
const LABEL_MAX = 30;
const SWITCH_MAX = 48;
const ANSWER_MAX = 240;
const ANSWER_REACH = 30;

interface Found {
  value: string;
  /** As the site writes it: "30-Day". */
  written: string;
  sources: SourceRef[];
}

/** How long the product may be tried for free: "30 days". "Free trial" alone, as on buttons, may mean a plan that is free: no value. */
export function extractTrial(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  const found: Found[] = [];
  let before: Spot | undefined;
  for (const spot of statementsOf(reading)) {
    if (isOfContract(reading, spot)) continue;
    const answered = before && before.page === spot.page ? answerOf(before, spot, own) : [];
    const said = answered.length > 0 ? [] : toldInAll(reading, spot, own);
    const asked = before?.segment.text ?? "";
    const isAsked = answered.length > 0 && (TRIAL_NAMED.test(asked) || asked.endsWith("?")); // no button: "Testen"
    const isSpared = !isAsked && answered.length + said.length > 0 && isForYear(reading, before, spot);
    const isRebate = isSpared || (said.length > 0 && isAnswerOfOther(before, spot, own));
    const told = isRebate ? [] : [...answered, ...said];
    const isOurs = ({ sources, written }: Found) =>
      !isToldOfAnother(reading, spot, spot.segment.text.indexOf(written, sources.at(-1)?.start), own);
    found.push(...told.filter(isOurs));
    before = spot;
  }
  const best = mostSaid(found);
  if (!best) return countedTrial(reading, own);
  const { value, written, sources } = best;
  return { value, sources, alternatives: [{ value: written, sources }] };
}

function toldInAll(reading: SiteReading, spot: Spot, own: OwnNames): Found[] {
  return sentencesOf(spot.segment.text).flatMap((one) => {
    const found = toldIn(spot, one, own);
    return found.length > 0 && isOfThingOrExample(reading, spot, one, own) ? [] : found;
  });
}

/** "Kept for 30 days after the trial": what comes then is not how long it is. */
const LATER = /^\s(?:after|nach|après|después de|tras|dopo|na|po|após|depois d[eao]|efter)\s/iu;

/** "Annual — two months free", "save with annual billing: 2 months free", or "2 months free" beside the switch "Yearly": what paying for a year spares. */
function isForYear(reading: SiteReading, before: Spot | undefined, { page, segment }: Spot): boolean {
  if (lengthsIn(segment.text).some(({ value }) => IN_DAYS.test(value))) return false; // "£19 a year, with the first 14 days free"
  if (segment.text.length > SWITCH_MAX) return isBehindYear(segment.text);
  if (TRYING.test(segment.text)) return false;
  const beside = before?.page === page && before.segment.text.length <= LABEL_MAX ? before.segment.text : "";
  return isYearly(segment.text) || isYearly(beside) || (isOfMonths(segment.text) && sellsYears(reading, page));
}

const YEARLY =
  /(?<!\p{L})(?:annual(?:ly)?|yearly|years?|jahre?s?\p{L}*|jährlich|ans?|année|annuels?|años?|anual(?:es)?|ann[oi]|annual[ei]|jaar\p{L}*|anos?|rok\p{L}*|år\p{L}*)(?!\p{L})/giu;
const SALE = anyWord("sale");
const FIRST_BEFORE = new RegExp(`(?:${inAllLanguages("first")})\\s$`, "iu");
const IN_DAYS = new RegExp(`\\s(?:${inAllLanguages("day")}|${inAllLanguages("week")})$`, "iu");

/** "Less with annual billing! + 2 months free": the months come with the year that is told before them. */
export function isBehindYear(text: string): boolean {
  const [months] = lengthsIn(text).filter(({ value }) => MONTHS.test(value));
  return months !== undefined && !TRYING.test(text) && isOfMonths(text) && isYearly(text.slice(0, months.start));
}

/** "2 months free": one month may be a trial, several are what a year's price spares where the page sells years. */
function isOfMonths(text: string): boolean {
  return lengthsIn(text).some(({ value, isFirst }) => !isFirst && MONTHS.test(value));
}
const MONTHS = new RegExp(
  `^(?!(?:1|an?|one|ein\\p{L}*|une?|un[oa]?|een|jeden|um|en|et)\\s)\\S+\\s(?:${inAllLanguages("month")})$`,
  "iu",
);

function sellsYears(reading: SiteReading, page: number): boolean {
  return pageSpots(reading, page).some(({ segment: { text } }) => text.length <= SWITCH_MAX && isYearly(text));
}

/** What an answer gives away is of what was asked after, which is the product where either of them says so. */
function isAnswerOfOther(before: Spot | undefined, spot: Spot, own: OwnNames): boolean {
  const asked = before?.page === spot.page && before.segment.text.endsWith("?") ? before.segment.text : null;
  return asked !== null && ![asked, spot.segment.text].some((text) => speaksOfOwn(text, own) || TRYING.test(text));
}

function toldIn(spot: Spot, sentence: Stretch, own: OwnNames): Found[] {
  const { text } = sentence;
  const lengths = text.endsWith("?") ? [] : lengthsIn(text);
  if (lengths.length === 0 || OTHER_TERM.test(text) || PAST.test(text)) return [];
  const length = lengths.find(
    (one) =>
      !isOfThing(text, one) && !isRate(text, one) && (isTried(text, one) || (!one.isHours && isGivenAway(text, one))),
  );
  if (length && isGivenByOthers(text, length.start, own)) return [];
  return length ? [{ value: length.value, written: length.text, sources: [part(spot, sentence)] }] : [];
}

/** "14-day trial", "try every plan for 14 days": a word of trying on either side, and no price in between. */
function isTried(text: string, length: Length): boolean {
  if (length.isFirst || isRefused(text, length.start)) return false;
  if (isOfHelp(text, length)) return false;
  const isOfTrial = TRIAL_NAMED.test(text.slice(0, SUBJECT_REACH));
  const before = text.slice(isOfTrial ? 0 : Math.max(0, length.start - TRY_REACH), length.start);
  const after = text.slice(length.end, length.end + TRY_REACH);
  const near = [
    ...(MOMENT.test(before) && !ENDS_AFTER.test(before) ? [] : [{ words: before, at: length.start - before.length }]),
    ...(LATER.test(after) ? [] : [{ words: after, at: length.end }]),
  ];
  return near.some(({ words, at }) => {
    const cue = TRYING.exec(words);
    if (!cue || (at < length.start && isRefused(text, at + cue.index))) return false;
    const between = at < length.start ? words.slice(cue.index) : words.slice(0, cue.index);
    if (at > length.start && between.includes(":")) return false; // "takes 6 to 8 weeks: a trial batch, then the rest"
    if (length.isHours && between.split(/\s+/).length > HOURS_REACH) return false;
    return !/[;.!?]/.test(between) && moneyIn(between).every((money) => money.amountCents === 0);
  });
}

/** "30 days free", "free for two months", "the first month is on us". */
function isGivenAway(text: string, length: Length): boolean {
  const isFirstDays = IN_DAYS.test(length.value) && FIRST_BEFORE.test(text.slice(0, length.start));
  if (BONUS.test(isFirstDays ? text.replace(YEARLY, " ") : text) || (isFirstDays && SALE.test(text))) return false; // months come with a year, not its first days
  const free = FREE.exec(text);
  if (!free || isRefused(text, Math.min(free.index, length.start))) return false;
  const end = free.index + free[0].length;
  if (free.index > length.start && MOMENT.test(text.slice(0, length.start)) && !length.isFirst) return false;
  const between = free.index > length.start ? text.slice(length.end, free.index) : text.slice(end, length.start);
  if (free.index < length.end && end > length.start) return !length.isFirst; // "30 free days"
  if (LEADS_TO.test(between)) return true;
  return (
    (length.isFirst || (isFirstDays && OF_ALL.test(between))) &&
    between.length <= FIRST_REACH &&
    !/[;.!?]/.test(between)
  );
}

/** Denied in its own clause: "no card needed, 14 days to try" denies the card alone. */
function isRefused(text: string, offset: number): boolean {
  const plain = text.replace(WITHOUT, (words) => " ".repeat(words.length)); // "bez opłat", "without a card"
  const clause = plain.lastIndexOf(",", offset - 1) + 1;
  return isDenied(plain.slice(clause), offset - clause);
}
const WITHOUT = new RegExp(wholeWords(...(["free", "given", "trying"] as const).map(inAllLanguages)), "giu");

/** The length that answers the question or stands under the label right before it. */
function answerOf(before: Spot, spot: Spot, own: OwnNames): Found[] {
  const asked = before.segment.text;
  const { text } = spot.segment;
  const isLabel = before.segment.kind === "heading" || (asked.length <= LABEL_MAX && !/[.!]$/.test(asked));
  const isAsked = asked.length <= ASKS_MAX && (asked.endsWith("?") || isLabel);
  if (!isAsked || text.length > ANSWER_MAX || OTHER_TERM.test(text) || OTHER_TERM.test(asked)) return [];
  if (isDenied(asked, asked.length) || lengthsIn(asked).length > 0) return [];
  for (const sentence of sentencesOf(text).slice(0, 2)) {
    const [length] = lengthsIn(sentence.text);
    if (!length || length.isFirst || length.isHours || length.start > ANSWER_REACH) continue;
    const lead = sentence.text.slice(0, length.start);
    const isFirst = lead.split(/\s+/).length <= 2; // "30 days", "For 30 days"
    if (!TRIAL_NAMED.test(asked) && !(TRYING.test(asked) && (SAYS_YES.test(text) || isFirst))) continue;
    if (MOMENT.test(lead) || isDenied(sentence.text, length.start) || moneyIn(lead).length > 0) continue;
    if (isGivenByOthers(sentence.text, length.start, own)) continue;
    return [{ value: length.value, written: length.text, sources: [whole(before), part(spot, sentence)] }];
  }
  return [];
}
