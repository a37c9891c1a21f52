import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { DRAFT_PARTS } from "@/lib/drafting/candidate";
import { draftPart, mergeParts } from "@/lib/drafting/draft-part";
import type { ScoredField } from "@/lib/drafting/extract/scoring/score";
import { WEIGHTS, type Weights } from "@/lib/drafting/extract/scoring/weights";
import type { ReadSite } from "./readings";

/** Saves the draft of a site as the rules make it with the given weights: those that were learned without it. */
export function saveDraft(weights: Map<ScoredField, Weights>, { key, reading }: ReadSite, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const ours = structuredClone(WEIGHTS);
  for (const [field, learned] of weights) Object.assign(WEIGHTS[field], learned);
  // What was learnt of a reading is kept with it: another object is read anew.
  const unread = { ...reading };
  const draft = mergeParts(DRAFT_PARTS.map((part) => draftPart(part, unread)));
  Object.assign(WEIGHTS, ours);
  writeFileSync(`${folder}/${key}.json`, JSON.stringify({ ...draft, drafted_by: "rules" }, null, 1));
}

/** The corpus's own scorer on saved drafts: its table of fields, and its totals. */
export function scored(scorer: string, root: string, folder: string): string {
  const { stdout } = spawnSync(process.execPath, [scorer, "--root", root, "--drafts", folder], { encoding: "utf8" });
  const lines = stdout.split("\n");
  const end = lines.findIndex((line) => line.startsWith("└"));
  const fields = lines.slice(
    lines.findIndex((line) => line.startsWith("┌")),
    end + 1,
  );
  return [...fields, ...lines.filter((line) => /^(?:wrong|invented|quotes|precision|recall)\b/.test(line))].join("\n");
}
