import { styled } from "../terminal";
import { filesToRunAgain, isWithoutErrors, takeSecondRun } from "./run-again";

const REPORTERS = ["--reporter=dot", "--reporter=./scripts/suite/errors-reporter.ts"];
const VITEST = ["node_modules/vitest/vitest.mjs", "run", ...REPORTERS];

/** Runs unit and service tests through `run`, and once more alone the few files that failed beside others. Writes one JSON report. */
export async function runUnitTests(
  run: (name: string, args: string[]) => Promise<boolean>,
  report: string,
): Promise<boolean> {
  if (await run("unit and service tests", [...VITEST, `--outputFile.json=${report}`])) return true;
  const files = await filesToRunAgain(report);
  if (files.length === 0) return false;
  const second = `${report}.again`;
  const isPassed = await run("what failed beside others, alone", [
    ...VITEST,
    `--outputFile.json=${second}`,
    "--no-file-parallelism",
    ...files,
  ]);
  const unsteady = await takeSecondRun(report, second).catch(() => []);
  for (const one of unsteady) console.log(`${styled("yellow", "failed beside others, and passed alone:")} ${one}`);
  return isPassed && (await isWithoutErrors(report));
}
