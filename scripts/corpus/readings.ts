import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { SiteReading } from "@/lib/drafting/candidate";
import { crawl } from "@/lib/drafting/crawl/crawl";
import { failedAddresses } from "@/lib/drafting/crawl/crawled-page";
import { snapshotsOf } from "@/lib/drafting/snapshot/packed";
import { freePort } from "@/lib/testing/steady/free-port";
import { CATEGORY_HINTS } from "./category-hints";

const corpusSite = z.object({
  key: z.string(),
  manifest: z.object({ origin: z.string(), start: z.string().optional() }),
  truth: z.unknown(),
});
const serving = z.object({ map: z.record(z.string(), z.string()), close: z.function() });
type CorpusSite = z.infer<typeof corpusSite>;

/** A site as a crawl reads it, with what is known to be true of it. */
export interface ReadSite extends CorpusSite {
  reading: SiteReading;
}

/** Where a corpus of sites lies and what of it is wanted. */
export interface CorpusChoice {
  root: string;
  /** The module that serves its sites. */
  script: string;
  only?: string[] | undefined;
  wild?: boolean;
  /** Folder in which pages read before are kept; only a change of crawl or snapshot needs a new one. */
  kept?: string | undefined;
}

/** Reads every site of a corpus in turn, as a crawl of it reads it; nothing where there is no corpus. */
export async function* corpusReadings(choice: CorpusChoice): AsyncGenerator<ReadSite> {
  if (!existsSync(choice.script) || !existsSync(choice.root)) {
    console.log(`No corpus of sites at ${choice.root}: nothing to read.`);
    return;
  }
  const corpus: {
    serve: (root: string, options: { firstPort: number; wild: boolean }) => Promise<unknown>;
    sites: (root: string, only: string[] | undefined, wild: boolean) => unknown;
  } = await import(choice.script);
  const wild = choice.wild ?? false;
  if (choice.kept) mkdirSync(choice.kept, { recursive: true });
  let served: z.infer<typeof serving> | undefined;
  for (const site of z.array(corpusSite).parse(corpus.sites(choice.root, choice.only, wild))) {
    const file = choice.kept && `${choice.kept}/${site.key}.json`;
    // Kept files are our own: no foreign text is trusted by its shape.
    const before = file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
    if (!before) served ??= serving.parse(await corpus.serve(choice.root, { firstPort: await freePort(100), wild }));
    const reading = before ?? (await crawled(site, served?.map ?? {}));
    if (file && !before) writeFileSync(file, JSON.stringify(reading));
    yield { ...site, reading: { ...reading, categories: CATEGORY_HINTS } };
  }
  served?.close();
}

async function crawled(site: CorpusSite, hostMap: Record<string, string>): Promise<Omit<SiteReading, "categories">> {
  const url = site.manifest.start ?? site.manifest.origin;
  const { origin } = site.manifest; // the corpus's own map knows https alone
  const served = hostMap[origin.replace(/^http:/, "https:")];
  const read = await crawl({
    url,
    baseUrl: "http://127.0.0.1:3000",
    hostMap: served ? { ...hostMap, [origin]: served } : hostMap,
    now: () => new Date(),
  });
  return { startUrl: read.startUrl, pages: snapshotsOf(read.pages), failed: failedAddresses(read.pages) };
}
