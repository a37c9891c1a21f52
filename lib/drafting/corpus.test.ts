import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { judgedCpuMs } from "@/lib/testing/steady/cpu-time";
import { freePort } from "@/lib/testing/steady/free-port";
import { DRAFT_PARTS, type DraftedPart, type SiteReading } from "./candidate";
import { crawl } from "./crawl/crawl";
import { draftPart, mergeParts } from "./draft-part";
import { snapshotsOf } from "./snapshot/packed";
import { foldText } from "./text/fold";

/** Real product sites with hand-written truths, kept beside the repository; where they are absent these tests are skipped. */
const CORPUS = fileURLToPath(new URL("../../../shared/corpus/", import.meta.url));
const isHere = existsSync(`${CORPUS}serve.mjs`);
if (!isHere) console.warn("No corpus of real sites beside the repository: its tests are skipped.");

const DRAFT_MS = 3_000;
/** Reads fifteen sites: what hangs alone meets it. */
const HOOK_MS = 300_000;
/** Faults on the sites that no rule was written on; the figures may only fall. */
const KNOWN_INVENTIONS = 0;
const KNOWN_BLANK_TEXTS = 1;

const truthShape = z.object({
  fields: z.record(z.string(), z.object({ value: z.unknown(), accept: z.array(z.unknown()).default([]) })),
  founders: z.array(z.object({ name: z.string() })).default([]),
  absent: z.array(z.string()).default([]),
  traps: z.array(z.object({ wrong_value: z.string() })).default([]),
});
const corpusSite = z.object({
  key: z.string(),
  dir: z.string(),
  manifest: z.object({ origin: z.string(), start: z.string().optional() }),
  truth: truthShape,
});
type CorpusSite = z.infer<typeof corpusSite>;
const serving = z.object({ map: z.record(z.string(), z.string()), close: z.function() });

interface Drafted {
  site: CorpusSite;
  reading: SiteReading;
  draft: ReturnType<typeof mergeParts>;
  parts: DraftedPart[];
}

const drafts: Drafted[] = [];
let close: (() => unknown) | undefined;

async function draftOf(site: CorpusSite, hostMap: Record<string, string>): Promise<Drafted> {
  const url = site.manifest.start ?? site.manifest.origin;
  const { startUrl, pages } = await crawl({ url, baseUrl: "http://127.0.0.1:3000", hostMap, now: () => new Date() });
  const reading = {
    startUrl,
    pages: snapshotsOf(pages),
    categories: [],
  };
  const parts = DRAFT_PARTS.map((part) => draftPart(part, reading));
  return { site, reading, parts, draft: mergeParts(parts) };
}

/** Letters and figures alone, of everything in the page's source that a visitor or a machine may read. */
function evidenceOf(html: string): string {
  const decoded = html
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&[a-z]+;/gi, " ");
  const unescaped = decoded
    .replace(/\\\//g, "/")
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return letters(`${unescaped.replace(/<[^>]*>/g, "")} ${unescaped}`);
}

function letters(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

function fileOf(site: CorpusSite, url: string): string {
  const path = decodeURI(new URL(url).pathname).replace(/\/$/, "");
  const files = [`${site.dir}/site${path}`, `${site.dir}/site${path}.html`, `${site.dir}/site${path}/index.html`];
  const file = files.find((one) => one.endsWith(".html") && existsSync(one));
  return file ? readFileSync(file, "utf8") : "";
}

/** Founders who are none, and values of fields on which the site is silent. */
function inventionsOf({ site, draft }: Drafted): string[] {
  const known = site.truth.founders.map((one) => one.name.toLowerCase());
  const isKnown = (name: string) => known.some((one) => one.includes(name) || name.includes(one));
  const strangers = draft.founders.filter(({ name }) => !isKnown(name.toLowerCase())).map(({ name }) => name);
  const silentOn = new Set(site.truth.absent.map((one) => one.split(" ")[0]?.replace("licence", "license")));
  const invented = Object.entries(draft.fields).filter(([field, { value }]) => silentOn.has(field) && value !== null);
  return [...strangers, ...invented.map(([field]) => field)].map((what) => `${site.key}: ${what}`);
}

describe.skipIf(!isHere)("real product sites", () => {
  beforeAll(async () => {
    const corpus: {
      serve: (root: string, options: { firstPort: number }) => Promise<unknown>;
      sites: (root: string) => unknown;
    } = await import(/* @vite-ignore */ `${CORPUS}serve.mjs`);
    const all = z.array(corpusSite).parse(corpus.sites(CORPUS));
    const served = serving.parse(await corpus.serve(CORPUS, { firstPort: await freePort(all.length) }));
    close = served.close;
    for (const site of all) drafts.push(await draftOf(site, served.map));
  }, HOOK_MS);
  afterAll(() => close?.());

  it("are all there", () => {
    expect(drafts.length).toBeGreaterThanOrEqual(5);
  });

  it("are quoted letter by letter", () => {
    for (const { site, draft } of drafts) {
      const sources = new Map<string, string>();
      const all = [
        ...Object.values(draft.fields),
        ...Object.values(draft.company_socials),
        ...draft.founders,
        ...draft.faqs,
      ];
      for (const { quote, url } of all.flatMap((one) => one.evidence)) {
        const source = sources.get(url) ?? evidenceOf(fileOf(site, url));
        sources.set(url, source);
        expect(source, `${site.key} ${url}: ${quote}`).toContain(letters(quote));
      }
    }
  });

  it("yield nothing that they do not say, but for the known faults", () => {
    expect(drafts.flatMap(inventionsOf).length).toBeLessThanOrEqual(KNOWN_INVENTIONS);
  });

  it("are called by their names", () => {
    for (const { site, draft } of drafts) {
      const fact = site.truth.fields.name;
      expect([fact?.value, ...(fact?.accept ?? [])].map(String)).toContain(draft.fields.name.value);
    }
  });

  it("have a headline, a summary and a description, but for the known blanks", () => {
    const texts = drafts.flatMap(({ draft }) =>
      (["headline", "summary", "description"] as const).map((field) => draft.fields[field].value),
    );
    expect(texts.filter((text) => text === null).length).toBeLessThanOrEqual(KNOWN_BLANK_TEXTS);
  });

  it("are drafted the same way twice, well within the time of one draft", () => {
    for (const { reading, parts } of drafts) {
      const again = () => DRAFT_PARTS.map((part) => draftPart(part, { ...reading }));
      expect(again()).toEqual(parts);
      expect(judgedCpuMs(DRAFT_MS, () => again)).toBeLessThan(DRAFT_MS);
    }
  });
});
