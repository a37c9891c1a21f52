import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { z } from "zod";

/** Tests of one runner, counted. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** How long the tests of one file took. */
export interface FileTime {
  file: string;
  ms: number;
}

/** Errors that no test met, with the path of the test file that ran, "" where none did. */
export const unhandledErrors = z.array(z.object({ name: z.string(), message: z.string() })).default([]);

export const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
  unhandled: unhandledErrors,
});

export const playwrightReport = z.object({
  errors: z.array(z.unknown()).default([]),
  stats: z.looseObject({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const heldReport = z.object({ passed: z.number(), failed: z.number() });

/** A runner that left no report, or none that can be read, counts as one failure. */
const NO_REPORT: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Counts vitest's JSON report; a file that did not load, and an error that no test met, count as one failure each. */
export async function countVitest(file: string): Promise<Counts> {
  const parsed = vitestReport.safeParse(await readJson(file));
  if (!parsed.success) return NO_REPORT;
  const report = parsed.data;
  const unloaded = report.testResults.filter((one) => one.status === "failed" && one.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length + report.unhandled.length,
    skipped: report.numPendingTests,
  };
}

/** Milliseconds that the tests of each file took, the longest first; empty where there is no report. */
export async function timesOfFiles(file: string): Promise<FileTime[]> {
  const parsed = vitestReport.safeParse(await readJson(file));
  const results = parsed.success ? parsed.data.testResults : [];
  return results
    .map(({ name, startTime, endTime }) => ({ file: relative(process.cwd(), name), ms: endTime - startTime }))
    .sort((a, b) => b.ms - a.ms);
}

/** Counts playwright's JSON report; a test that passed only when repeated counts as failed. */
export async function countPlaywright(file: string): Promise<Counts> {
  const parsed = playwrightReport.safeParse(await readJson(file));
  if (!parsed.success) return NO_REPORT;
  const { stats, errors } = parsed.data;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** Counts the report of `npm run attack` or `npm run chaos`. */
export async function countHeld(file: string): Promise<Counts> {
  const parsed = heldReport.safeParse(await readJson(file));
  return parsed.success ? { ...parsed.data, skipped: 0 } : NO_REPORT;
}

const unsteadyReport = z.object({ unsteady: z.array(z.string()).default([]) });

/** What failed, or was late, beside other work and not when it ran again alone, as a report of any part names it. */
export async function unsteadyIn(file: string): Promise<string[]> {
  return unsteadyReport.safeParse(await readJson(file)).data?.unsteady ?? [];
}

/** A report's JSON; null where there is none, or none that can be read. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => "null");
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The last line of `npm test`: "12 passed, 0 failed", with the skipped ones where there are any. */
export function summary(counts: Counts): string {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  return `${counts.passed} passed, ${counts.failed} failed${skipped}`;
}
