import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { WEIGHTS } from "@/lib/drafting/extract/scoring/weights";
import { site } from "@/lib/testing/drafting/citing";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { saveDraft } from "./left-out";

const reading = site("<h1>Tide tables</h1><p>Tidewell was founded by Mara Quill in 2016.</p>");

test("a draft is made with the weights given, and ours are as they were afterwards", async () => {
  const folder = await temporaryFolder();
  const before = structuredClone(WEIGHTS);
  const read = { key: "tidewell", manifest: { origin: "https://tidewell.test" }, truth: {}, reading };
  saveDraft(new Map(), read, join(folder, "ours"));
  saveDraft(new Map([["founders", { ...WEIGHTS.founders, threshold: 99 }]]), read, join(folder, "left-out"));
  expect(foundersIn(join(folder, "ours"))).toEqual(["Mara Quill"]);
  expect(foundersIn(join(folder, "left-out"))).toEqual([]);
  expect(WEIGHTS).toEqual(before);
});

function foundersIn(folder: string): string[] {
  const draft: { founders: { name: string }[] } = JSON.parse(readFileSync(join(folder, "tidewell.json"), "utf8"));
  return draft.founders.map((one) => one.name);
}
