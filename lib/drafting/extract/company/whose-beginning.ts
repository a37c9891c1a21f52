import type { SignalOf } from "@/lib/drafting/extract/scoring/score";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { FOUNDING, isOfAnother, LATER, SELF, SINCE } from "@/lib/drafting/text/founded-words";
import type { Stretch } from "@/lib/drafting/text/spans";
import {
  foundsByName,
  isAside,
  isBegun,
  isNamedAfter,
  isOfOtherSubject,
  isOwnThing,
  isOwnWork,
  isTold,
} from "./founded-what";

type YearSignal = SignalOf<"founded_year">;

/** A word that tells a beginning, where it stands. */
export interface Verb extends Stretch {
  kind: "founding" | "start" | "bracket" | "debut";
}

/** Whose page a sentence stands on. */
export interface Where {
  own: OwnNames;
  /** The page is about the product or its makers, and no other name stands above. */
  isOurs: boolean;
  /** No other name stands above. */
  isAmong: boolean;
  isFoot: boolean;
}

/** "his father's workshop, which started in 1988" */
const RELATIVE = /(?<!\p{L})(?:who|which|that|qui|que|che|który|która|które|som)\s$/iu;
/** Characters between a year and the word that says what began. */
const REACH = 110;
const CLAUSE_REACH = 60;
/** "Founded in 2014, …": the page itself is the subject. */
const STARTS_SO =
  /^(?:founding|founded in|year founded|\p{L}*gründung|création|fundación|fondazione|fundação|oprichting|(?:co-)?founded|formed|established|incorporated|est\.|gegründet|fondée?|créée?|née? en|nat[ao] nel|nacid[ao] en|nascid[ao] em|fundad[ao]|fondat[ao]|opgericht)/iu;
/** Characters between a verb and a year; below nought where the year stands within. */
export function distance(verb: Stretch, year: Stretch): number {
  return Math.max(verb.start - year.end, year.start - verb.end);
}

/** "was born that year, and since 2024 …": the year is of what follows. */
const SINCE_AFRESH = new RegExp(
  `(?:,\\s(?:\\p{L}{1,4}\\s)?|\\s(?:and|und|et|y|e|en|i|och|og)\\s)${SINCE.source.replace("(?<!\\p{L})", "")}`,
  "iu",
);

/** The next clause, or the next year. */
const CLAUSE_END = /[,;:]\s|\s(?:and|und|et|y|e|en|i|och|og)\s(?:\p{L}{1,3}\s)?(?=(?:19|20)\d{2})/u;
const LATER_NEXT = new RegExp(`^\\s${LATER.source}`, "iu");

/** What stands between a verb and a year; null where they belong to different clauses. */
export function gapOf(text: string, verb: Stretch, year: Stretch): string | null {
  const between = verb.end <= year.start ? text.slice(verb.end, year.start) : text.slice(year.end, verb.start);
  if (year.end <= verb.start && LATER_NEXT.test(text.slice(verb.end, verb.end + 40))) return null; // "and became a company the year after"
  const gap = year.start === 0 ? between.replace(/^:(?=\s\S)/, "") : between; // "2015: Acme is founded"
  if (SINCE_AFRESH.test(gap) || LATER.test(gap)) return null;
  return gap === ": " ||
    gap === " : " ||
    (gap.length <= REACH && !/[;:!?]|,\s(?:who|which|qui|dont|che|który|która|które|som|dat)\s/u.test(gap))
    ? gap
    : null;
}

/** "fundó en 2009 la escuela Boca Abierta": what was founded follows, and is another. */
const NAMED_ELSE =
  /^\s(?:the|la|el|le|die|das|den|il|lo|het|de|an?|un[aeo]?|eine?n?|een)\s(?:\p{Ll}+\s){1,3}\p{Lu}\p{Ll}/u;

/** Whose beginning the verb tells: its subject, or what follows it. */
export function whose(text: string, verb: Verb, year: Stretch, { own, isOurs }: Where): YearSignal[] {
  const order: YearSignal[] = verb.start > year.end ? ["before"] : [];
  if (RELATIVE.test(text.slice(0, verb.start)) || isAside(text, verb, year, own)) return ["strange"];
  const [from, to] = [Math.min(verb.start, year.start), Math.max(verb.end, year.end)];
  if (STARTS_SO.test(text) && isNamedAfter(text, to, own)) return ["strange"];
  if (NAMED_ELSE.test(text.slice(to)) && !namesOwn(own, text.slice(to, to + CLAUSE_REACH))) return ["strange"];
  if (verb.kind === "bracket")
    return [isOwnThing(verb.text.replace(/^\S+\s(?:(?:19|20)\d{2}\s)?/u, ""), own) ? "own" : "strange"];
  const after = text.slice(verb.end, verb.end + CLAUSE_REACH);
  if (foundsByName(verb.text, after)) return [...order, isOwnWork(after.trim(), own) ? "own" : "strange"];
  if (isTold(verb.text)) return [...order, isBegun(text, verb, own, isOurs) ? "own" : "strange"];
  const before =
    text
      .slice(Math.max(0, from - CLAUSE_REACH), from)
      .split(/[,;:]\s/)
      .at(-1) ?? "";
  const told = text.slice(from, to) + (text.slice(to, to + CLAUSE_REACH).split(CLAUSE_END)[0] ?? "");
  const clause = before + told;
  if (isOfAnother(clause)) return ["strange"];
  if (verb.kind === "founding" && !namesOwn(own, told) && isOfOtherSubject(text, from, own)) return ["strange"];
  if (namesOwn(own, clause)) return [...order, "own"];
  if (STARTS_SO.test(text)) return [...order, "own"];
  return SELF.test(clause) && isOurs ? [...order, "ours"] : order;
}

const ONE_MORE =
  /(?:,|\s(?:and|und|et|y|e|en|i|och|og))\s(?:(?:in|im|en|nel|em|w|since|seit|depuis|desde|dal|sinds|od)\s)?$/iu;
const ARTICLE = /(?:the|das|die|la|le|el|il|o|a|de|het)\s$/iu;
const ANY_FOUNDING = new RegExp(FOUNDING.source, "iu");
/** Between the name and its year: "three years after that, in". */
const WHEN = /^,?\s(?:[\p{Ll}\s,]{0,36}\s)?(?:in|en|nel|em|im|w)\s$/u;
const GAP_MAX = 40;

/** "founded Kelp Works in 2010 and Acme in 2016", "gründete 2010 eine Agentur und 2016 Acme": the verb was said before. */
export function isGapped(text: string, year: Stretch, own: OwnNames): boolean {
  const before = text.slice(0, year.start);
  const behind = text.slice(year.end, year.end + CLAUSE_REACH);
  const next = ONE_MORE.test(before) ? ownNameIn(own, behind) : null;
  if (next?.start === 1)
    return /^(?:[,.;:!)]|$)/u.test(behind.slice(next.end)) && (ANY_FOUNDING.test(before) || SINCE.test(before));
  const near = before.slice(-(GAP_MAX + CLAUSE_REACH));
  const name = ownNameIn(own, near);
  if (!name || !WHEN.test(near.slice(name.end)) || !ANY_FOUNDING.test(before)) return false;
  return ONE_MORE.test(near.slice(0, name.start).replace(ARTICLE, ""));
}
