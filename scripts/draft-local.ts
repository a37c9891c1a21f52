import { crawlerHostMap, defaultBaseUrl, env } from "@/lib/core/env";
import { DRAFT_PARTS } from "@/lib/drafting/candidate";
import { crawl } from "@/lib/drafting/crawl/crawl";
import { draftPart, mergeParts } from "@/lib/drafting/draft-part";
import { snapshotsOf } from "@/lib/drafting/snapshot/packed";

/** `npm run draft -- https://example.com`: reads a site and prints what the rules draft of it, without a database. */
const url = process.argv[2];
if (!url || !URL.canParse(url)) {
  console.error("Give the address of a product: npm run draft -- https://example.com");
  process.exit(1);
}

const { startUrl, pages } = await crawl({
  url,
  baseUrl: defaultBaseUrl(),
  hostMap: crawlerHostMap(env()),
  now: () => new Date(),
});
for (const page of pages)
  console.log(page.reasonSkipped ? `skipped ${page.url}: ${page.reasonSkipped}` : `read ${page.url}`);
const reading = {
  startUrl,
  pages: snapshotsOf(pages),
  categories: [],
};
const draft = mergeParts(DRAFT_PARTS.map((part) => draftPart(part, reading)));

const named: [string, { evidence: { quote: string; url: string }[] }, unknown][] = [
  ...Object.entries(draft.fields).map(([name, one]): [string, typeof one, unknown] => [name, one, one.value]),
  ...Object.entries(draft.company_socials).map(([name, one]): [string, typeof one, unknown] => [name, one, one.value]),
  ...draft.founders.map((one): [string, typeof one, unknown] => ["founder", one, one.name]),
  ...draft.faqs.map((one): [string, typeof one, unknown] => ["question", one, one.question]),
];
for (const [name, { evidence }, value] of named) {
  console.log(`\n${name}: ${value === null ? "not found" : JSON.stringify(value)}`);
  for (const { quote, url: page } of evidence) console.log(`  “${quote}” — ${page}`);
}
for (const { path, reason } of draft.rejected) console.log(`\nrejected ${path}: ${reason}`);
