import { ConsoleLogger, Inngest, type Logger } from "inngest";
import { z } from "zod";
import { type Env, env, inngestServer, isInngestDev } from "@/lib/core/env";

const sentEvent = z.object({ name: z.string(), data: z.record(z.string(), z.unknown()), id: z.string().optional() });

/** What `step.sendEvent` and `inngest.send` hand over. */
export type SentEvent = z.infer<typeof sentEvent>;

/** Keeps events and answers with their ids; `source` names the sending step, the same on every retry. */
export type EventSink = (events: SentEvent[], source: string | null) => Promise<string[]>;

let sink: EventSink = () => {
  throw new Error("Events cannot be sent yet: call deliverEventsTo() first, or stage them in the outbox.");
};

/** Where events go that background functions send while the embedded runner is in charge. */
export function deliverEventsTo(next: EventSink): void {
  sink = next;
}

/** A client whose events reach `deliver` in this process, as an Inngest server's event API would take them. */
export function createInProcessClient(id: string, deliver: EventSink, logger?: Logger): Inngest {
  return new Inngest({
    id,
    isDev: true,
    ...(logger && { logger }),
    fetch: async (_url, init) => {
      const sent = z.array(sentEvent).parse(JSON.parse(String(init?.body)));
      const ids = await deliver(sent, await sendingStep());
      return Response.json({ ids, status: 200 });
    },
  });
}

async function sendingStep(): Promise<string | null> {
  // Loaded on first use: it brings tracing code that a start does not need.
  const { getAsyncCtx } = await import("inngest/experimental");
  const execution = (await getAsyncCtx())?.execution;
  const step = execution?.executingStep?.id;
  return step ? `${execution.ctx.runId}:${step}` : null;
}

const APP_ID = "launchyard";
const logger = new ConsoleLogger({ level: env().LOG_LEVEL });

/** For what the embedded runner began before a server was configured: driven in this process, to its end. */
export const createOwnClient = (): Inngest =>
  createInProcessClient(APP_ID, (events, source) => sink(events, source), logger);

/** Everything is said outright: the SDK would take it from the environment, past our own check of it. */
function createClient(e: Env): Inngest {
  const server = inngestServer(e);
  if (server) return new Inngest({ id: APP_ID, logger, isDev: false, ...server });
  if (isInngestDev(e)) return new Inngest({ id: APP_ID, logger, isDev: true });
  return createOwnClient();
}

/** The client of all background functions: of an Inngest server where one is configured, else of the embedded runner. */
export const inngest: Inngest = createClient(env());
