import { expect, it } from "vitest";
import { type CrawlCode, crawlError } from "./crawl-error";
import { failedAddresses, skippedPage } from "./crawled-page";

it("tells addresses that lead nowhere from those that were only left", () => {
  const skipped = (code: CrawlCode) =>
    skippedPage(new URL(`https://hedgerow.example/${code}`), crawlError(code, { status: 404, seconds: 8 }));
  const codes: CrawlCode[] = ["http_error", "timeout", "unreachable", "dns_failure", "tls_failure"];
  const left: CrawlCode[] = [
    "out_of_time",
    "enough_requests",
    "robots_disallowed",
    "not_html",
    "too_large",
    "same_page",
  ];
  expect(failedAddresses([...left, ...codes].map(skipped))).toEqual(
    codes.map((code) => `https://hedgerow.example/${code}`),
  );
});
