import type { TestApp } from "./app";

/** Drives the real background functions over everything staged so far, then ends. */
export async function runFunctions({
  db,
  now,
  databaseUrl,
}: Pick<TestApp, "db" | "now" | "databaseUrl">): Promise<void> {
  // Loaded when called: these modules read the environment, which a test may set first.
  const { createFunctions } = await import("@/inngest");
  const { serveInProcess } = await import("@/inngest/serve");
  const { startRunner } = await import("@/lib/runner/runner");
  const handler = serveInProcess(createFunctions({ db, now }));
  const runner = await startRunner({ connection: { db, url: databaseUrl }, handler, now });
  try {
    await runner.idle();
  } finally {
    await runner.close();
  }
}
