import type { Inngest, InngestFunction } from "inngest";
import type { OpenDatabase } from "@/db/open";
import { createInProcessClient, type EventSink } from "@/inngest/client";
import { serveInProcess } from "@/inngest/serve";
import { stageEvents } from "@/lib/runner/relay";
import { type Runner, startRunner } from "@/lib/runner/runner";
import type { Backoff } from "@/lib/runner/times";

const nothing = () => undefined;
/** Tests fail steps on purpose; what a run ended with stands in its row. */
const silentLogger = { info: nothing, warn: nothing, error: nothing, debug: nothing };

interface RunnerSettings {
  now?: () => Date;
  backoff?: Backoff;
  isPaused?: () => boolean;
}

/** A runner of its own functions on a test's database; retries come at once unless `backoff` says otherwise. */
export function startTestRunner(
  connection: Pick<OpenDatabase, "db" | "url">,
  define: (client: Inngest) => InngestFunction.Any[],
  { now = () => new Date(), backoff = () => 0, isPaused = () => false }: RunnerSettings = {},
): Promise<Runner> {
  const deliver: EventSink = (events, source) => stageEvents(connection.db, events, source);
  const client = createInProcessClient("test", deliver, silentLogger);
  return startRunner({ connection, handler: serveInProcess(define(client), client), now, backoff, isPaused });
}

/** Stages an event as an operation would, and gives its key. */
export async function sendTestEvent(
  { db }: Pick<OpenDatabase, "db">,
  name: string,
  data: Record<string, unknown> = {},
): Promise<string> {
  const [key = ""] = await stageEvents(db, [{ name, data }], null);
  return key;
}
