import { CRAWL_LIMITS } from "@/lib/drafting/crawl/limits";
import { PRODUCT_TOKEN } from "@/lib/drafting/crawl/robots";

const MIB = 1024 * 1024;

/** What the crawler's public page says of it, from the limits it runs by. Sizes in MiB or KiB, times in seconds. */
export const CRAWLER_FACTS = {
  name: PRODUCT_TOKEN,
  pages: CRAWL_LIMITS.pagesMax,
  atOnce: CRAWL_LIMITS.concurrency,
  requestSeconds: CRAWL_LIMITS.requestTimeoutMs / 1000,
  totalSeconds: CRAWL_LIMITS.totalMs / 1000,
  redirects: CRAWL_LIMITS.redirectsMax,
  pageMib: CRAWL_LIMITS.pageBytesMax / MIB,
  draftMib: CRAWL_LIMITS.draftBytesMax / MIB,
  robotsKib: CRAWL_LIMITS.robotsBytesMax / 1024,
  crawlDelaySeconds: CRAWL_LIMITS.crawlDelayMaxMs / 1000,
};
