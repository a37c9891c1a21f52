const MIB = 1024 * 1024;

/** What one reading of a site may take (decisions, Crawl). */
export const CRAWL_LIMITS = {
  /** Pages read, the home page included. */
  pagesMax: 12,
  /** Requests for pages, redirects and failures included: no visit asks for more than it may read. robots.txt is not counted. */
  requestsMax: 12,
  /** Skipped pages that are reported. */
  skippedMax: 20,
  concurrency: 2,
  requestTimeoutMs: 8_000,
  totalMs: 25_000,
  redirectsMax: 5,
  /** Counted after decompression. */
  pageBytesMax: 2 * MIB,
  draftBytesMax: 10 * MIB,
  robotsBytesMax: 500 * 1024,
  /** Requests that a site's maps may take together, redirects included, and their time: the rest is for pages. */
  mapRequestsMax: 4,
  mapsMs: 4_000,
  /** Longer crawl delays are honoured up to here. */
  crawlDelayMaxMs: 5_000,
};
export type CrawlLimits = typeof CRAWL_LIMITS;
