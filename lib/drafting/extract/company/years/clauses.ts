import { ASIDE, LATER, SINCE } from "@/lib/drafting/text/founded-words";
import { MONTHS } from "@/lib/drafting/text/months";
import type { Stretch } from "@/lib/drafting/text/spans";

/** "was born that year, and since 2024 …": the year is of what follows. */
const SINCE_AFRESH = new RegExp(
  `(?:,\\s(?:\\p{L}{1,4}\\s)?|\\s(?:and|und|et|y|e|en|i|och|og)\\s)${SINCE.source.replace("(?<!\\p{L})", "")}`,
  "iu",
);

/** "was set up and early in 2022 …": the year opens what is told next. */
const NEXT_CLAUSE =
  /^,?\s(?:and|und|et|y|e|och|og)\s(?:(?:in|by|from|early|late|mid|the|im|ab|anfang|ende|en|dès|début|fin|principios|nel|eind|begin|w|od|em|i|fra)\s)*$/iu;

/** "… in 2021, when others began to use it": what began then is theirs. */
const WHEN_CLAUSE =
  /^,\s(?:when|as|while|after|because|als|nachdem|weil|quand|lorsque|après que|parce que|cuando|mientras|porque|quando|perché|dopo che|toen|nadat|omdat|gdy|kiedy|bo|ponieważ|när|eftersom|fordi)\s[^,]*$/iu;

/** "in business since 1988 and started as": what follows was no part of that. */
const AND = /^\s(?:and|und|et|y|e|en|i|och|og)\s$/iu;

/** "Founded: May 2014". */
const LABELLED = new RegExp(`^\\s?:\\s(?:(?:\\d{1,2}\\.?\\s)?${MONTHS}\\s(?:de\\s)?)?$`, "iu");

/** Characters between a year and the word that says what began. */
const REACH = 110;
/** "In the winter of 2013": a year that opens the sentence holds for all of it. */
const OPENING = 24;

/** What stands between a verb and a year; null where they belong to different clauses. */
export function gapOf(text: string, verb: Stretch, year: Stretch): string | null {
  const between = verb.end <= year.start ? text.slice(verb.end, year.start) : text.slice(year.end, verb.start);
  const plain = between.replace(ASIDE, ""); // "In 2013 Jane Roe, who did the late shift, wrote"
  const gap = year.start === 0 ? plain.replace(/^:(?=\s\S)/, "") : plain; // "2015: Acme is founded"
  if (SINCE_AFRESH.test(gap) || LATER.test(gap)) return null;
  if (verb.end <= year.start && NEXT_CLAUSE.test(gap)) return null;
  if (year.end <= verb.start && WHEN_CLAUSE.test(gap)) return null;
  if (year.end <= verb.start && AND.test(gap) && SINCE.test(text.slice(0, year.start))) return null;
  return LABELLED.test(gap) ||
    (gap.length <= (year.start <= OPENING && !gap.includes(",") ? REACH * 2 : REACH) &&
      !/[;:!?]|,\s(?:who|which|qui|dont|che|który|która|które|som|dat)\s/u.test(gap))
    ? gap
    : null;
}

/** Characters between a verb and a year. */
export function distance(verb: Stretch, year: Stretch): number {
  return Math.max(verb.start - year.end, year.start - verb.end);
}

/** What a comma parts from a year is further from it: "We incorporated in 2024, quit our jobs". */
export function clauseDistance(text: string, verb: Stretch, year: Stretch): number {
  const isParted = /^,\s/.test(gapOf(text, verb, year) ?? "");
  return distance(verb, year) + (isParted ? REACH : 0);
}
