import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isInstruction } from "@/lib/drafting/reading/lines/noise";
import type { Span } from "@/lib/drafting/text/fold";
import { sentencesOf } from "@/lib/drafting/text/spans";
import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";

/** Characters of one stored quote; a single sentence may be longer, up to the second limit. */
const QUOTE_MAX = 300;
const SENTENCE_MAX = 1_200;
/** Quotes kept for one value. */
export const QUOTES_MAX = 40;
/** References that one candidate may cite. */
const SOURCES_MAX = 40;

/** One place that a candidate cites, as it stands on its page. */
export interface Cited {
  page: PageSnapshot;
  segmentIndex: number;
  segment: Segment;
  /** The characters cited. */
  text: string;
  /** The whole sentence around them: what says whether the claim is affirmed or denied. */
  sentence: string;
  start: number;
  end: number;
  /** The quotes to keep: the sentence when it is short, else as much as covers the citation. */
  quotes: Span[];
}

/** Reads what the references cite from the pages' own characters; a string is the reason why that is impossible. */
export function readCited(reading: SiteReading, sources: SourceRef[]): Cited[] | string {
  if (sources.length === 0) return "no source";
  if (sources.length > SOURCES_MAX) return `more than ${SOURCES_MAX} sources`;
  const cited: Cited[] = [];
  for (const source of sources) {
    const page = reading.pages[source.page];
    const segment = page?.segments[source.segment];
    if (!page || !segment) return "cites a page or segment that was not read";
    const { start, end } = source;
    const isWithin = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end <= segment.text.length;
    if (isInstruction(segment.text)) return "speaks to a machine, not to visitors";
    if (!isWithin || !segment.text.slice(start, end).trim()) return "cites no text";
    const around = sentenceSpan(segment.text, { start, end });
    cited.push({
      page,
      segmentIndex: source.segment,
      segment,
      text: segment.text.slice(start, end),
      sentence: segment.text.slice(around.start, around.end),
      start,
      end,
      quotes: quoteSpans(segment, { start, end }, around),
    });
  }
  return cited;
}

/** From the start of the first sentence touched to the end of the last. */
function sentenceSpan(text: string, span: Span): Span {
  const touched = sentencesOf(text).filter((one) => one.start < span.end && one.end > span.start);
  return {
    start: Math.min(span.start, touched[0]?.start ?? span.start),
    end: Math.max(span.end, touched.at(-1)?.end ?? span.end),
  };
}

function quoteSpans(segment: Segment, span: Span, around: Span): Span[] {
  const isAddress = segment.kind === "link" || segment.kind === "image";
  if (isAddress) return [{ start: 0, end: segment.text.length }];
  const outer = around.end - around.start <= QUOTE_MAX ? around : span;
  const pieces = unbroken(segment, outer).filter((one) => one.start < span.end && one.end > span.start);
  return pieces.flatMap((one) => shortened(segment.text, one));
}

/**
 * A quote never runs over a line break, hidden text or a decorative sign, nor in JSON-LD over a character that stands
 * escaped in the source: between them other characters may stand on the page.
 */
function unbroken(segment: Segment, span: Span): Span[] {
  const breaks = segment.kind === "jsonld" ? /[\n"\\]+/g : /\n+|[^\P{So}©®™°]+/gu;
  const spans: Span[] = [];
  let start = span.start;
  for (const { 0: mark, index } of segment.text.slice(0, span.end).matchAll(breaks)) {
    if (index + mark.length <= start) continue;
    spans.push({ start, end: Math.max(start, index) });
    start = index + mark.length;
  }
  spans.push({ start, end: span.end });
  return spans.map((one) => trimmed(segment.text, one)).filter((one) => one.end > one.start);
}

function trimmed(text: string, { start, end }: Span): Span {
  const slice = text.slice(start, end);
  const lead = slice.length - slice.trimStart().length;
  return { start: start + lead, end: Math.max(start + lead, start + slice.trimEnd().length) };
}

/** Cuts a long stretch at its sentences. */
function shortened(text: string, span: Span): Span[] {
  if (span.end - span.start <= QUOTE_MAX) return [span];
  const cuts: Span[] = [];
  for (const sentence of sentencesOf(text.slice(span.start, span.end))) {
    const one = { start: span.start + sentence.start, end: span.start + sentence.end };
    const last = cuts.at(-1);
    if (last && one.end - last.start <= QUOTE_MAX) last.end = one.end;
    else if (one.end - one.start <= SENTENCE_MAX) cuts.push(one);
  }
  return cuts;
}
