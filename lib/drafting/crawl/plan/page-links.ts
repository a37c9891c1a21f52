import { accessibleName, textWithin } from "@/lib/drafting/snapshot/accessible-name";
import { attribute, isElement, oneLine } from "@/lib/drafting/snapshot/dom";
import { type Element, type Node, parsePage } from "@/lib/drafting/snapshot/parse";
import { isSectioning, regionWithin } from "@/lib/drafting/snapshot/region";
import type { Segment } from "@/lib/schemas/snapshot";

/** A link that leads on from a page. Closed menus count: their links are for visitors, though their text is not yet shown. */
export interface PageLink {
  url: URL;
  text: string;
  region: Segment["region"];
}

export interface PageOutline {
  lang: string | null;
  links: PageLink[];
  /** The same page in other languages (`<link rel=alternate hreflang>`). */
  translations: URL[];
  /** Where a `<meta http-equiv=refresh>` sends visitors at once. */
  refresh: URL | null;
}

const LINKS_MAX = 2_000;
const TRANSLATIONS_MAX = 100;
/** Characters of an address that is followed. */
export const ADDRESS_MAX = 1_024;
const TEXT_MAX = 120;
/** Slower refreshes are on pages that are meant to be read first. */
const REFRESH_SECONDS_MAX = 1;

interface Frame {
  node: Node;
  region: Segment["region"];
  isSectioned: boolean;
}

/** Reads what a page tells a crawler: its language, its links in order, and where it sends visitors on. */
export function outlineOf(html: string, pageUrl: URL): PageOutline {
  const reader = new OutlineReader(pageUrl);
  const frames: Frame[] = [{ node: parsePage(html), region: "main", isSectioned: false }];
  for (let frame = frames.pop(); frame; frame = frames.pop()) {
    const inner = isElement(frame.node) ? reader.read(frame.node, frame) : frame;
    if (!("childNodes" in frame.node)) continue;
    for (const node of frame.node.childNodes.toReversed()) frames.push({ ...inner, node });
  }
  return reader;
}

/** An outline as it travels between threads: addresses are no objects there. */
export type PlainOutline = Pick<PageOutline, "lang"> & {
  refresh: string | null;
  links: (Omit<PageLink, "url"> & { url: string })[];
  translations: string[];
};

export function plainOutline({ lang, refresh, links, translations }: PageOutline): PlainOutline {
  return {
    lang,
    refresh: refresh?.href ?? null,
    links: links.map((link) => ({ ...link, url: link.url.href })),
    translations: translations.map((url) => url.href),
  };
}

export function fromPlainOutline({ lang, refresh, links, translations }: PlainOutline): PageOutline {
  return {
    lang,
    refresh: refresh ? new URL(refresh) : null,
    links: links.map((link) => ({ ...link, url: new URL(link.url) })),
    translations: translations.map((url) => new URL(url)),
  };
}

class OutlineReader implements PageOutline {
  lang: string | null = null;
  refresh: URL | null = null;
  readonly links: PageLink[] = [];
  readonly translations: URL[] = [];
  private base: URL;

  constructor(private readonly pageUrl: URL) {
    this.base = pageUrl;
  }

  read(element: Element, outer: Frame): Omit<Frame, "node"> {
    if (element.tagName === "html") this.lang = attribute(element, "lang") || null;
    if (element.tagName === "base") this.base = this.resolve(attribute(element, "href")) ?? this.base;
    if (element.tagName === "meta") this.readMeta(element);
    if (element.tagName === "link") this.readAlternate(element);
    const region = regionWithin(element, outer.region, outer.isSectioned);
    if (element.tagName === "a" || element.tagName === "area") this.readLink(element, region);
    return { region, isSectioned: outer.isSectioned || isSectioning(element) };
  }

  private readLink(element: Element, region: Segment["region"]): void {
    const href = attribute(element, "href");
    if (!href || href.startsWith("#") || this.links.length >= LINKS_MAX) return;
    const url = this.resolve(href);
    if (!url || url.href.length > ADDRESS_MAX || !/^https?:$/.test(url.protocol)) return;
    const text = oneLine(textWithin(element)) || oneLine(accessibleName(element));
    this.links.push({ url, text: text.slice(0, TEXT_MAX), region });
  }

  private readAlternate(element: Element): void {
    if (!attribute(element, "hreflang") || !/\balternate\b/i.test(attribute(element, "rel") ?? "")) return;
    const url = this.resolve(attribute(element, "href"));
    if (url && this.translations.length < TRANSLATIONS_MAX) this.translations.push(url);
  }

  private readMeta(element: Element): void {
    if (attribute(element, "http-equiv")?.toLowerCase() !== "refresh" || this.refresh) return;
    const [, seconds, target] =
      /^\s*(\d+)[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(attribute(element, "content") ?? "") ?? [];
    const url = Number(seconds) <= REFRESH_SECONDS_MAX ? this.resolve(target) : null;
    if (url && withoutHash(url) !== withoutHash(this.pageUrl)) this.refresh = url;
  }

  private resolve(reference: string | undefined): URL | null {
    return reference && URL.canParse(reference, this.base) ? new URL(reference, this.base) : null;
  }
}

function withoutHash(url: URL): string {
  return url.href.split("#", 1)[0] ?? "";
}
