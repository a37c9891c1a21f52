import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { markedReading } from "@/lib/drafting/draft-part";
import { type ScoredField, scoreOf } from "@/lib/drafting/extract/scoring/score";
import type { Weights } from "@/lib/drafting/extract/scoring/weights";
import { keyOf } from "@/lib/drafting/text/spans";
import { FIELDS, truthFile } from "./corpus/judged-mentions";
import { corpusReadings } from "./corpus/readings";
import { type Figures, judge, learn, type Site, telling } from "./corpus/regression";
import { written } from "./corpus/weights-file";

/**
 * `tsx scripts/learn-weights.ts --corpus FOLDER … [--kept FOLDER] [--field NAME …] [--write]`: learns what each signal weighs from sites with a
 * known truth, and prints how each field fares on sites, and on whole corpora, left out of learning. `--write` puts them into `extract/scoring/weights.ts`.
 */
const { values: asked } = parseArgs({
  options: {
    corpus: { type: "string", multiple: true, default: ["../shared/corpus", "../shared/corpus/more"] },
    serving: { type: "string", default: "../shared/corpus/serve.mjs" },
    kept: { type: "string" },
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

const sites = new Map<ScoredField, (Site & { root: string })[]>();
const fields = (["founders", "founded_year", "plans"] as const).filter((one) => asked.field?.includes(one) ?? true);
for (const root of asked.corpus) {
  const kept = asked.kept && `${asked.kept}/${keyOf(root)}`;
  for await (const { key, reading, truth: told } of corpusReadings({
    root,
    script: `${process.cwd()}/${asked.serving}`,
    kept,
  })) {
    const truth = truthFile.safeParse(told).data;
    if (!truth) continue;
    for (const field of fields)
      sites.set(field, [...(sites.get(field) ?? []), { key, root, ...FIELDS[field](markedReading(reading), truth) }]);
  }
}

const WEIGHTS_FILE = "lib/drafting/extract/scoring/weights.ts";
let text = readFileSync(WEIGHTS_FILE, "utf8");
for (const [field, all] of sites) {
  const left = all.map((site) =>
    judge(
      learn(
        field,
        all.filter((one) => one !== site),
      ),
      site,
    ),
  );
  for (const root of asked.corpus.length > 1 ? asked.corpus : []) {
    const others = learn(
      field,
      all.filter((site) => site.root !== root),
    );
    const judged = all.filter((site) => site.root === root).map((site) => judge(others, site));
    console.log(`${field}, ${root} left out: ${added(judged)}`);
  }
  const learned = learn(field, all);
  if (asked.verbose) show(learned, all, left);
  console.log(`${field}, site left out: ${added(left)}`);
  console.log(`${field}, all learned:   ${added(all.map((site) => judge(learned, site)))}`);
  text = written(text, field, learned);
}
if (asked.write) writeFileSync(WEIGHTS_FILE, text);
process.exit(0);

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
