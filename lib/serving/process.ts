import type { App } from "@/lib/api/process/app";
import type { FrontDoor } from "@/lib/api/server/front-door";
import { crawlerHostMap, env } from "@/lib/core/env";
import { flushLog, log } from "@/lib/core/log";

/** Says which settings must not be on a public machine. */
export function warnOfTestSettings(): void {
  const e = env();
  const mapped = Object.keys(crawlerHostMap(e));
  if (mapped.length > 0) log.warn("CRAWLER_HOST_MAP sends origins to local servers", { origins: mapped.join(" ") });
  if (e.ALLOW_TEST_ENDPOINTS) log.warn("ALLOW_TEST_ENDPOINTS is on: never on a public machine");
}

/** Something that ends in order. */
interface Closing {
  close(): Promise<void>;
}

/** Listens at `port` with what stands behind the door in `rest`, and ends all of it in order on a signal or when the start fails. */
export async function serveUntilEnded(
  app: App,
  door: FrontDoor,
  at: { port: number; host: string },
  start: (port: number, toClose: (part: Closing) => void) => Promise<void>,
): Promise<void> {
  const parts: Closing[] = [];
  const end = async () => {
    await door.close();
    for (const part of parts.reverse()) await part.close();
    await app.close();
    flushLog();
  };
  endOnSignal(end);
  try {
    const port = await door.listen(at.port, at.host);
    await start(port, (part) => parts.push(part));
  } catch (error) {
    await end();
    throw error;
  }
}

/** Whatever hangs by then (a call, a job, a database), the process is gone: whoever ends it may kill it after ten seconds. */
const END_DEADLINE_MS = 9_000;

/** First signal: end in order, by the deadline. A later one changes nothing: what drains is soon gone. */
function endOnSignal(end: () => Promise<void>): void {
  let isEnding = false;
  const onSignal = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(endNow, END_DEADLINE_MS).unref();
    end().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, onSignal);
  process.on("disconnect", onSignal); // of a process that another one started and left
}

function endNow(): never {
  log.error("ended without waiting any longer", { after_ms: END_DEADLINE_MS });
  flushLog();
  process.exit(1);
}

/** What a start that failed says before it ends. */
export function failStart(error: Error): never {
  console.error(error.message);
  log.debug("start failed", { error: error.stack });
  flushLog();
  process.exit(1);
}
