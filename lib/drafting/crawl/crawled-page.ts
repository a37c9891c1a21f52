import { webAddress } from "@/lib/core/text/web-address";
import type { PackedSnapshot } from "@/lib/schemas/snapshot";
import { type CrawlError, saysNoAnswer } from "./crawl-error";
import type { FetchedPage } from "./fetch-page";

export interface CrawledPage {
  /** The address that answered, after redirects; for skipped pages the one asked for. */
  url: string;
  title: string | null;
  status: number | null;
  /** After decompression. */
  bytes: number;
  /** Our own words; null for pages that were read. */
  reasonSkipped: string | null;
  snapshot: PackedSnapshot | null;
}

/** A page with what it says. */
export interface ReadPage {
  fetched: FetchedPage;
  snapshot: PackedSnapshot;
}

/** A page's address as it is stored and shown. */
export const pageAddress = (url: URL): string => webAddress(url.href) ?? url.href;

/** What the list of pages says of one that could not be read. */
export function skippedPage(url: URL, error: CrawlError): CrawledPage {
  const status = error.code === "http_error" ? (error.facts.status ?? null) : null;
  return { url: pageAddress(url), title: null, status, bytes: 0, reasonSkipped: error.reason, snapshot: null };
}

/** Most addresses that one reading may find dead. */
const FAILED_MAX = 50;

/** Addresses of a reading that answered with an error or not at all: what links to them leads nowhere. */
export function failedAddresses(pages: Pick<CrawledPage, "url" | "status" | "reasonSkipped">[]): string[] {
  const failed = pages.filter(({ status, reasonSkipped }) => (status ?? 0) >= 400 || saysNoAnswer(reasonSkipped ?? ""));
  return failed.map(({ url }) => url).slice(0, FAILED_MAX);
}

/** One that was read, as the list of pages holds it. */
export function readPage({ fetched: { url, status, bytes }, snapshot }: ReadPage): CrawledPage {
  return { url: pageAddress(url), title: snapshot.title, status, bytes, reasonSkipped: null, snapshot };
}
