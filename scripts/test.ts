import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playwrightFailed, vitestFailed } from "./suite/test-failures";
import {
  type Counts,
  countHeld,
  countPlaywright,
  countVitest,
  summary,
  timesOfFiles,
  unsteadyIn,
} from "./suite/test-reports";
import { filesOverBudget, slowestFiles } from "./suite/test-times";
import { runUnitTests } from "./suite/unit-tests";
import { duration, styled } from "./terminal";

/**
 * `npm test`: verify and advisories, then unit and service tests, then the journeys, then attacks and chaos in their short forms on
 * the build of the journeys. Everything runs, whatever failed before.
 */
const reports = await mkdtemp(join(tmpdir(), "ly-test-"));
const unitReport = join(reports, "vitest.json");
const journeyReport = join(reports, "playwright.json");
const attackReport = join(reports, "attack.json");
const chaosReport = join(reports, "chaos.json");

async function part(name: string, args: string[]): Promise<boolean> {
  console.log(`\n${styled("bold", name)}`);
  const start = performance.now();
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", () => resolve(null));
    child.on("close", resolve);
  });
  console.log(styled("dim", `${name}: ${code === 0 ? "passed" : "failed"} in ${duration(performance.now() - start)}`));
  return code === 0;
}

const verified = await part("verify", ["--import", "tsx", "scripts/verify.ts"]);
const advised = await part("advisories", ["--import", "tsx", "scripts/advisories.ts"]);
const unit = await runUnitTests(part, unitReport);
const times = await timesOfFiles(unitReport);
console.log(`slowest files:\n${slowestFiles(times).join("\n")}`);
const journeys = await part("journeys", ["--import", "tsx", "e2e/run.ts", "--report", journeyReport]);
const attacks = await part("attacks", ["--import", "tsx", "attack/run.ts", "--short", "--report", attackReport]);
const chaos = await part("chaos", ["--import", "tsx", "chaos/run.ts", "--short", "--report", chaosReport]);

const counted = [
  await countVitest(unitReport),
  await countPlaywright(journeyReport),
  await countHeld(attackReport),
  await countHeld(chaosReport),
];
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const counts of counted) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}
// A part that failed without a failed test (verify, advisories, a crash at the end) must not read as "0 failed".
const isGreen = verified && advised && unit && journeys && attacks && chaos;
if (!verified || !advised || (!isGreen && total.failed === 0)) total.failed += 1;
// Said once more, since a long run's beginning is often cut off where its output is kept.
for (const one of [...(await vitestFailed(unitReport)), ...(await playwrightFailed(journeyReport))])
  console.log(`${styled("red", "failed")} ${one}`);
for (const report of [unitReport, journeyReport, attackReport])
  for (const one of await unsteadyIn(report))
    console.log(`${styled("yellow", "unsteady: failed or was late beside other work, and held alone:")} ${one}`);
for (const one of filesOverBudget(times)) console.log(`${styled("yellow", "slow")} ${one}`);
const parts = { verify: verified, advisories: advised, "unit and service tests": unit, journeys, attacks, chaos };
for (const [name, isPassed] of Object.entries(parts)) if (!isPassed) console.log(styled("red", `${name} failed`));
await rm(reports, { recursive: true, force: true });
process.exitCode = isGreen && total.failed === 0 ? 0 : 1;
console.log(`\n${summary(total)}`);
