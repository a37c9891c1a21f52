import type { Candidate, Candidates, FaqValue, SiteReading } from "@/lib/drafting/candidate";
import { type OwnNames, ownNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isLinkOnly, wordCount } from "@/lib/drafting/reading/reading";
import { FAQ_HEADING } from "@/lib/drafting/reading/sections";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse, keyOf, pageSpots, type Spot } from "@/lib/drafting/text/spans";
import { FAQS_MAX } from "@/lib/schemas/draft";
import type { Segment } from "@/lib/schemas/snapshot";
import { hasSign, isFull, isLikeQuestion, isQuestion, kindOf, LISTED } from "./asking";
import { answerTo, isWritten, pairIn, type QuestionSpot, withoutFields } from "./faq-answers";
import { structuredFaqs } from "./marked-faqs";
import { isAskedOfProduct, isPageOfOthers, isShownExample, isToFill } from "./whose-questions";

/** Headings that speak of questions, however they call them: "What beekeepers ask", "Questions from the queue". */
const ASKED = anyWord("asked");
/** A line says the same where a page has no headings; its rank among them. */
const TEXT_RANK = 3;
/** Questions in a row that make a list of questions by themselves, and under a heading that says so. */
const LIST_MIN = 3;
const SECTION_MIN = 2;
/** Texts of one kind in a row that make a list by themselves if they all ask; on a start page fewer may be the style of its sales. */
const ROW_MIN = 3;
const START_ROW_MIN = 4;
/** Texts between two of such a row. */
const ROW_GAP = 6;
/** Words from which a text in a closed menu is an answer. */
const TOLD_MIN = 3;

/** Questions and answers as the site gives them, at most five: an FAQ page first, then sections and JSON-LD. */
export function extractFaqs(reading: SiteReading): Candidates {
  const pages = reading.pages.map((_, page) => ({ page, rank: rankOf(reading, page) }));
  const ranked = pages.filter((one) => one.rank > 0).sort((a, b) => b.rank - a.rank);
  const own = ownNames(reading);
  const shown = ranked.flatMap(({ page }) => visibleFaqs(reading, page, own));
  const stated = ranked.flatMap(({ page }) => structuredFaqs(reading, page, own));
  const faqs = unique([...shown, ...stated].filter(({ value }) => isWritten(value) && !isToFill(value))).slice(
    0,
    FAQS_MAX,
  );
  return faqs.length > 0 ? { faqs } : {};
}

function rankOf(reading: SiteReading, page: number): number {
  if (hasRole(reading, page, "blog", "comparison", "stories", "jobs", "privacy", "terms")) return 0;
  if (isPageOfOthers(reading.pages[page], page === 0)) return 0;
  if (hasRole(reading, page, "faq")) return 5;
  if (isManual(reading, page)) return isFrontOfDocs(reading, page) ? 0.5 : 0;
  if (page === 0) return 4;
  return hasRole(reading, page, "pricing") ? 3 : 1;
}

/** Documentation that does not say to hold questions: those of its front page are of the product, others are of a detail. */
function isManual(reading: SiteReading, page: number): boolean {
  return (
    hasRole(reading, page, "docs") &&
    !hasRole(reading, page, "faq") &&
    !FAQ_HEADING.test(reading.pages[page]?.title ?? "")
  );
}

function isFrontOfDocs(reading: SiteReading, page: number): boolean {
  const { pathname } = new URL(reading.pages[page]?.url ?? reading.startUrl);
  return pathname.split("/").filter(Boolean).length === 1;
}

function unique(faqs: Candidate<FaqValue>[]): Candidate<FaqValue>[] {
  const byQuestion = new Map<string, Candidate<FaqValue>>();
  for (const one of faqs) {
    const key = keyOf(one.value.question);
    const known = byQuestion.get(key);
    if (!known) byQuestion.set(key, one);
    else if (!known.alternatives) byQuestion.set(key, { ...known, alternatives: [one] });
  }
  return [...byQuestion.values()];
}

/** Questions on the page with the text that follows each. */
function visibleFaqs(reading: SiteReading, page: number, own: OwnNames): Candidate<FaqValue>[] {
  const snapshot = reading.pages[page];
  const all = withoutFields(pageSpots(reading, page).filter(({ segment }) => isShown(segment)));
  const headings = new Set(all.flatMap(({ segment }) => (segment.kind === "heading" ? [keyOf(segment.text)] : [])));
  // What returns as a heading is an entry of the table of contents: it asks nothing, and answers nothing.
  const spots = all.filter(({ segment }) => segment.kind === "heading" || !headings.has(keyOf(segment.text)));
  const zone = zoneOf(spots, hasRole(reading, page, "faq"));
  const kinds = askingKinds(spots, zone, hasRole(reading, page, "faq"));
  const questions = spots.flatMap((spot, at): QuestionSpot[] =>
    isQuestion(spot) || (zone[at] && kinds.has(kindOf(spot)) && isLikeQuestion(spot)) ? [{ spot, at }] : [],
  );
  const inZone = questions.filter(({ at }) => zone[at]);
  const listed = questions.filter(({ spot, at }) => LISTED.has(spot.segment.name ?? "") && !zone[at]);
  const isLetter = page === 0 || hasRole(reading, page, "about", "team");
  const rows = rowsOf(questions)
    .filter((row) => row.length >= (page === 0 ? START_ROW_MIN : ROW_MIN) && isAskedRow(row, isLetter))
    .flatMap((row) => row.filter(({ at }) => !zone[at]));
  const accepted = [
    ...(inZone.length >= SECTION_MIN ? inZone : []),
    ...(listed.length >= LIST_MIN ? listed : []),
    ...rows,
  ].filter(
    ({ spot }) =>
      (!isManual(reading, page) || hasSign(spot.segment.text)) && !(snapshot && isShownExample(snapshot, spot.index)),
  );
  const starts = new Set(accepted.map((one) => one.at));
  const links = new Set(spots.filter((spot) => isLinkOnly(reading, spot)).map((spot) => spot.index));
  const found = accepted
    .flatMap((question) => answerTo(question, spots, starts) ?? [])
    .filter(({ sources: [, ...answer] }) => answer.some(({ segment }) => !links.has(segment)));
  if (found.length >= SECTION_MIN) return isAskedOfProduct(reading, page, found, own) ? found : [];
  const paired = spots.flatMap((spot, at) => (zone[at] ? (pairIn(spot, isFull) ?? []) : []));
  return paired.length >= LIST_MIN ? paired : [];
}

/** Text of the page itself; answers may stand in closed menus, as sentences. */
function isShown(segment: Segment): boolean {
  if (!isProse(segment) || segment.region === "footer" || segment.isTestimonial) return false;
  return segment.region !== "nav" || (/[.!?…]$/.test(segment.text) && wordCount(segment.text) >= TOLD_MIN);
}

/**
 * Kinds of headings and list titles under a heading about questions of which most ask: the rest of them ask without the sign. On a
 * page of questions where nothing asks, "Times are wrong" and "I have a problem", headings of one rank with an answer each.
 */
function askingKinds(spots: Spot[], zone: boolean[], isPage: boolean): Set<string> {
  const inZone = spots.filter((spot, at) => zone[at] && isLikeQuestion(spot));
  const groups = [...Map.groupBy(inZone, kindOf)];
  const title = isPage ? spots.find(({ segment }) => segment.kind === "heading" && isTitle(segment)) : undefined;
  const below = title ? spots.filter((one) => isHeadingBelow(title, one)) : [];
  const [first] = below;
  const isAnswered = (spot: Spot) => isFullAnswer(spots[spots.indexOf(spot) + 1]);
  const isRow =
    below.length >= LIST_MIN && below.every((one) => first && kindOf(one) === kindOf(first) && isAnswered(one));
  if (first && isRow && !inZone.some(isQuestion)) return new Set([kindOf(first)]);
  return new Set(
    groups.flatMap(([kind, members]) => (members.filter(isQuestion).length * 2 >= members.length ? [kind] : [])),
  );
}

const isHeadingBelow = (title: Spot, { index, segment }: Spot): boolean =>
  segment.kind === "heading" && index > title.index && segment.region === title.segment.region;

/** A text of a sentence's length. */
const isFullAnswer = (spot: Spot | undefined): boolean =>
  spot?.segment.kind === "text" && wordCount(spot.segment.text) >= ANSWER_MIN;
const ANSWER_MIN = 4;

/** Questions of one kind, one after the other with little between: lists without a title over them. */
function rowsOf(questions: QuestionSpot[]): QuestionSpot[][] {
  const rows: QuestionSpot[][] = [];
  for (const one of questions) {
    const last = rows.at(-1)?.at(-1);
    const gap = last && kindOf(last.spot) === kindOf(one.spot) ? one.at - last.at : 0;
    if (gap > 1 && gap <= ROW_GAP) rows.at(-1)?.push(one);
    else rows.push([one]);
  }
  return rows;
}

/** "Why this app", "What it is not" and "What's next" are the headings of a letter: there, half of the row has the sign. */
function isAskedRow(row: QuestionSpot[], isLetter: boolean): boolean {
  return !isLetter || row.filter(({ spot }) => hasSign(spot.segment.text)).length * 2 >= row.length;
}

/** Which texts stand under a heading about questions: up to a heading of its rank that asks nothing, or another landmark. */
function zoneOf(spots: Spot[], isPage: boolean): boolean[] {
  let level = 0;
  let region = "";
  return spots.map((spot) => {
    const { segment } = spot;
    const rank = segment.kind === "heading" ? (segment.level ?? 6) : TEXT_RANK;
    if (isTitle(segment)) {
      level = rank;
      region = segment.region;
      return false;
    }
    const isEnd = segment.kind === "heading" && rank <= level && !isQuestion(spot);
    if (isEnd || (segment.region !== region && segment.region !== "nav")) level = 0;
    return isPage || level > 0;
  });
}

function isTitle({ kind, text }: Segment): boolean {
  if (kind !== "heading") return text.length <= 40 && FAQ_HEADING.test(text) && !/[.?!]$/.test(text);
  return text.length <= 90 && (FAQ_HEADING.test(text) || (ASKED.test(text) && text.length <= 50));
}
