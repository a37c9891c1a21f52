import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { playwrightFailed } from "./test-failures";
import { playwrightReport } from "./test-reports";

/** What a busy machine upsets is a few journeys; more than these have a cause, and are not run again. */
const AGAIN_MAX = 6;

const spec = z.looseObject({
  id: z.string(),
  title: z.string(),
  file: z.string(),
  tests: z.array(z.looseObject({ status: z.string() })),
});
const suite = z.looseObject({
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});
const report = z.looseObject({ ...playwrightReport.shape, suites: z.array(suite) });
type Spec = z.infer<typeof spec>;
type Suite = z.infer<typeof suite>;

const read = async (file: string) => report.parse(JSON.parse(await readFile(file, "utf8")));
const specsOf = ({ specs, suites }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];
const hasFailed = ({ tests }: Spec) => tests.some(({ status }) => status === "unexpected");

/** How many journeys to run once more: those that failed, where they are few; 0 where the report cannot be read. */
export async function journeysToRunAgain(file: string): Promise<number> {
  const first = await read(file).catch(() => null);
  const failed = first?.suites.flatMap(specsOf).filter(hasFailed) ?? [];
  return (first?.errors.length ?? 0) > 0 || failed.length > AGAIN_MAX ? 0 : failed.length;
}

/**
 * Writes what the second run found over what the first did, journey by journey, into the first report. Answers the journeys that failed
 * beside others and passed alone, with what failed: each hangs on the machine's load, on what others left behind, or is a race, and is to be mended.
 */
export async function takeSecondJourneys(firstFile: string, secondFile: string): Promise<string[]> {
  const [first, second] = await Promise.all([read(firstFile), read(secondFile)]);
  const again = new Map(second.suites.flatMap(specsOf).map((one) => [one.id, one]));
  const failed = first.suites.flatMap(specsOf).filter(hasFailed);
  const taken = (one: Suite): Suite => ({
    ...one,
    specs: one.specs.map((each) => (hasFailed(each) ? (again.get(each.id) ?? each) : each)),
    suites: one.suites.map(taken),
  });
  const passed = failed.filter(({ id }) => again.get(id)?.tests.every(({ status }) => status === "expected"));
  const { stats } = first;
  const left = { ...stats, expected: stats.expected + passed.length, unexpected: stats.unexpected - passed.length };
  const errors = [...first.errors, ...second.errors];
  const names = new Set(passed.map(({ file, title }) => `${file} > ${title}`));
  const unsteady = (await playwrightFailed(firstFile)).filter((told) => names.has(told.split("\n")[0] ?? ""));
  const merged = { ...first, suites: first.suites.map(taken), stats: left, errors, unsteady };
  await writeFile(firstFile, JSON.stringify(merged));
  return unsteady;
}
