import { memoryOf } from "@/lib/api/call/memory";
import type { App } from "@/lib/api/process/app";
import { env, inngestServer, isInngestDev } from "@/lib/core/env";
import type { Send } from "@/lib/runner/relay-to-server";
import type { Runner } from "@/lib/runner/runner";
import { keepRegistering } from "./registration";

/** Drives background work here; where an Inngest server does, hands it what is staged. */
export async function startBackground(app: App): Promise<Runner> {
  const runner = await start(app);
  app.isWorking = runner.isWorking;
  return runner;
}

async function start(app: App): Promise<Runner> {
  const connection = { db: app.db, url: app.databaseUrl };
  const { deliverEventsTo, inngest } = await import("@/inngest/client");
  if (inngestServer(env()) || isInngestDev(env())) {
    const [{ startForwarder }, { EventRefused }] = await Promise.all([
      import("@/lib/runner/forward"),
      import("@/lib/runner/relay-to-server"),
    ]);
    const send: Send = (events) =>
      inngest.send(events).catch((error: Error) => {
        throw isRefusal(error) ? new EventRefused(error.message) : error;
      });
    const forwarder = await startForwarder({ connection, send, now: app.now });
    const registration = inngestServer(env()) ? keepRegistering(await registering(app)) : null;
    return {
      ...forwarder,
      async close() {
        await registration?.close();
        await forwarder.close();
      },
    };
  }
  const [{ startRunner }, { stageEvents }] = await Promise.all([
    import("@/lib/runner/runner"),
    import("@/lib/runner/relay"),
  ]);
  const isPaused = () => !memoryOf(app.db).hasRoom;
  deliverEventsTo((events, source) => stageEvents(app.db, events, source));
  const [functions, { serveInProcess }] = await Promise.all([backgroundFunctions(app), import("@/inngest/serve")]);
  return startRunner({ connection, handler: serveInProcess(functions), now: app.now, isPaused });
}

async function registering(app: App): Promise<() => Promise<void>> {
  const [functions, { createServe, register }] = await Promise.all([
    backgroundFunctions(app),
    import("@/inngest/serve"),
  ]);
  const handler = createServe(functions);
  return () => register(handler);
}

/** The SDK tells the server's status in its message alone. Any other status is about us or the server, not about an event. */
function isRefusal({ message }: Error): boolean {
  return /^Inngest API Error: (400|406|413|422)\b/.test(message);
}

/** Loaded once the API answers. */
export async function backgroundFunctions(app: App) {
  const { createFunctions } = await import("@/inngest");
  return createFunctions({ db: app.db, now: app.now });
}
