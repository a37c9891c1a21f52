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
  images: Image[];
  /** JSON-LD blocks that parsed, each alone; `segment` is the first of its leaves, which stand in order, one segment each. */
  jsonLd: { segment: number; data: unknown }[];
}

/** A snapshot as it travels and is stored: a large one is taken apart only on a thread that answers nobody meanwhile. */
export interface PackedSnapshot {
  title: string | null;
  sha256: string;
  /** Any letter or digit stands on the page. */
  hasWords: boolean;
  /** What the page says of itself that explains blanks. */
  notice: PageNotice | null;
  /** The snapshot as JSON. */
  json: string;
}

/** Why a page tells little: it announces an end, only holds a place (parked, to come), or shows no text without scripts. */
export interface PageNotice {
  kind: "ending" | "placeholder" | "shell";
  /** The sentence that says so, as it stands on the page; null where nothing is said. */
  quote: string | null;
}

/** Where a segment's text comes from. All are shown to visitors of the page or to machines on purpose. */
export type SegmentKind = "heading" | "text" | "item" | "cell" | "title" | "meta" | "jsonld" | "alt" | "link" | "image";

export interface Segment {
  kind: SegmentKind;
  /**
   * The page's own characters, entities decoded, white space folded to single spaces. A line break the page asks for
   * (`<br>`, and a new line or tag within JSON-LD text) is one `\n`, and so is a place where hidden text stands.
   */
  text: string;
  /** Heading level 1–6 for headings. */
  level?: number;
  /** Landmark the segment stands in. */
  region: "header" | "nav" | "main" | "aside" | "footer" | "head";
  /**
   * Name of a meta tag (`description`, `og:site_name`, …), `Type.key` of a JSON-LD leaf (`Organization.name`), the attribute
   * (`alt`, `href`, `src`), or for text the element that tells its role: `dt dd summary th caption figcaption blockquote cite
   * address label button option li`, and `itemprop:…` where microdata names it.
   */
  name?: string;
  /** What the page's class names call a text of a card: the name of what is sold, or a ribbon on it. */
  styled?: "name" | "ribbon";
  /** JSON-LD: `Type.key` that the leaf's object hangs from, such as `Organization.founder`. Absent at the top. */
  parent?: string;
  /** Id of the nearest repeated block (card, list item, row, section); segments of one block share it. 0 is the page. */
  block: number;
  /** Ids of the enclosing blocks, nearest first (starts with `block`). */
  blocks: number[];
  /** For a heading, the block that is the `section`, `article` or `aside` it stands in; absent where there is none. */
  section?: number;
  /** Not the site's own word: a quotation, review or testimonial, or an example within a screen drawn for show. */
  isTestimonial: boolean;
  /** The same text stands in the same region on most pages read. */
  isBoilerplate: boolean;
}

export interface Link {
  /** Absolute, as resolved against the page. */
  url: string;
  /** The href as it stands on the page: what link evidence quotes. */
  href: string;
  /** Visible text, else the accessible name (aria-label, title, alt of its picture). */
  text: string;
  rel: string[];
  region: Segment["region"];
  /** Segment that holds the href text (kind `link`). */
  segment: number;
  block: number;
  blocks: number[];
  isTestimonial: boolean;
  /** `sizes` of a `<link rel=icon>`. */
  sizes?: string;
}

/** A visible picture. */
export interface Image {
  url: string;
  /** The address as it stands on the page: what evidence quotes (kind `image`, name `src`). */
  src: string;
  alt: string;
  /** Class, id and file words of the picture and of what encloses it nearest, lower case: `site-logo`, `hero`. */
  hint: string;
  region: Segment["region"];
  segment: number;
  block: number;
  blocks: number[];
  isTestimonial: boolean;
  /** Address of the link around it, if any. */
  linksTo?: string;
  width?: number;
  height?: number;
}
