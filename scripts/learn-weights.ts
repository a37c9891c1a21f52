import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { markedReading } from "@/lib/drafting/draft-part";
import { type ScoredField, scoreOf } from "@/lib/drafting/extract/scoring/score";
import type { Weights } from "@/lib/drafting/extract/scoring/weights";
import { keyOf } from "@/lib/drafting/text/spans";
import { FIELDS, truthFile } from "./corpus/judged-mentions";
import { saveDraft, scored } from "./corpus/left-out";
import { corpusReadings, type ReadSite } from "./corpus/readings";
import { type Figures, judge, learn, type Site, telling } from "./corpus/regression";
import { written } from "./corpus/weights-file";

/**
 * `tsx scripts/learn-weights.ts --corpus FOLDER … [--kept FOLDER] [--field NAME …] [--left-out FOLDER] [--write]`: learns what each signal weighs
 * from sites with a known truth, and prints how each field fares on sites, and on whole corpora, left out of learning. `--write` puts them into
 * `extract/scoring/weights.ts`. With `--left-out` each site is drafted with weights that were learned without it, and the drafts saved there are
 * judged by the corpus's own scorer: what a site nobody learned from would show.
 */
const { values: asked } = parseArgs({
  options: {
    corpus: { type: "string", multiple: true, default: ["../shared/corpus", "../shared/corpus/more"] },
    serving: { type: "string", default: "../shared/corpus/serve.mjs" },
    scorer: { type: "string", default: "../shared/corpus/score.mjs" },
    kept: { type: "string" },
    "left-out": { type: "string" },
    field: { type: "string", multiple: true },
    write: { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
  },
});

function added(all: Figures[]): string {
  const sum = (of: (one: Figures) => number) => all.reduce((total, one) => total + of(one), 0);
  const [correct, wrong, known] = [sum((one) => one.correct), sum((one) => one.wrong), sum((one) => one.known)];
  return `correct ${correct}, wrong ${wrong}, known ${known}: precision ${(correct / (correct + wrong || 1)).toFixed(2)}, recall ${(correct / (known || 1)).toFixed(2)}`;
}

type LearnedSite = Site & { root: string };
const sites = new Map<ScoredField, LearnedSite[]>();
const read: (ReadSite & { root: string })[] = [];
const fields = (["founders", "founded_year", "plans"] as const).filter((one) => asked.field?.includes(one) ?? true);
for (const root of asked.corpus) {
  const kept = asked.kept && `${asked.kept}/${keyOf(root)}`;
  for await (const site of corpusReadings({ root, script: `${process.cwd()}/${asked.serving}`, kept })) {
    const truth = truthFile.safeParse(site.truth).data;
    if (!truth) continue;
    read.push({ ...site, root });
    for (const field of fields) {
      const told = FIELDS[field](markedReading(site.reading), truth);
      sites.set(field, [...(sites.get(field) ?? []), { key: site.key, root, ...told }]);
    }
  }
}

const WEIGHTS_FILE = "lib/drafting/extract/scoring/weights.ts";
let text = readFileSync(WEIGHTS_FILE, "utf8");
/** By site: what the others taught. */
const without = new Map<string, Map<ScoredField, Weights>>();
for (const [field, all] of sites) {
  const left = all.map((site) => {
    const weights = taughtBy(field, all, (one) => one !== site);
    const key = `${site.root} ${site.key}`;
    without.set(key, (without.get(key) ?? new Map()).set(field, weights));
    return judge(weights, site);
  });
  for (const root of asked.corpus.length > 1 ? asked.corpus : []) {
    const others = taughtBy(field, all, (site) => site.root !== root);
    const judged = all.filter((site) => site.root === root).map((site) => judge(others, site));
    console.log(`${field}, ${root} left out: ${added(judged)}`);
  }
  const learned = learn(field, all);
  if (asked.verbose) show(learned, all, left);
  console.log(`${field}, site left out: ${added(left)}`);
  console.log(`${field}, all learned:   ${added(all.map((site) => judge(learned, site)))}`);
  text = written(text, field, learned);
}
if (asked["left-out"]) showDrafts(asked["left-out"]);
if (asked.write) writeFileSync(WEIGHTS_FILE, text);
process.exit(0);

function taughtBy(field: ScoredField, all: LearnedSite[], teaches: (site: LearnedSite) => boolean): Weights {
  return learn(field, all.filter(teaches));
}

/** What the scorer says of drafts by our weights, and of those by weights that a site had no part in. */
function showDrafts(folder: string): void {
  for (const [at, root] of asked.corpus.entries()) {
    for (const site of read.filter((one) => one.root === root)) {
      saveDraft(new Map(), site, `${folder}/${at}-ours`);
      saveDraft(without.get(`${root} ${site.key}`) ?? new Map(), site, `${folder}/${at}-left-out`);
    }
    console.log(`\n${root}, our weights\n${scored(asked.scorer, root, `${folder}/${at}-ours`)}`);
    console.log(`\n${root}, each site left out of learning\n${scored(asked.scorer, root, `${folder}/${at}-left-out`)}`);
  }
}

function show(weights: Weights, all: Site[], left: Figures[]): void {
  for (const [at, site] of all.entries()) {
    const figures = left[at];
    console.log(`-- ${site.key}: ${figures?.correct} of ${figures?.known}, ${figures?.wrong} wrong`);
    for (const one of telling(weights, site)) {
      const score = scoreOf(weights, one.signals);
      if (one.isTrue || score > weights.threshold - 2)
        console.log(`   ${one.isTrue ? "+" : "-"} ${one.key} ${score.toFixed(1)} ${one.signals.join(" ")}`);
    }
  }
  console.log(`threshold ${weights.threshold.toFixed(2)}`);
}
