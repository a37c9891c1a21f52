import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { foldText } from "@/lib/drafting/text/fold";
import { isProse, pageSpots, part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";

/** A value with its sources and how much they are trusted; higher is better. */
export interface Proposal<T> extends Candidate<T> {
  trust: number;
}

/** Proposals of one value that are kept. */
const RANKS_MAX = 8;

/** Proposals as one candidate: the most trusted first, the others as its alternatives; equals keep their order. */
export function ranked<T>(proposals: Proposal<T>[]): Candidate<T> | undefined {
  const sorted = proposals.toSorted((a, b) => b.trust - a.trust).slice(0, RANKS_MAX);
  const [best, ...rest] = sorted.map(({ value, sources }) => ({ value, sources }));
  return best && { ...best, ...(rest.length > 0 ? { alternatives: rest } : {}) };
}

/** Segments of a page with one of the meta names, in the order of the names, then of the page. */
export function metaSpots(reading: SiteReading, page: number, ...names: string[]): Spot[] {
  const spots = pageSpots(reading, page).filter(({ segment }) => segment.kind === "meta");
  return names.flatMap((name) => spots.filter(({ segment }) => segment.name === name));
}

/** JSON-LD leaves of a page whose `Type.key` matches, words of others left out. */
export function jsonLdSpots(reading: SiteReading, page: number, name: RegExp): Spot[] {
  return pageSpots(reading, page).filter(
    ({ segment }) => segment.kind === "jsonld" && name.test(segment.name ?? "") && !segment.isTestimonial,
  );
}

/** The text of a title or heading without its line breaks. */
export function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

const PARTING = /\s+[|–—·•»›:~/-]+\s+|\s*[|·•»]\s*|[:–—]\s+/gu;

/** The parts of a title that separators such as `|` and `–` set apart. */
export function titleParts(text: string): Stretch[] {
  const parts: Stretch[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(PARTING)) {
    parts.push({ text: text.slice(start, index), start, end: index });
    start = index + mark.length;
  }
  parts.push({ text: text.slice(start), start, end: text.length });
  return parts.filter((one) => one.text.trim() !== "");
}

/** Text that was cut off by whoever wrote it into the page ("…", "[...]"). */
export function isCutOff(text: string): boolean {
  return /(?:…|\.\.\.|\[…\]|\[\.\.\.\])["”]?\s*$/u.test(text);
}

/** As many whole sentences from the start as fit; null when not even the first does. */
export function leadingSentences(spot: Spot, max: number): { value: string; source: SourceRef } | null {
  const { text } = spot.segment;
  if (text.length <= max && !isCutOff(text)) return { value: flat(text), source: whole(spot) };
  const fitting = sentencesOf(text).filter((one) => one.end <= max && /[.!?…。！？]["”’»)]?$/u.test(one.text));
  const whole_ = fitting.filter((one) => !isCutOff(one.text));
  const last = whole_.at(-1);
  return last ? { value: flat(text.slice(0, last.end)), source: part(spot, { start: 0, end: last.end }) } : null;
}

/** Number of words; Chinese and Japanese set none apart, two signs there say as much as one. */
export function wordCount(text: string): number {
  const signs = text.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length + Math.floor(signs / 2);
}

/** Prose of the page's own content in order: headings, paragraphs and items outside of menus, footers and praise. */
export function contentSpots(reading: SiteReading, page: number): Spot[] {
  return pageSpots(reading, page).filter(({ segment }) => isContent(segment));
}

/** Texts of its own content with which a page opens. */
const OPENING = 6;

/** True for a place in the opening of a page, in which its maker says what it is of: other headings are of what stands below them. */
export function isInOpening({ segments }: PageSnapshot, index: number): boolean {
  return segments.slice(0, index).filter((one) => isProse(one) && one.region === "main").length < OPENING;
}

/** A cell of a table that a page is laid out with holds sentences. */
const SENTENCE_MIN = 50;

function isContent(segment: Segment): boolean {
  const isLaidOut = segment.kind === "cell" && segment.text.length >= SENTENCE_MIN && /[.!?]$/.test(segment.text);
  const isProse = segment.kind === "heading" || segment.kind === "text" || segment.kind === "item" || isLaidOut;
  const isPlace = segment.region === "main" || segment.region === "header";
  return isProse && isPlace && !segment.isTestimonial && segment.name !== "button" && segment.name !== "option";
}

/** True for a paragraph among what `contentSpots` gives: text, or a sentence in a cell of a table that a page is laid out with. */
export function isParagraph({ kind }: Segment): boolean {
  return kind === "text" || kind === "cell";
}

/** True when the segment is nothing but a link: a call to action or a menu entry. */
export function isLinkOnly(reading: SiteReading, spot: Spot): boolean {
  const page = reading.pages[spot.page];
  return page !== undefined && isLinkOf(page, spot);
}

/** `isLinkOnly` on the page that the spot stands on. */
export function isLinkOf(page: PageSnapshot, spot: Spot): boolean {
  return page.links.some(
    (link) => link.segment > spot.index && link.segment <= spot.index + 3 && link.text === spot.segment.text,
  );
}

/** True when two texts say the same, folded and in lower case. */
export function isSameText(a: string, b: string): boolean {
  return foldText(a).toLowerCase() === foldText(b).toLowerCase();
}

/** Home page of a reading, if any page was read. */
export function homeOf(reading: SiteReading): PageSnapshot | undefined {
  return reading.pages[0];
}
