import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";
import { readBody } from "./body";
import { baseHref, readHead } from "./head";
import { PageBuilder } from "./page-builder";
import { parsePage } from "./parse";
import { markPraise } from "./praise";
import { visibilityOf } from "./sight/hidden";

/** A text counts as boilerplate from this many pages on, when most pages carry it. */
const BOILERPLATE_PAGES_MIN = 3;
const BOILERPLATE_SHARE = 0.6;

/**
 * Reads a page into what drafting may quote: visible text in order, title, meta tags, JSON-LD, alt texts and links. Hidden
 * text, comments, scripts and styles are left out. Takes any text as HTML, never throws, and is linear in its length.
 */
export function snapshotOf(html: string, page: { url: string; fetchedAt: Date; sha256: string }): PageSnapshot {
  const document = parsePage(html);
  const base = baseHref(document);
  const baseUrl = base && URL.canParse(base, page.url) ? new URL(base, page.url).href : page.url;
  const builder = new PageBuilder(baseUrl);
  const { title, lang } = readHead(document, builder);
  readBody(document, builder, visibilityOf(document));
  const { segments, links, images, jsonLd } = builder;
  markPraise(segments, links, images);
  return {
    url: page.url,
    title,
    lang,
    fetchedAt: page.fetchedAt.toISOString(),
    sha256: page.sha256,
    segments,
    links,
    images,
    jsonLd,
  };
}

/** The same pages, with `isBoilerplate` set on what repeats in the same region on most of them (menus, footers, banners). */
export function markBoilerplate(pages: PageSnapshot[]): PageSnapshot[] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(page.segments.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(BOILERPLATE_PAGES_MIN, Math.ceil(pages.length * BOILERPLATE_SHARE));
  const isRepeated = (segment: Segment) => segment.region !== "head" && (counts.get(keyOf(segment)) ?? 0) >= least;
  return pages.map((page) => ({
    ...page,
    segments: page.segments.map((segment) => ({ ...segment, isBoilerplate: isRepeated(segment) })),
  }));
}

function keyOf(segment: Segment): string {
  return `${segment.region}\n${segment.kind}\n${segment.text}`;
}
