import { defineConfig } from "@playwright/test";
import { findChromium } from "../lib/testing/chromium";

const { executablePath, args, env } = findChromium(process.env.CHROMIUM_PATH);
const report = process.env.E2E_REPORT;

/** Journeys in a real browser against one running app (e2e/run.ts starts it and names it in the environment). */
export default defineConfig({
  testDir: ".",
  outputDir: ".artifacts",
  workers: 1, // two cores: one for the browser, one for the app
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Only what hangs meets these: a machine may be busy with other work.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ...(report ? ([["json", { outputFile: report }]] as const) : [])],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    viewport: { width: 1280, height: 900 },
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args, env: { ...inherited(), ...env } },
  },
});

function inherited(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
