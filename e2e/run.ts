import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { journeysToRunAgain, takeSecondJourneys } from "../scripts/suite/journeys-again";
import { duration, styled } from "../scripts/terminal";
import { type Lane, startLane, tellLanes } from "./lanes/lanes";

/**
 * `npm run test:e2e`: every journey in a browser, in lanes side by side, each with a seeded app and a sample site of its own. The few
 * that fail run once more, alone, and filmed. Other arguments go to Playwright: one file of journeys named needs one lane.
 */
const LANES = 2;
const { report: wanted, others } = readArguments(process.argv.slice(2));
const folder = await mkdtemp(join(tmpdir(), "ly-journeys-"));
const report = wanted ?? join(folder, "first.json");
const lastRun = join(folder, "last-run.json");
const lanes: Lane[] = [];

function readArguments(all: string[]): { report: string | undefined; others: string[] } {
  const at = all.indexOf("--report");
  return at < 0 ? { report: undefined, others: all } : { report: all[at + 1], others: all.toSpliced(at, 2) };
}

/** Ends with its code; 1 where it could not be started, or was ended. Ends with this process: journeys without lanes only fail. */
function run(args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    const end = () => child.kill("SIGINT"); // which Playwright passes on to its workers
    process.once("SIGTERM", end);
    child.on("error", () => resolve(1));
    child.on("close", (code) => {
      process.off("SIGTERM", end);
      resolve(code ?? 1);
    });
  });
}

/** Before there are lanes: each would build for itself. */
async function build(): Promise<void> {
  const code = await run(["--import", "tsx", "scripts/start.ts", "--build-only"], { NODE_ENV: "production" });
  if (code !== 0) throw new Error("The app was not built.");
}

async function openLanes(count: number): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: count }, startLane));
  for (const one of opened) if (one.status === "fulfilled") lanes.push(one.value);
  for (const one of opened) if (one.status === "rejected") throw one.reason;
}

const closeLanes = () => Promise.all(lanes.splice(0).map((lane) => lane.close()));

function runPlaywright(args: string[], env: Record<string, string>): Promise<number> {
  const command = ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts"];
  const told = { ...tellLanes(lanes), PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: lastRun, ...env };
  return run([...command, ...args], told);
}

/** Where few failed: those alone, with an app as new as theirs was. Answers Playwright's code. */
async function runAgain(): Promise<number> {
  await closeLanes();
  await openLanes(1);
  console.log(styled("bold", "\nwhat failed beside others, alone"));
  const second = join(folder, "second.json");
  const code = await runPlaywright([...others, "--last-failed"], { E2E_REPORT: second, E2E_AGAIN: "1" });
  const unsteady = await takeSecondJourneys(report, second).catch(() => []);
  for (const one of unsteady) console.log(`${styled("yellow", "failed beside others, and passed alone:")} ${one}`);
  return code;
}

async function tell(doing: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${doing} (${duration(performance.now() - start)})`);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void closeLanes().then(() => process.exit(130)));
}
try {
  await tell("Build, where sources changed", build);
  const files = others.filter((one) => one.includes(".spec"));
  await tell("Apps, databases and seeds", () => openLanes(files.length === 1 ? 1 : LANES));
  process.exitCode = await runPlaywright(others, { E2E_REPORT: report });
  if (process.exitCode !== 0 && (await journeysToRunAgain(report)) > 0) process.exitCode = await runAgain();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeLanes();
  await rm(folder, { recursive: true, force: true });
}
