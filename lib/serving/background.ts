import { memoryOf } from "@/lib/api/call/memory";
import type { App } from "@/lib/api/process/app";
import { env, inngestServer, isInngestDev } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import type { Runner } from "@/lib/runner/runner";
import { learnWords } from "@/lib/services/directory/search/learn-words";
import { backgroundFunctions } from "./functions";

/** Drives background work here; where an Inngest server does, hands it what is staged. */
export async function startBackground(app: App): Promise<Runner> {
  const isElsewhere = inngestServer(env()) !== null || isInngestDev(env());
  const runner = isElsewhere ? await (await import("./forwarding")).startForwarding(app) : await startDriving(app);
  app.isWorking = runner.isWorking;
  return runner;
}

async function startDriving(app: App): Promise<Runner> {
  void learnWords(app.db).catch((error: Error) => log.warn("words were not learned", { error: error.message }));
  const connection = { db: app.db, url: app.databaseUrl };
  const [{ deliverEventsTo }, { startRunner }, { stageEvents }] = await Promise.all([
    import("@/inngest/client"),
    import("@/lib/runner/runner"),
    import("@/lib/runner/relay"),
  ]);
  const isPaused = () => !memoryOf(app.db).hasRoom;
  deliverEventsTo((events, source) => stageEvents(app.db, events, source));
  const [functions, { serveInProcess }] = await Promise.all([backgroundFunctions(app), import("@/inngest/serve")]);
  return startRunner({ connection, handler: serveInProcess(functions), now: app.now, isPaused });
}
