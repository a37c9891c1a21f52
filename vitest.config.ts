import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testsInNeedOfOwnProcess } from "./scripts/suite/needs-own-process.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const include = ["{lib,db,inngest,bench,scripts,components,app,attack,chaos}/**/*.test.{ts,tsx}"];
const apart = testsInNeedOfOwnProcess(include, root);

export default defineConfig({
  resolve: { alias: { "@": root } },
  test: {
    // Only what hangs meets these: a machine may be busy with other work, and FUZZ_TIMES ask for more of it.
    testTimeout: 60_000 * Math.max(1, Number(process.env.FUZZ_TIMES ?? 1)),
    hookTimeout: 120_000,
    globalSetup: ["lib/testing/database/global-setup.ts"],
    maxWorkers: 3, // on two cores: a test waits for the database, for processes and for deadlines in turn
    // Vite sets BASE_URL to its own public path; the app's must be an origin.
    env: { BASE_URL: "http://127.0.0.1:3000", LOG_LEVEL: "error" },
    projects: [
      { extends: true, test: { name: "apart", include: apart } },
      // Loading what a service needs takes as long as its tests: once a worker, not once a file.
      { extends: true, test: { name: "together", include, exclude: ["**/node_modules/**", ...apart], isolate: false } },
    ],
  },
});
