import type { DraftPart, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { type PageRole, rolesOf } from "@/lib/drafting/reading/page-role";
import { moneyIn } from "@/lib/drafting/text/money";
import type { Segment } from "@/lib/schemas/snapshot";
import { dataField, dataLine } from "./data-field";
import { type NumberedLink, numberedLinks } from "./numbered-links";
import { asks, isReadable, SNIPPET_MAX, segmentWeights } from "./snippet-weights";

/** Bytes of one model token at the least, for the scripts that need the most tokens: an estimate never too low. */
const BYTES_PER_TOKEN = 3;
/** For the line that names a page. */
const PAGE_LINE_TOKENS = 60;

/** A piece of a page that a model may cite by its number. */
export interface Snippet {
  id: number;
  ref: SourceRef;
  segment: Segment;
}

/** What a model gets to read of a site for one part of the draft. */
export interface Excerpt {
  snippets: Snippet[];
  links: NumberedLink[];
  text: string;
}

const PAGES: Record<DraftPart, PageRole[]> = {
  identity: ["about", "features"],
  commercial: ["pricing", "license", "download", "faq", "features"],
  people: ["team", "about", "imprint", "contact", "press", "terms"],
  faq: ["faq", "support", "pricing"],
};
/** Bytes of text over tokens: an upper bound on what a text costs. */
export function tokensAtMost(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/**
 * The pieces of the pages that matter for a part, within a number of tokens, in reading order and numbered. Praise, menus,
 * repeated texts and text that gives orders to machines are not among them.
 */
export function excerptFor(part: DraftPart, reading: SiteReading, tokensMax: number): Excerpt {
  const links = part === "people" ? numberedLinks(reading) : [];
  const linkLines = links.map(
    ({ id, link }) => `L${id} ${link.region}: ${line(link.text)} → ${link.url.slice(0, 200)}`,
  );
  let left = tokensMax - tokensAtMost(linkLines.join("\n")) - reading.pages.length * PAGE_LINE_TOKENS;
  const chosen: { ref: SourceRef; segment: Segment; cost: number }[] = [];
  for (const one of ranked(part, reading)) {
    const cost = tokensAtMost(one.segment.text.slice(0, SNIPPET_MAX)) + 8;
    if (cost > left) continue;
    left -= cost;
    chosen.push({ ...one, cost });
  }
  chosen.sort((a, b) => a.ref.page - b.ref.page || a.ref.segment - b.ref.segment);
  const snippets = chosen.map(({ ref, segment }, id) => ({ id, ref, segment }));
  return {
    snippets,
    links,
    text: dataField([...rendered(reading, snippets), ...(links.length > 0 ? ["", "Links:", ...linkLines] : [])]),
  };
}

interface Ranked {
  ref: SourceRef;
  segment: Segment;
  score: number;
}

function ranked(part: DraftPart, reading: SiteReading): Ranked[] {
  const seen = new Set<string>();
  const all = reading.pages.flatMap((page, at) => {
    const weight = pageWeight(part, reading, at);
    const weights = segmentWeights(part, page);
    const onPage = new Set<string>();
    const isAsking = page.segments.some((one) => one.kind !== "jsonld" && asks(one.text));
    return page.segments.flatMap((segment, index) => {
      if (isAsking && segment.kind === "jsonld" && /^(?:Question|Answer)\./.test(segment.name ?? "")) return [];
      const repeats = segment.isBoilerplate || segment.kind === "meta" ? seen : onPage;
      if (!isReadable(segment) || (repeats.has(segment.text) && !isBesidePrice(part, page, index))) return [];
      repeats.add(segment.text);
      const ref = { page: at, segment: index, start: 0, end: segment.text.length };
      return [{ ref, segment, score: weight + (weights[index] ?? 0) }];
    });
  });
  return all.sort((a, b) => b.score - a.score);
}

/** Characters of what each card of a price list says again: "/ month", "per seat, billed yearly". */
const AGAIN_MAX = 40;
const PRICE_REACH = 2;

/** A card's period is told in the same words on each of them, and means something beside its own price alone. */
function isBesidePrice(part: DraftPart, { segments }: SiteReading["pages"][number], index: number): boolean {
  if (part !== "commercial" || (segments[index]?.text.length ?? 0) > AGAIN_MAX) return false;
  const near = segments.slice(Math.max(0, index - PRICE_REACH), index + PRICE_REACH + 1);
  return near.some(({ text }) => text.length <= AGAIN_MAX && moneyIn(text).length > 0);
}

function pageWeight(part: DraftPart, reading: SiteReading, page: number): number {
  const roles = rolesOf(reading, page);
  const place = PAGES[part].findIndex((role) => roles.has(role));
  if (place !== -1) return 6 - place;
  return page === 0 ? (part === "identity" ? 8 : 3) : 0;
}

function rendered(reading: SiteReading, snippets: Snippet[]): string[] {
  let page = -1;
  return snippets.flatMap(({ id, ref, segment }) => {
    const head =
      ref.page === page
        ? []
        : ["", `Page ${ref.page + 1}: ${line(reading.pages[ref.page]?.title ?? "")} (${pathOf(reading, ref.page)})`];
    page = ref.page;
    return [...head, `S${id} ${segment.name ?? segment.kind}: ${line(segment.text)}`];
  });
}

function pathOf(reading: SiteReading, page: number): string {
  const url = reading.pages[page]?.url ?? "";
  return URL.canParse(url) ? new URL(url).pathname.slice(0, 80) : "";
}

/** One line: page text cannot pretend to be another snippet. */
function line(text: string): string {
  return dataLine(text.slice(0, SNIPPET_MAX));
}
