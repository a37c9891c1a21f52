import type { DraftPart, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isInstruction } from "@/lib/drafting/reading/noise";
import { type PageRole, rolesOf } from "@/lib/drafting/reading/page-role";
import type { Link, PageSnapshot, Segment } from "@/lib/schemas/snapshot";
import { dataField, dataLine } from "./data-field";

/** Bytes of one model token at the least, for the scripts that need the most tokens: an estimate never too low. */
const BYTES_PER_TOKEN = 3;
const SNIPPET_MAX = 700;
const LINKS_MAX = 60;
/** For the line that names a page. */
const PAGE_LINE_TOKENS = 60;

/** A piece of a page that a model may cite by its number. */
export interface Snippet {
  id: number;
  ref: SourceRef;
  segment: Segment;
}

export interface NumberedLink {
  id: number;
  page: number;
  link: Link;
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
const WORDS: Record<DraftPart, RegExp> = {
  identity: /\b(?:is an?|helps?|lets?|for)\b/i,
  commercial:
    /[$€£]\s?\d|\d\s?[€$£]|\b(?:pric\w+|plans?|free|trial|licen[sc]e|open[ -]source|per (?:month|user|year)|windows|macos|linux|ios|android|browser|preis\w*|kostenlos|prix|gratuit|precio|prezz\w+)\b/i,
  people:
    /\b(?:found\w+|team|about|creat\w+|ceo|based|office|since|contact|gmbh|inc|ltd|llc|foundation|employees|people|gründer\w*|impressum|sitz|fond\w+|fund\w+)\b|©|@/i,
  faq: /\?\s*$/,
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

function ranked(part: DraftPart, reading: SiteReading): { ref: SourceRef; segment: Segment }[] {
  const seen = new Set<string>();
  const all = reading.pages.flatMap((page, at) => {
    const weight = pageWeight(part, reading, at);
    return page.segments.flatMap((segment, index) => {
      if (!isReadable(segment) || seen.has(segment.text)) return [];
      seen.add(segment.text);
      const ref = { page: at, segment: index, start: 0, end: segment.text.length };
      return [{ ref, segment, score: weight + segmentWeight(part, page, index, segment) }];
    });
  });
  return all.sort((a, b) => b.score - a.score);
}

function isReadable(segment: Segment): boolean {
  if (segment.kind === "link" || segment.kind === "image" || segment.isTestimonial) return false;
  return segment.region !== "nav" && segment.text.length > 1 && !isInstruction(segment.text);
}

function pageWeight(part: DraftPart, reading: SiteReading, page: number): number {
  const roles = rolesOf(reading, page);
  const place = PAGES[part].findIndex((role) => roles.has(role));
  if (place !== -1) return 6 - place;
  return page === 0 ? (part === "identity" ? 8 : 3) : 0;
}

function segmentWeight(part: DraftPart, page: PageSnapshot, index: number, segment: Segment): number {
  const isTold = WORDS[part].test(segment.text.slice(0, SNIPPET_MAX));
  const isBeside = [index - 1, index + 1, index + 2].some((at) =>
    WORDS[part].test(page.segments[at]?.text.slice(0, 200) ?? ""),
  );
  const isStated = segment.kind === "title" || segment.kind === "meta" || segment.kind === "jsonld";
  const first = part === "identity" ? Math.max(0, 3 - index / 40) : 0;
  const repeated = segment.isBoilerplate && part !== "people" ? -4 : 0;
  return (
    (isTold ? 4 : 0) + (isBeside ? 2 : 0) + (segment.kind === "heading" ? 2 : 0) + (isStated ? 1 : 0) + first + repeated
  );
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

/** Links that lead off the site or to mail, each address once. */
function numberedLinks(reading: SiteReading): NumberedLink[] {
  const home = reading.pages[0]?.url ?? reading.startUrl;
  const own = URL.canParse(home) ? new URL(home).host : "";
  const seen = new Set<string>();
  const links: Omit<NumberedLink, "id">[] = [];
  for (const [page, snapshot] of reading.pages.entries()) {
    for (const link of snapshot.links) {
      const isOff =
        !URL.canParse(link.url) || new URL(link.url).host !== own || /docs|documentation|git/i.test(link.url);
      const isWanted = isOff && !link.isTestimonial && !link.rel.some((rel) => rel === "icon" || rel === "alternate");
      if (!isWanted || seen.has(link.url) || links.length === LINKS_MAX) continue;
      seen.add(link.url);
      links.push({ page, link });
    }
  }
  return links.map((one, id) => ({ id, ...one }));
}
