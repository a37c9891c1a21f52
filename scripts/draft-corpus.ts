import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { mergeParts } from "@/lib/drafting/draft-part";
import { draftBy, HELPERS } from "./corpus/draft-by";
import { corpusReadings } from "./corpus/readings";

/**
 * `tsx scripts/draft-corpus.ts --corpus FOLDER --save FOLDER [--only a,b] [--wild] [--kept FOLDER] [--by HELPER] [--log FOLDER]`:
 * drafts every site of a corpus without a server, and saves the drafts in the form that the corpus's own scorer judges. With
 * `--kept`, pages read before are drafted from again: only a change of crawl or snapshot needs a new folder. `--by oracle` drafts
 * with a model that makes no mistake: what it lacks, no model could add. `--by traps` tells what a careless one gets through.
 * `--log` keeps what they were asked and answered. `--by model` asks the model of the settings; with `--record FOLDER` its answers
 * are kept, and `--replay FOLDER` drafts with them again without a key.
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
for (const folder of [asked.save, asked.log]) if (folder) mkdirSync(folder, { recursive: true });
let drafted = 0;
for await (const site of corpusReadings({
  root: asked.wild ? `${asked.corpus}/wild` : asked.corpus,
  script: `${process.cwd()}/${asked.serving}`,
  only: asked.only?.split(","),
  wild: asked.wild,
  kept: asked.kept,
})) {
  const startedAt = performance.now();
  const log = asked.log && `${asked.log}/${site.key}.jsonl`;
  const draft = mergeParts(await draftBy(helper, { ...asked, ...site, log }));
  const ms = Math.round(performance.now() - startedAt);
  writeFileSync(`${asked.save}/${site.key}.json`, JSON.stringify({ ...draft, drafted_by: helper, ms }, null, 1));
  if (helper === "rules" && ms > 1_500) console.log(`${site.key}: ${ms} ms`);
  drafted += 1;
}
console.log(`drafted ${drafted} sites into ${asked.save}`);
process.exit(0);
