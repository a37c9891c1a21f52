import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { believed, type Mention, type SignalOf } from "@/lib/drafting/extract/scoring/score";
import { isSample } from "@/lib/drafting/reading/makers-place";
import { isOfAnothersFacts } from "@/lib/drafting/reading/others/facts-of-another";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isAmongOwn, statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnder } from "@/lib/drafting/reading/sections";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { FOUNDING, isHisBusiness, isOfAnother, SELF, SINCE, START } from "@/lib/drafting/text/founded-words";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import { part, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { isEarlierFirm, isExplained, isOfOtherFirm, STARTS_SO } from "../other-firms";
import { clauseDistance, distance, gapOf } from "./clauses";
import { copyrightStart } from "./copyright-start";
import { datedLines } from "./dated-lines";
import { debutOf, debutsIn } from "./first-release";
import { isAside, isBegun, isNamedAfter, isOfOtherSubject, isRemade, isTold } from "./founded-what";
import { HISTORY, historiesOf } from "./histories";
import { markedYears } from "./marked-years";
import { isWorkOnOwn, whoseSince } from "./since-when";

type YearSignal = SignalOf<"founded_year">;
type YearMention = Mention<number, "founded_year">;

const YEAR = /(?<![\d.,/-])(?:18|19|20)\d{2}(?![\d/-]|[.,]\d)/g;
/** "his father's workshop, which started in 1988" */
const RELATIVE = /(?<!\p{L})(?:who|which|that|qui|que|che|który|która|które|som)\s$/iu;
const [SENTENCE_MAX, YEARS_MAX] = [600, 4];
const AGAINST: YearSignal[] = ["strange", "others", "denied"];
const CLAUSE_REACH = 60;
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
  const all = [...markedYears(reading, own), ...told(reading, own)].filter(
    ({ value }) => value >= 1850 && value <= latest,
  );
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

/** "since 2015" in a footer's line that names the product. */
const SINCE_ALONE = /^\p{L}+\s(?:19|20)\d{2}(?:\sroku|\sr\.)?$/u;

function told(reading: SiteReading, own: OwnNames): YearMention[] {
  return [...statementsOf(reading), ...historiesOf(reading, own)].flatMap((spot) => {
    if (hasRole(reading, spot.page, "privacy", "terms", "download", "faq", "donate")) return [];
    if (isSample(reading, spot) || isOfAnothersFacts(reading, spot, own)) return [];
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
      ...datedLines(spot, snapshot?.segments ?? [], hasRole(reading, spot.page, "press")),
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
          ...(signals.includes("since") && isWorkOnOwn(text, spot.segment.text, own) ? ["own" as const] : []),
          ...(!namesOwn(own, text) &&
          isToldOfAnother(reading, spot, spot.segment.text.indexOf(String(year), sources[0]?.start), own)
            ? ["strange" as const]
            : []),
        ]),
      })),
    );
  });
}

interface Where {
  own: OwnNames;
  /** The page is about the product or its makers, and no other name stands above. */
  isOurs: boolean;
  /** No other name stands above. */
  isAmong: boolean;
  isFoot: boolean;
}

function inSentence(text: string, where: Where): { year: number; signals: YearSignal[] }[] {
  const years = text.length <= SENTENCE_MAX ? [...text.matchAll(YEAR)] : [];
  if (years.length === 0 || years.length > YEARS_MAX) return [];
  const founding = [...text.matchAll(FOUNDING)].map((match) => verbOf(match, "founding"));
  const debuts = debutsIn(text, where.own).map((one): Verb => ({ ...one, kind: "debut" }));
  const verbs = [...debuts, ...founding, ...[...text.matchAll(START)].map((match) => verbOf(match, "start"))];
  const places = years.map(({ 0: year, index }) => ({ text: year, start: index, end: index + year.length }));
  return places.map((at) => {
    const { text: year, start: index } = at;
    const isNearest = (one: Verb) =>
      places.every((other) => distance(one, at) <= distance(one, other) || gapOf(text, one, other) === null);
    const verb = verbs
      .filter((one) => isNearest(one) && gapOf(text, one, at) !== null)
      .sort((a, b) => clauseDistance(text, a, at) - clauseDistance(text, b, at))[0];
    const signals: YearSignal[] = SINCE.test(text.slice(0, index)) ? ["since"] : [];
    if (verb?.kind === "debut") signals.push("start", ...debutOf(verb, text, where.own, where.isAmong));
    else if (verb) signals.push(verb.kind, ...whose(text, verb, at, where));
    else signals.push(...whoseSince(text, at, where));
    const clause = text.slice(0, at.end).split(";").at(-1) ?? "";
    const isOther =
      verb?.kind === "debut" ? text.slice(0, verb.start).split(";").at(-1) + text.slice(verb.end, at.start) : clause;
    if (OTHERS.test(isOther)) signals.push("others");
    if (text.endsWith("?") || isDenied(text, verb?.start ?? index)) signals.push("denied");
    if (years.length > 1) signals.push("several");
    return { year: Number(year), signals };
  });
}

interface Verb extends Stretch {
  kind: "founding" | "start" | "debut";
}

function verbOf(match: RegExpExecArray, kind: Verb["kind"]): Verb {
  return { text: match[0], start: match.index, end: match.index + match[0].length, kind };
}

/** "fundó en 2009 la escuela Boca Abierta": what was founded follows, and is another. */
const NAMED_ELSE =
  /^\s(?:the|la|el|le|die|das|den|il|lo|het|de|an?|un[aeo]?|eine?n?|een)\s(?:\p{Ll}+\s){1,3}\p{Lu}\p{Ll}/u;

/** "Aus dem Küchentisch wurde 2019 eine Firma": what was there before is no subject. */
const BECAME_FIRM = /^eine? .*(?:firma|unternehmen|gmbh|start-?up)$/iu;

/** "… habe ich meine Stelle aufgegeben und die Firma gegründet": what was founded stands right before. */
const FIRM_BEFORE =
  /(?<!\p{L})(?:die|unsere|meine|eine|das|unser|mein|ein)\s(?:eigene[sn]?\s)?(?:firma|unternehmen|gmbh|start-?up)\s$/iu;

/** What belongs to a verb, up to the next "and" or year. */
const clauseBehind = (text: string, verb: Verb): string =>
  text.slice(verb.end, verb.end + CLAUSE_REACH / 2).split(/\s(?:and|und|et|y|e|en|i|och|og)\s|,|\d{4}/u)[0] ?? "";
/** "J’ai tout réécrit": it was there before. */
const REWRITTEN =
  /(?<!\p{L})(?:re-?wrote|re-?written|rebuilt|neu geschrieben|umgeschrieben|neu gebaut|réécrit\p{L}*|reescrib\p{L}*|reescrit\p{L}*|riscritt\p{L}|riscriss\p{L}|herschre\p{L}+|reescrev\p{L}+|przepisa\p{L}+|skrev om|omskre\p{L}+)(?!\p{L})/iu;

function isOurFirm(text: string, verb: Verb): boolean {
  const before = text.slice(0, verb.start);
  return (
    FIRM_BEFORE.test(before) && I_OR_WE.test(before) && !/^,\s(?:die|der|das|deren)\s/iu.test(text.slice(verb.end))
  );
}
const I_OR_WE =
  /^(?!.*(?<!\p{L})(?:vorher|zuvor|früher|damals|jeder von uns)(?!\p{L})).*(?<!\p{L})(?:ich|wir)(?!\p{L})/iu;

/** Whose beginning the verb tells: its subject, or what follows it. */
function whose(text: string, verb: Verb, year: Stretch, { own, isOurs }: Where): YearSignal[] {
  const order: YearSignal[] = verb.start > year.end ? ["before"] : [];
  if (isExplained(text, year, own) || isEarlierFirm(text, verb, own)) return ["strange"];
  if (RELATIVE.test(text.slice(0, verb.start)) || isAside(text, verb, year, own)) return ["strange"];
  if (isRemade(text.slice(verb.end)) || REWRITTEN.test(verb.text + clauseBehind(text, verb))) return ["strange"];
  const [from, to] = [Math.min(verb.start, year.start), Math.max(verb.end, year.end)];
  if (STARTS_SO.test(text) && isNamedAfter(text, to, own)) return ["strange"];
  if (NAMED_ELSE.test(text.slice(to)) && !namesOwn(own, text.slice(to, to + CLAUSE_REACH))) return ["strange"];
  if (isTold(verb.text)) return [...order, isBegun(text, verb, own, isOurs) ? "own" : "strange"];
  const before =
    text
      .slice(Math.max(0, from - CLAUSE_REACH), from)
      .split(/[,;:]\s/)
      .at(-1) ?? "";
  const told = text.slice(from, to) + (text.slice(to, to + CLAUSE_REACH).split(/[,;:]\s/)[0] ?? "");
  const clause = before + told;
  if (isOfAnother(clause) || (isHisBusiness(clause) && !namesOwn(own, text))) return ["strange"];
  if (BECAME_FIRM.test(verb.text) || isOurFirm(text, verb)) return isOurs ? [...order, "ours"] : order;
  if (verb.kind === "founding" && !namesOwn(own, told) && isOfOtherSubject(text, from, own)) return ["strange"];
  if (verb.kind === "founding" && isOfOtherFirm(text, verb, year, own)) return ["strange"];
  if (namesOwn(own, clause)) return [...order, "own"];
  if (STARTS_SO.test(text)) return [...order, "own"];
  return SELF.test(clause) && isOurs ? [...order, "ours"] : order;
}
