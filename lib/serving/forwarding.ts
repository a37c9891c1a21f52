import type { InngestFunction } from "inngest";
import { createOwnClient, deliverEventsTo, inngest } from "@/inngest/client";
import { createServe, register, serveInProcess } from "@/inngest/serve";
import type { App } from "@/lib/api/process/app";
import { env, inngestServer } from "@/lib/core/env";
import { startForwarder } from "@/lib/runner/forward";
import { readFunctions } from "@/lib/runner/functions";
import { countPending, lendRuns } from "@/lib/runner/lent-runs";
import { stageEvents } from "@/lib/runner/relay";
import { EventRefused, type Send } from "@/lib/runner/relay-to-server";
import { type Runner, startRunner } from "@/lib/runner/runner";
import { backgroundFunctions } from "./functions";
import { keepRegistering } from "./registration";

/** Where an Inngest server drives the functions: tells it of them, hands it what is staged, and ends here what was begun here. */
export async function startForwarding(app: App): Promise<Runner> {
  const connection = { db: app.db, url: app.databaseUrl };
  deliverEventsTo((events, source) => stageEvents(app.db, events, source));
  const functions = await backgroundFunctions(app);
  const forwarder = await startForwarder({ connection, send: await sender(app, functions), now: app.now });
  const parts = [forwarder, ...(await startLeft(app, functions))];
  const handler = createServe(functions);
  if (inngestServer(env())) parts.push(keepRegistering(() => register(handler)));
  return {
    ...forwarder,
    async close() {
      for (const part of parts.toReversed()) await part.close();
    },
  };
}

type Functions = InngestFunction.Any[];
type Part = Pick<Runner, "close">;

async function sender(app: App, functions: Functions): Promise<Send> {
  const known = await readFunctions(serveInProcess(functions, createOwnClient()));
  return async (events) => {
    await inngest.send(events).catch((error: Error) => {
      throw isRefusal(error) ? new EventRefused(error.message) : error;
    });
    await lendRuns(app.db, known, events, app.now());
  };
}

/** The SDK tells the server's status in its message alone. Any other status is about us or the server, not about an event. */
function isRefusal({ message }: Error): boolean {
  return /^Inngest API Error: (400|406|413|422)\b/.test(message);
}

/** Runs that the embedded runner began before the server was configured. */
async function startLeft(app: App, functions: Functions): Promise<Part[]> {
  if ((await countPending(app.db)) === 0) return [];
  const connection = { db: app.db, url: app.databaseUrl };
  const handler = serveInProcess(functions, createOwnClient());
  return [await startRunner({ connection, handler, now: app.now, onlyLeft: true })];
}
