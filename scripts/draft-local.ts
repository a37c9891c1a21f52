import { parseArgs } from "node:util";
import { crawlerHostMap, defaultBaseUrl, env } from "@/lib/core/env";
import { DRAFT_PARTS, type DraftedPart } from "@/lib/drafting/candidate";
import { crawl } from "@/lib/drafting/crawl/crawl";
import { failedAddresses } from "@/lib/drafting/crawl/crawled-page";
import { draftPart, mergeParts } from "@/lib/drafting/draft-part";
import { snapshotsOf } from "@/lib/drafting/snapshot/packed";
import type { ModelConfig } from "@/lib/integrations/model";
import { CATEGORY_HINTS } from "./corpus/category-hints";
import { costOf, draftWithModel, modelFrom, totalOf } from "./corpus/model-from";

/**
 * `npm run draft -- https://example.com [--model] [--record FOLDER | --replay FOLDER]`: reads a site and prints what is drafted
 * of it, without a database: by the rules, or with the model of the settings, and then what that cost. `--record` keeps the
 * model's questions and answers, `--replay` drafts with those kept, without a key.
 */
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: "boolean", default: false },
    record: { type: "string" },
    replay: { type: "string" },
  },
});
const [url] = positionals;
if (!url || !URL.canParse(url) || (asked.record && asked.replay)) {
  console.error(
    "Give the address of a product: npm run draft -- https://example.com [--model] [--record FOLDER | --replay FOLDER]",
  );
  process.exit(1);
}
const model = asked.model || asked.record || asked.replay ? modelFrom(asked) : null;

const { startUrl, pages, aiInputAllowed } = await crawl({
  url,
  baseUrl: defaultBaseUrl(),
  hostMap: crawlerHostMap(env()),
  now: () => new Date(),
});
for (const page of pages)
  console.log(page.reasonSkipped ? `skipped ${page.url}: ${page.reasonSkipped}` : `read ${page.url}`);
const reading = { startUrl, pages: snapshotsOf(pages), failed: failedAddresses(pages), categories: CATEGORY_HINTS };
const draft = mergeParts(model ? await withModel(model) : DRAFT_PARTS.map((part) => draftPart(part, reading)));

async function withModel(config: ModelConfig): Promise<DraftedPart[]> {
  const parts = await draftWithModel(config, reading, aiInputAllowed);
  for (const [at, { usage }] of parts.entries())
    console.log(`${DRAFT_PARTS[at]}: ${config.model}, ${usage.outcome}, ${usage.calls} calls, ${costOf(usage, env())}`);
  console.log(`in all: ${costOf(totalOf(parts.map((one) => one.usage)), env())}`);
  return parts;
}

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
