import { setTimeout as delay } from "node:timers/promises";
import { log } from "@/lib/core/log";

const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 60_000;

/** Tells an Inngest server at each start what it may call, so that a deploy needs no hand; again until it is heard. */
export function keepRegistering(register: () => Promise<void>): { close(): Promise<void> } {
  const ending = new AbortController();
  const done = tryUntilHeard(register, ending.signal);
  return {
    async close() {
      ending.abort();
      await done;
    },
  };
}

async function tryUntilHeard(register: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let waitMs = FIRST_WAIT_MS; !signal.aborted; waitMs = Math.min(waitMs * 2, LAST_WAIT_MS)) {
    try {
      await register();
      return log.info("registered with the Inngest server");
    } catch (error) {
      log.warn("not registered with the Inngest server yet", { error: String(error), again_in_ms: waitMs });
    }
    await delay(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
