import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { env } from "@/lib/core/env";
import { DRAFT_PARTS } from "@/lib/drafting/candidate";
import { mergeParts } from "@/lib/drafting/draft-part";
import type { ModelUsage } from "@/lib/drafting/model/draft-with-model";
import { draftBy, HELPERS } from "./corpus/draft-by";
import { costOf, totalOf } from "./corpus/model-from";
import { corpusReadings } from "./corpus/readings";

/**
 * `tsx scripts/draft-corpus.ts --corpus FOLDER --save FOLDER [--only a,b] [--wild] [--kept FOLDER] [--by HELPER] [--log FOLDER]`:
 * drafts every site of a corpus without a server, and saves the drafts in the form that the corpus's own scorer judges. With
 * `--kept`, pages read before are drafted from again: only a change of crawl or snapshot needs a new folder. `--by oracle` drafts
 * with a model that makes no mistake: what it lacks, no model could add. `--by traps` tells what a careless one gets through.
 * `--log` keeps what they were asked and answered. `--by model` asks the model of the settings, and tells which parts it gave no
 * answer for, and what all of it cost; with `--record FOLDER` its answers are kept, and `--replay FOLDER` drafts with them again
 * without a key.
 */
const { values: asked } = parseArgs({
  options: {
    corpus: { type: "string", default: "../shared/corpus" },
    serving: { type: "string", default: "../shared/corpus/serve.mjs" },
    save: { type: "string", default: "/tmp/drafts" },
    kept: { type: "string" },
    only: { type: "string" },
    wild: { type: "boolean", default: false },
    by: { type: "string", default: "rules" },
    log: { type: "string" },
    record: { type: "string" },
    replay: { type: "string" },
  },
});

const helper = z.enum(HELPERS).parse(asked.by);
if ((asked.record || asked.replay) && (helper !== "model" || (asked.record && asked.replay))) {
  console.error("--record FOLDER and --replay FOLDER go with --by model, one of them at a time.");
  process.exit(1);
}
for (const folder of [asked.save, asked.log]) if (folder) mkdirSync(folder, { recursive: true });
let drafted = 0;
const used: ModelUsage[] = [];
for await (const site of corpusReadings({
  root: asked.wild ? `${asked.corpus}/wild` : asked.corpus,
  script: `${process.cwd()}/${asked.serving}`,
  only: asked.only?.split(","),
  wild: asked.wild,
  kept: asked.kept,
})) {
  const startedAt = performance.now();
  const log = asked.log && `${asked.log}/${site.key}.jsonl`;
  const parts = await draftBy(helper, { ...asked, ...site, log });
  const draft = mergeParts(parts);
  for (const [at, { usage }] of parts.entries()) {
    if (!usage) continue;
    used.push(usage);
    if (usage.outcome !== "used") console.log(`${site.key}: no answer on ${DRAFT_PARTS[at]}: ${usage.outcome}`);
  }
  const ms = Math.round(performance.now() - startedAt);
  writeFileSync(`${asked.save}/${site.key}.json`, JSON.stringify({ ...draft, drafted_by: helper, ms }, null, 1));
  if (helper === "rules" && ms > 1_500) console.log(`${site.key}: ${ms} ms`);
  drafted += 1;
}
console.log(`drafted ${drafted} sites into ${asked.save}`);
if (used.length > 0) console.log(`in all: ${costOf(totalOf(used), env())}`);
process.exit(0);
