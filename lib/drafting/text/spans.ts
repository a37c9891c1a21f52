import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";
import { DOTTED_MONTHS } from "./months";

/** One segment with its place in the reading. */
export interface Spot {
  page: number;
  index: number;
  segment: Segment;
}

/** A stretch of a segment's text. Offsets count in that text. */
export interface Stretch {
  text: string;
  start: number;
  end: number;
}

/** Characters of one segment that text rules look at; what follows is not judged. Keeps every rule linear on any page. */
export const SPAN_TEXT_MAX = 6_000;

/** Segments of one page. */
export function pageSpots(reading: SiteReading, page: number): Spot[] {
  return (reading.pages[page]?.segments ?? []).map((segment, index) => ({ page, index, segment }));
}

/** Reference to the whole segment. */
export function whole(spot: Spot): SourceRef {
  return { page: spot.page, segment: spot.index, start: 0, end: spot.segment.text.length };
}

/** Reference to a part of a segment. */
export function part(spot: Spot, stretch: { start: number; end: number }): SourceRef {
  return { page: spot.page, segment: spot.index, start: stretch.start, end: stretch.end };
}

/** Kinds that hold sentences a visitor reads. */
const PROSE = new Set<Segment["kind"]>(["heading", "text", "item", "cell"]);

export function isProse(segment: Segment): boolean {
  return PROSE.has(segment.kind);
}

/** Prose, page titles and descriptions: what a site says of itself. */
export function isStatement(segment: Segment): boolean {
  if (isProse(segment) || segment.kind === "title") return true;
  return segment.kind === "meta" && /(?:^|:)(?:description|title)$/.test(segment.name ?? "");
}

const STOP = /[.!?…。！？]+["”’»)\]]*(?:\s+|$)|\n|\s[|•·–—]\s/gu;
const SHORTENED =
  /(?:^|[\s(])(?:\p{Lu}|e\.\s?[vku]|inc|est|ltd|co|corp|bv|pte|pty|pvt|sdn|spol|sp|o\.o|ul|dra?|mr|mrs|ms|prof|st|no|vs|approx|e\.g|i\.e|z\.b|bzw|pr|ca|gem|abs|nr|str|md|dipl|s\.?r\.?o|r\.\s?o|s\.\s?r\.\s?o|d\.\s?o|s\.r\.l|r\.l|s\.a|s\.a\.s|s\.a\.p\.i|soc|b\.v|n\.v|art|ing|sr|jr|jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.$/iu;

/** "Am 1. Mai": the day of a month in German and its neighbours. */
const DAY = /(?<!\p{L}|\d)\d{1,2}\.$/u;
const MONTH = new RegExp(`^\\s(?:${DOTTED_MONTHS})`, "iu");

/** Texts whose sentences are kept: rules ask for them once for each find in the same text. */
const CUT_TEXTS_MAX = 32;
const cutTexts = new Map<string, readonly Stretch[]>();

/** Cuts text into sentences; a full stop after an initial or a common abbreviation does not end one. */
export function sentencesOf(text: string): readonly Stretch[] {
  const known = cutTexts.get(text);
  if (known) return known;
  const sentences = cutSentences(text);
  const [oldest] = cutTexts.size < CUT_TEXTS_MAX ? [] : cutTexts.keys();
  if (oldest !== undefined) cutTexts.delete(oldest);
  cutTexts.set(text, sentences);
  return sentences;
}

function cutSentences(text: string): Stretch[] {
  const short = text.slice(0, SPAN_TEXT_MAX);
  const sentences: Stretch[] = [];
  let start = 0;
  for (const stop of short.matchAll(STOP)) {
    const end = stop.index + stop[0].trimEnd().length;
    const before = short.slice(Math.max(start, end - 10), end);
    if (stop[0].startsWith(".") && (SHORTENED.test(before) || isDay(before, short.slice(end, end + 12)))) continue;
    if (stop[0].startsWith("! ") && /^\p{Ll}+(?!\p{L})/u.test(short.slice(end + 1, end + 30))) continue; // "Yahoo! finds what you lost"
    push(sentences, short, start, stop[0].trim() === "" || /^\s/.test(stop[0]) ? stop.index : end);
    start = stop.index + stop[0].length;
  }
  push(sentences, short, start, short.length);
  return sentences;
}

function isDay(before: string, after: string): boolean {
  return DAY.test(before) && MONTH.test(after);
}

function push(sentences: Stretch[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  const trimmed = raw.trim();
  if (trimmed) sentences.push({ text: trimmed, start: start + lead, end: start + lead + trimmed.length });
}

/** The lines of a segment that the page broke with `<br>`. */
export function linesOf(text: string): Stretch[] {
  const lines: Stretch[] = [];
  let start = 0;
  for (const line of text.slice(0, SPAN_TEXT_MAX).split("\n")) {
    push(lines, text, start, start + line.length);
    start += line.length + 1;
  }
  return lines;
}

/** Sentence that holds the offset. */
export function sentenceAt(text: string, offset: number): Stretch | undefined {
  const sentences = sentencesOf(text);
  let from = 0;
  let to = sentences.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sentences[middle]?.end ?? 0) > offset) to = middle;
    else from = middle + 1;
  }
  const found = sentences[from];
  return found && offset >= found.start ? found : undefined;
}

const blockIndexes = new WeakMap<PageSnapshot, Map<number, number[]>>();

/** Indexes of the segments that stand anywhere within a block, in order. */
export function segmentsOfBlock(page: PageSnapshot, block: number): number[] {
  let index = blockIndexes.get(page);
  if (!index) {
    index = new Map();
    for (const [at, segment] of page.segments.entries()) {
      for (const id of new Set(segment.blocks)) {
        const members = index.get(id);
        if (members) members.push(at);
        else index.set(id, [at]);
      }
    }
    blockIndexes.set(page, index);
  }
  return index.get(block) ?? [];
}

const PLAIN = /^[a-z0-9]*$/i;

/** Lower-case letters and digits alone: what names and handles are compared by. */
export function keyOf(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase(); // most words: none of the rest has anything to do
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
