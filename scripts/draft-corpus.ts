import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { keywordsOf, type SeedCategory } from "@/db/seed/category";
import { LAUNCHYARD_CATEGORIES } from "@/db/seed/launchyard-categories";
import type { CategoryHint, SiteReading } from "@/lib/drafting/candidate";
import { crawl } from "@/lib/drafting/crawl/crawl";
import { mergeParts } from "@/lib/drafting/draft-part";
import { snapshotsOf } from "@/lib/drafting/snapshot/packed";
import { freePort } from "@/lib/testing/steady/free-port";
import { draftBy, HELPERS } from "./corpus/draft-by";

/**
 * `tsx scripts/draft-corpus.ts --corpus FOLDER --save FOLDER [--only a,b] [--wild] [--kept FOLDER] [--by HELPER] [--log FOLDER]`:
 * drafts every site of a corpus without a server, and saves the drafts in the form that the corpus's own scorer judges. With
 * `--kept`, pages read before are drafted from again: only a change of crawl or snapshot needs a new folder. `--by oracle` drafts
 * with a model that makes no mistake: what it lacks, no model could add. `--by traps` tells what a careless one gets through.
 * `--log` keeps what they were asked and answered.
 */
const { values: asked } = parseArgs({
  options: {
    corpus: { type: "string", default: "../shared/corpus" },
    serving: { type: "string" },
    save: { type: "string", default: "/tmp/drafts" },
    kept: { type: "string" },
    only: { type: "string" },
    wild: { type: "boolean", default: false },
    by: { type: "string", default: "rules" },
    log: { type: "string" },
  },
});
const script = `${process.cwd()}/${asked.serving ?? "../shared/corpus/serve.mjs"}`;
if (!existsSync(script)) {
  console.log(`No corpus of real sites at ${script}: nothing to draft.`);
  process.exit(0);
}

const corpusSite = z.object({
  key: z.string(),
  manifest: z.object({ origin: z.string(), start: z.string().optional() }),
  truth: z.unknown(),
});
const serving = z.object({ map: z.record(z.string(), z.string()), close: z.function() });
const corpus: {
  serve: (root: string, options: { firstPort: number; wild: boolean }) => Promise<unknown>;
  sites: (root: string, only: string[] | undefined, wild: boolean) => unknown;
} = await import(script);

const root = asked.wild ? `${asked.corpus}/wild` : asked.corpus;
const sites = z.array(corpusSite).parse(corpus.sites(root, asked.only?.split(","), asked.wild));
const hint = (seed: SeedCategory, parent: string | null): CategoryHint => ({
  name: seed.name,
  parent,
  keywords: keywordsOf(seed),
});
const categories = LAUNCHYARD_CATEGORIES.flatMap((one) => [
  hint(one, null),
  ...one.subs.map((sub) => hint(sub, one.name)),
]);
const helper = z.enum(HELPERS).parse(asked.by);
for (const folder of [asked.save, asked.kept, asked.log]) if (folder) mkdirSync(folder, { recursive: true });

let served: z.infer<typeof serving> | undefined;
async function hostMap() {
  served ??= serving.parse(await corpus.serve(root, { firstPort: await freePort(100), wild: asked.wild }));
  return served.map;
}

/** Reads the site, or takes what was read before. Kept files are our own: no foreign text is trusted by its shape. */
async function readingOf(site: (typeof sites)[number]): Promise<SiteReading> {
  const file = asked.kept && `${asked.kept}/${site.key}.json`;
  if (file && existsSync(file)) return { ...JSON.parse(readFileSync(file, "utf8")), categories };
  const url = site.manifest.start ?? site.manifest.origin;
  const read = await crawl({ url, baseUrl: "http://127.0.0.1:3000", hostMap: await hostMap(), now: () => new Date() });
  const reading = { startUrl: read.startUrl, pages: snapshotsOf(read.pages) };
  if (file) writeFileSync(file, JSON.stringify(reading));
  return { ...reading, categories };
}

for (const site of sites) {
  const reading = await readingOf(site);
  const startedAt = performance.now();
  const log = asked.log && `${asked.log}/${site.key}.jsonl`;
  const draft = mergeParts(await draftBy(helper, { ...site, reading, ...(log && { log }) }));
  const ms = Math.round(performance.now() - startedAt);
  writeFileSync(`${asked.save}/${site.key}.json`, JSON.stringify({ ...draft, drafted_by: helper, ms }, null, 1));
  if (helper === "rules" && ms > 1_500) console.log(`${site.key}: ${ms} ms`);
}
served?.close();
console.log(`drafted ${sites.length} sites into ${asked.save}`);
process.exit(0);
