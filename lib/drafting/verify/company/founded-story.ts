import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { foldText } from "@/lib/drafting/text/fold";
import { FOUNDING, isOfAnother, LATER } from "@/lib/drafting/text/founded-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { MONTHS } from "@/lib/drafting/text/months";
import { isProse, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "../cited";
import { hasNegation, isQuestion } from "../polarity";
import { isAnsweredNo } from "../saying";
import { ownersOf } from "../subject";

const YEAR = /(?<![\d.,-])(?:19|20)\d{2}(?!\d|[.,]\d)/;
const BEGAN = anyOf(
  inAllLanguages("began"),
  inAllLanguages("debut"),
  "became|(?:was|were) born|wurde|devint|(?:est|était) né\\p{L}*|è (?:nat[oa]|diventat[oa])|nasce(?:va)?|nacque|nació|se convirtió|nasceu|virou|tornou-se|stał[ao]? się|powsta\\p{L}+|werd|ontstond|blev",
  "(?:set up|mont(?:ó|amos|aron)|fundei|fundé|fundamos|fondai|gründete[n]?|założy\\p{L}+)",
);
/** Makers who tell of themselves, with what they made. */
const MADE = anyOf(
  inAllLanguages("made"),
  inAllLanguages("iMade"),
  "wrote|schrieb(?:en)?|escribi(?:ó|mos|eron)|escrevi|scrissi|écri(?:t|vi\\p{L}+)|schreef|schreven|napisa\\p{L}+|skrev",
);
const FIRST_PERSON =
  /(?<!\p{L})(?:I|we|ich|wir|je|j'|nous|on|yo|nosotros|io|noi|ik|wij|we|eu|nós|jag|vi|jeg)(?!\p{L})|(?<!\p{L})\p{L}+(?:amos|emos|imos|iamo|śmy|łem|łam)(?!\p{L})/iu;
/** Sentences between a year and what it is the year of. */
const REACH = 2;

/**
 * Why a year is not that of a beginning that the text tells beside it: "In the winter of 2018 I had a broken ankle. I wrote
 * Acme on the sofa." Both must be cited; the year is the first of its text, and nothing else says when it all began.
 */
export function whyNotToldBeside(year: number, naming: Cited[], cited: Cited[], reading: SiteReading): string | null {
  const own = ownersOf(reading);
  const isTold = naming.some((one) => isToldBeside(year, one, cited, reading, own));
  return isTold ? null : "nothing cited says that it began then";
}

function isToldBeside(year: number, one: Cited, cited: Cited[], reading: SiteReading, own: OwnNames): boolean {
  const { page, segment, segmentIndex } = one;
  if (!isOwnPage(reading, reading.pages.indexOf(page)) || isUnderOthers(page, segmentIndex) || !isProse(segment))
    return false;
  const sentences = sentencesOf(segment.text).map(({ text }) => text);
  const at = sentences.findIndex((text) => YEAR.exec(text)?.[0] === String(year));
  const said = sentences[at];
  if (
    said === undefined ||
    isAnsweredNo(one) ||
    !isFirst(sentences, at, year) ||
    isQuestion(said) ||
    DATED.test(said) ||
    UPDATED.test(said) ||
    speaksOfOther(said) ||
    isCount(said, year)
  )
    return false;
  const [before, after] = neighbours(one, cited);
  const ahead = untilYear([...sentences.slice(0, at).toReversed().slice(0, REACH), ...(at <= REACH ? before : [])]);
  const behind = untilYear([...sentences.slice(at + 1), ...after]).slice(0, REACH);
  const last = after.length > 0 && untilYear([...sentences.slice(at + 1), ...after]).at(-1) === after[0] ? after : [];
  return [...ahead, ...behind, ...last].some((text) => tellsOwnBeginning(text, own)) || isBoth(said, own);
}

/** "22 August 2016", "2024-04-03", "04 Mar 2024 - Why I wrote Acme": a day that a line opens with is that of a post or a version. */
export const DATED = new RegExp(
  `^\\P{L}{0,3}(?:(?:19|20)\\d\\d[-./]\\d{1,2}[-./]\\d{1,2}|\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d\\d|\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s(?:de\\s)?${MONTHS},?\\s(?:de\\s)?(?:19|20)\\d\\d|${MONTHS}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s(?:19|20)\\d\\d)(?!\\d)`,
  "iu",
);

/** "Last updated August 9, 2022": the day of a page. */
const UPDATED =
  /^\P{L}*(?:(?:this \p{L}+ was )?(?:last )?(?:updated|modified|revised)|effective|published|as of|stand|zuletzt (?:aktualisiert|geändert)|(?:dernière )?mise à jour|última actualización|actualizado|ultimo aggiornamento|laatst (?:bijgewerkt|gewijzigd)|ostatnia aktualizacja|última atualização|senast uppdaterad|sidst opdateret)(?!\p{L})/iu;

/** No other year stands before it, in its sentence or its text. */
function isFirst(sentences: string[], at: number, year: number): boolean {
  const before = sentences.slice(0, at + 1).join(" ");
  return (before.match(new RegExp(YEAR.source, "g")) ?? []).every((one) => one === String(year));
}

/** "We shipped 2014 boxes": what follows is counted. */
function isCount(sentence: string, year: number): boolean {
  const [before = "", after = ""] = sentence.split(String(year));
  return !WHEN.test(before) && !/^\s?(?:$|[,.;:)!])/u.test(after);
}

const WHEN =
  /(?:^|\s)(?:in|im|en|nel|w|of|de|di|del|jahre?|year|année|año|anno|ano|jaar|roku|år|i|em|of|summer|winter|spring|autumn|fall|sommer|frühjahr|herbst)\s$|(?:jan|feb|mar|apr|ma[iyj]|jun|jui|jul|aug|ao|sep|set|o[kc]t|nov|de[cz]|gen|febr|mag|giu|lug|ago|ene|abr|out|sty|lut|kwi|cze|lip|sie|wrz|pa[zź]|lis|gru)\p{L}*\s$/iu;

/** An own life, a company of before, somebody's else beginning: that year is theirs. */
function speaksOfOther(sentence: string): boolean {
  const text = foldText(sentence);
  return (
    isOfAnother(text) ||
    new RegExp(FOUNDING.source, "iu").test(text) ||
    /(?<!\p{L})(?:from|ab|vanaf|från|fra|à partir de|a partir d[ei]|a partire dal?) (?:19|20)\d\d/iu.test(text) ||
    /[©"“„«]|\b(?:until|bis|jusqu|hasta|fino|tot|até|since|seit|depuis|desde|dal|sinds|od)\b/iu.test(text)
  );
}

/** The sentences before the first that tells of another time. */
function untilYear(sentences: string[]): string[] {
  const end = sentences.findIndex((text) => YEAR.test(text) || LATER.test(text));
  return end === -1 ? sentences : sentences.slice(0, end);
}

/** The last sentence of the text before and the first of the text after, where they are cited too. */
function neighbours({ page, segmentIndex }: Cited, cited: Cited[]): [string[], string[]] {
  const prose = page.segments.flatMap((segment, index) =>
    isProse(segment) && segment.kind !== "heading" ? [index] : [],
  );
  const at = prose.indexOf(segmentIndex);
  const isCited = (index: number | undefined) => cited.some((one) => one.page === page && one.segmentIndex === index);
  const [before, after] = [prose[at - 1], prose[at + 1]];
  const textsOf = (index: number | undefined) =>
    index !== undefined && isCited(index) ? sentencesOf(page.segments[index]?.text ?? "").map(({ text }) => text) : [];
  return [textsOf(before).slice(-1), textsOf(after).slice(0, 1)];
}

function tellsOwnBeginning(text: string, own: OwnNames): boolean {
  if (isQuestion(text) || hasNegation(text)) return false;
  const isNamed = namesOwn(own, text);
  if (BEGAN.test(text) || new RegExp(FOUNDING.source, "iu").test(text))
    return isNamed || FIRST_PERSON.test(foldText(text));
  return MADE.test(text) && isNamed;
}

/** "In 2022 I quit my job and built Acme": when and what in one sentence of its makers. */
function isBoth(text: string, own: OwnNames): boolean {
  return (
    namesOwn(own, text) &&
    FIRST_PERSON.test(foldText(text)) &&
    (MADE.test(text) || BEGAN.test(text)) &&
    !hasNegation(text)
  );
}
