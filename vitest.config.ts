import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{lib,db,inngest,bench,scripts,components,app,chaos}/**/*.test.{ts,tsx}"],
    // Only what hangs meets these: a machine may be busy with other work.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ["lib/testing/database/global-setup.ts"],
    maxWorkers: 2,
    // Vite sets BASE_URL to its own public path; the app's must be an origin.
    env: { BASE_URL: "http://127.0.0.1:3000", LOG_LEVEL: "error" },
  },
});
