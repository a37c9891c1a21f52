import { defineConfig } from "@playwright/test";
import { findChromium } from "../lib/testing/chromium";
import { takeLane } from "./lanes/lanes";

const { lanes } = takeLane();
const { executablePath, args, env } = findChromium(process.env.CHROMIUM_PATH);
const report = process.env.E2E_REPORT;
/** Journeys that failed and run once more. Only these are filmed: it takes the browser as long as the journeys themselves. */
const isAgain = process.env.E2E_AGAIN !== undefined;

/** Journeys in a real browser, each worker against an app of its own (e2e/run.ts starts them and names them in the environment). */
export default defineConfig({
  testDir: ".",
  outputDir: isAgain ? ".artifacts/again" : ".artifacts/first",
  workers: lanes,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  retries: 0, // e2e/run.ts repeats the few that fail, with an app as new as theirs was
  // Only what hangs meets these: a machine may be busy with other work.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ...(report ? ([["json", { outputFile: report }]] as const) : [])],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    viewport: { width: 1280, height: 900 },
    trace: isAgain ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args, env: { ...inherited(), ...env } },
  },
});

function inherited(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
