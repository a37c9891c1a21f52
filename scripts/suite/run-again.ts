import { readFile, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { z } from "zod";
import { vitestFailed } from "./test-failures";
import { unhandledErrors, vitestReport } from "./test-reports";

/** What a busy machine upsets is a few files; more than these have a cause, and are not run again. */
const AGAIN_MAX = 6;

const report = z.looseObject({
  ...vitestReport.shape,
  testResults: z.array(
    z.looseObject({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.looseObject({ status: z.string() })),
    }),
  ),
  unhandled: unhandledErrors,
});
type Report = z.infer<typeof report>;

const read = async (file: string): Promise<Report> => report.parse(JSON.parse(await readFile(file, "utf8")));
const failedIn = ({ testResults, unhandled }: Report) =>
  testResults.filter(({ name, status }) => status === "failed" || unhandled.some((error) => error.name === name));
const pathOf = ({ name }: Report["testResults"][number]) => relative(process.cwd(), name);

/** The test files to run once more, each alone: those that failed or left an error, where they are few; none without a report. */
export async function filesToRunAgain(file: string): Promise<string[]> {
  const found = await read(file).catch(() => null);
  const failed = found ? failedIn(found) : [];
  return failed.length > AGAIN_MAX ? [] : failed.map(pathOf);
}

/**
 * Writes what the second run found over what the first did, file by file, into the first report. Answers the files that failed beside
 * others and passed alone, with what failed: each is a test that hangs on the machine's load, or a race, and is to be mended.
 */
export async function takeSecondRun(firstFile: string, secondFile: string): Promise<string[]> {
  const [first, second] = await Promise.all([read(firstFile), read(secondFile)]);
  const again = new Map(second.testResults.map((one) => [one.name, one]));
  const testResults = first.testResults.map((one) => again.get(one.name) ?? one);
  const all = testResults.flatMap((one) => one.assertionResults.map(({ status }) => status));
  const count = (status: string) => all.filter((one) => one === status).length;
  const passed = failedIn(first)
    .filter(({ name }) => again.get(name)?.status === "passed" && !second.unhandled.some((one) => one.name === name))
    .map(pathOf);
  const unhandled = [...first.unhandled.filter(({ name }) => !again.has(name)), ...second.unhandled];
  const unsteady = (await vitestFailed(firstFile)).filter((told) =>
    passed.some((path) => told.startsWith(`${path} > `)),
  );
  const merged = { ...first, testResults, unhandled, numPassedTests: count("passed"), numFailedTests: count("failed") };
  await writeFile(firstFile, JSON.stringify({ ...merged, unsteady }));
  return unsteady;
}

/** Whether no error is left in the report that no test met. */
export async function isWithoutErrors(file: string): Promise<boolean> {
  return (await read(file).catch(() => null))?.unhandled.length === 0;
}
