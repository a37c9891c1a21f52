import type { MetaTag } from "@/lib/drafting/snapshot/meta-tags";
import { type Apart, runApart, TooCostly } from "@/lib/drafting/thread/run-apart";
import type { PackedSnapshot } from "@/lib/schemas/snapshot";
import { crawlError } from "./crawl-error";
import { fromPlainOutline, type PageOutline, type PlainOutline } from "./plan/page-links";

/** `outlineOf` on a thread of its own. Throws a CrawlError for a page that takes too long. */
export async function outlineApart(html: string, url: URL, apart: Apart): Promise<PageOutline> {
  return fromPlainOutline(await ofPage(runApart<PlainOutline>("outline", { html, url: url.href }, apart)));
}

/** `snapshotOf` on a thread of its own, packed there. Throws a CrawlError for a page that takes too long. */
export function snapshotApart(html: string, page: { url: string; fetchedAt: Date; sha256: string }, apart: Apart) {
  return ofPage(runApart<PackedSnapshot>("snapshot", { html, page }, apart));
}

/** `visibleLinks` on a thread of its own. Throws a CrawlError for a page that takes too long. */
export async function visibleLinksApart(html: string, url: URL, apart: Apart): Promise<URL[]> {
  const links = await ofPage(runApart<string[]>("links", { html, url: url.href }, apart));
  return links.map((link) => new URL(link));
}

/** `metaTags` on a thread of its own. Throws a CrawlError for a page that takes too long. */
export function metaTagsApart(html: string, name: string, apart: Apart): Promise<MetaTag[]> {
  return ofPage(runApart<MetaTag[]>("metas", { html, name }, apart));
}

function ofPage<Answer>(work: Promise<Answer>): Promise<Answer> {
  return work.catch((error) => {
    throw error instanceof TooCostly ? crawlError("too_costly") : error;
  });
}
