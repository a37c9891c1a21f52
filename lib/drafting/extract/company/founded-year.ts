import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { believed, type Mention, type SignalOf } from "@/lib/drafting/extract/scoring/score";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isAmongOwn, statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnder } from "@/lib/drafting/reading/sections";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { BRACKETED, FOUNDING, SINCE, START } from "@/lib/drafting/text/founded-words";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import { part, sentencesOf } from "@/lib/drafting/text/spans";
import { datedLines } from "./dated-lines";
import { debutOf, debutsIn } from "./first-release";
import { HISTORY, historiesOf } from "./histories";
import { markedYears } from "./marked-years";
import { whoseSince } from "./since-when";
import { distance, gapOf, isGapped, type Verb, type Where, whose } from "./whose-beginning";

type YearSignal = SignalOf<"founded_year">;
type YearMention = Mention<number, "founded_year">;

const YEAR = /(?<![\d.,/-])(?:18|19|20)\d{2}(?![\d/-]|[.,]\d)/g;
const SENTENCE_MAX = 600;
const YEARS_MAX = 4;
const AGAINST: YearSignal[] = ["strange", "others", "denied"];
/** Years that begin something else. */
const OTHERS = anyWord("otherYear");

/** The year the product or its company began: what speaks for each year that a sentence tells, added up. */
export function extractFoundedYear(reading: SiteReading, own: OwnNames): Candidate<number> | undefined {
  const [best] = believed("founded_year", yearMentions(reading, own));
  return best && { value: best.value, sources: best.sources };
}

/** Every year that may be the one it began in. */
export function yearMentions(reading: SiteReading, own: OwnNames): YearMention[] {
  const latest = Number((reading.pages[0]?.fetchedAt ?? "").slice(0, 4)) || 2100;
  const ranged = copyrightStart(reading);
  const all = [...markedYears(reading), ...told(reading, own)].filter(({ value }) => value >= 1850 && value <= latest);
  const theirs = all.filter(({ signals }) => signals.has("own") || signals.has("ours"));
  const isAgainst = (signals: Set<YearSignal>) => AGAINST.some((one) => signals.has(one));
  const founded = all.filter(({ signals }) => signals.has("founding") && !isAgainst(signals)).map(({ value }) => value);
  const begun = all.filter(({ signals }) => signals.has("own") && signals.has("start") && !isAgainst(signals));
  const said = founded.length > 0 ? founded : (begun.length > 0 ? begun : theirs).map(({ value }) => value);
  const first = Math.min(...said);
  for (const { value, signals } of all) {
    if (value > first) signals.add("later");
    const isLife = begun.length > 0 && value < first && signals.has("since") && !signals.has("own"); // "sailing since"
    if (isLife || (founded.length > 0 && !founded.includes(value))) signals.add("outsaid");
    if (signals.has("since") && ranged === value && !signals.has("others")) signals.add("aged"); // "© 2012–2026"
  }
  return all;
}

const RANGE =
  /(?:©|\(c\)|copyright)\s?(?:©\s?)?(?<from>(?:19|20)\d{2})\s?[-–—]\s?(?:(?:19|20)\d{2}|present|now|today|heute)/i;

/** The first year of the site's copyright range. */
function copyrightStart(reading: SiteReading): number | undefined {
  const [from] = statementsOf(reading).flatMap(({ segment }) => RANGE.exec(segment.text)?.groups?.from ?? []);
  return from === undefined ? undefined : Number(from);
}

/** "since 2015" in a footer's line that names the product. */
const SINCE_ALONE = /^\p{L}+\s(?:19|20)\d{2}(?:\sroku|\sr\.)?$/u;

function told(reading: SiteReading, own: OwnNames): YearMention[] {
  return [...statementsOf(reading), ...historiesOf(reading, own)].flatMap((spot) => {
    if (hasRole(reading, spot.page, "privacy", "terms", "download", "faq", "donate")) return [];
    const snapshot = reading.pages[spot.page];
    const isAbout = hasRole(reading, spot.page, "about", "team", "press", "imprint");
    const place: YearSignal[] = [
      ...(isAbout ? ["about" as const] : []),
      ...(spot.segment.region === "footer" ? ["foot" as const] : []),
      ...(snapshot && isUnder(snapshot, spot.index, HISTORY) ? ["history" as const] : []),
    ];
    const isOurs = (isAbout || spot.page === 0) && isAmongOwn(reading, spot, own);
    const where: Where = { own, isOurs, isAmong: isAmongOwn(reading, spot, own), isFoot: place.includes("foot") };
    const said = [
      ...sentencesOf(spot.segment.text).map((sentence) => ({ text: sentence.text, sources: [part(spot, sentence)] })),
      ...datedLines(spot, snapshot?.segments ?? []),
    ];
    const isLine = where.isFoot && namesOwn(own, spot.segment.text) && !OTHERS.test(spot.segment.text);
    return said.flatMap(({ text, sources }) =>
      inSentence(text, where).map(({ year, signals }) => ({
        value: year,
        sources,
        signals: new Set<YearSignal>([
          ...signals,
          ...place,
          ...(isLine && SINCE_ALONE.test(text) ? ["own" as const] : []),
          ...(!namesOwn(own, text) &&
          isToldOfAnother(reading, spot, spot.segment.text.indexOf(String(year), sources[0]?.start), own)
            ? ["strange" as const]
            : []),
        ]),
      })),
    );
  });
}

function inSentence(text: string, where: Where): { year: number; signals: YearSignal[] }[] {
  const years = text.length <= SENTENCE_MAX ? [...text.matchAll(YEAR)] : [];
  if (years.length === 0 || years.length > YEARS_MAX) return [];
  const founding = [...text.matchAll(FOUNDING)].map((match) => verbOf(match, "founding"));
  const debuts = debutsIn(text).map((one): Verb => ({ ...one, kind: "debut" }));
  const bracketed = [...text.matchAll(BRACKETED)].map((match) => verbOf(match, "bracket"));
  const begun = [...text.matchAll(START)].map((match) => verbOf(match, "start"));
  const verbs = [...debuts, ...bracketed, ...founding, ...begun];
  const places = years.map(({ 0: year, index }) => ({ text: year, start: index, end: index + year.length }));
  return places.map((at) => {
    const { text: year, start: index } = at;
    const isNearest = (one: Verb) => places.every((other) => distance(one, at) <= distance(one, other));
    const verb = verbs
      .filter((one) => isNearest(one) && gapOf(text, one, at) !== null)
      .sort((a, b) => distance(a, at) - distance(b, at))[0];
    const signals: YearSignal[] = SINCE.test(text.slice(0, index)) ? ["since"] : [];
    if (isGapped(text, at, where.own)) signals.push("founding", "own");
    else if (verb?.kind === "debut") signals.push("start", ...debutOf(verb, text, where.own, where.isAmong));
    else if (verb) signals.push(verb.kind === "founding" ? "founding" : "start", ...whose(text, verb, at, where));
    else signals.push(...whoseSince(text, at, where));
    const told = text.slice(0, at.end);
    const bare = verb?.kind === "debut" ? `${told.slice(0, verb.start)} ${told.slice(verb.end)}` : told;
    if (OTHERS.test(bare.split(";").at(-1) ?? "")) signals.push("others");
    if (text.endsWith("?") || isDenied(text, verb?.start ?? index)) signals.push("denied");
    if (years.length > 1) signals.push("several");
    return { year: Number(year), signals };
  });
}

function verbOf(match: RegExpExecArray, kind: Verb["kind"]): Verb {
  return { text: match[0], start: match.index, end: match.index + match[0].length, kind };
}
