/**
 * A page as the drafter reads it: text in order, cut into segments, nothing hidden. Evidence points into it by segment and
 * character offsets, so that a quote can be checked and shown in place later without fetching the page again.
 */
export interface PageSnapshot {
  /** The address that answered, after redirects. */
  url: string;
  title: string | null;
  lang: string | null;
  fetchedAt: string;
  /** SHA-256 of the body as received, hex. */
  sha256: string;
  segments: Segment[];
  links: Link[];
  /** JSON-LD blocks that parsed, each alone; `segment` is where its text stands. */
  jsonLd: { segment: number; data: unknown }[];
}

/** Where a segment's text comes from. All are shown to visitors of the page or to machines on purpose. */
export type SegmentKind = "heading" | "text" | "item" | "cell" | "title" | "meta" | "jsonld" | "alt" | "link";

export interface Segment {
  kind: SegmentKind;
  /** The page's own characters, entities decoded, white space folded to single spaces. */
  text: string;
  /** Heading level 1–6 for headings. */
  level?: number;
  /** Landmark the segment stands in. */
  region: "header" | "nav" | "main" | "aside" | "footer" | "head";
  /** Name of a meta tag (`description`, `og:site_name`, …) or the attribute the text comes from. */
  name?: string;
  /** Id of the nearest repeated block (card, list item, row, section); segments of one block share it. */
  block: number;
  /** Ids of the enclosing blocks, nearest first. */
  blocks: number[];
  /** Block looks like a quotation, review or testimonial. */
  isTestimonial: boolean;
  /** The same text stands in the same region on most pages read. */
  isBoilerplate: boolean;
}

export interface Link {
  /** Absolute, as resolved against the page. */
  url: string;
  /** The href as it stands on the page: what link evidence quotes. */
  href: string;
  text: string;
  rel: string[];
  region: Segment["region"];
  /** Segment that holds the href text (kind `link`). */
  segment: number;
  block: number;
  blocks: number[];
  isTestimonial: boolean;
}
