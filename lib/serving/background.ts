import type { App } from "@/lib/api/process/app";
import { env, usesInngestServer } from "@/lib/core/env";
import type { Runner } from "@/lib/runner/runner";

/** Drives background work here; where an Inngest server does, hands it what is staged. */
export async function startBackground(app: App): Promise<Runner> {
  const runner = await start(app);
  app.isWorking = runner.isWorking;
  return runner;
}

async function start(app: App): Promise<Runner> {
  const connection = { db: app.db, url: app.databaseUrl };
  const { deliverEventsTo, inngest } = await import("@/inngest/client");
  if (usesInngestServer(env())) {
    const { startForwarder } = await import("@/lib/runner/forward");
    return startForwarder({ connection, send: (events) => inngest.send(events), now: app.now });
  }
  const [{ startRunner }, { stageEvents }] = await Promise.all([
    import("@/lib/runner/runner"),
    import("@/lib/runner/relay"),
  ]);
  deliverEventsTo((events, source) => stageEvents(app.db, events, source));
  const [functions, { serveInProcess }] = await Promise.all([backgroundFunctions(app), import("@/inngest/serve")]);
  return startRunner({ connection, handler: serveInProcess(functions), now: app.now });
}

/** Loaded once the API answers. */
export async function backgroundFunctions(app: App) {
  const { createFunctions } = await import("@/inngest");
  return createFunctions({ db: app.db, now: app.now });
}
