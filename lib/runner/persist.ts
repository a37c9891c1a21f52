import { setTimeout as delay } from "node:timers/promises";
import { hasCode, hasGivenWay, isDatabaseAway } from "@/db/away";

const RETRY_MS = 100;
/** Waited too long for what others lock. */
const BUSY = /^55P03$/;

/** Does `work` again until the database is back, so that a finished step is not lost to its restart. `work` must bear repetition. */
export async function persist<T>(work: () => Promise<T>, isClosing: () => boolean): Promise<T> {
  while (true) {
    try {
      return await work();
    } catch (error) {
      if (isClosing() || !isPassing(error)) throw error;
      await delay(RETRY_MS);
    }
  }
}

/** Whether an error says that the database is away or busy, in itself or in its causes. */
export function isPassing(error: unknown): boolean {
  return isDatabaseAway(error) || hasGivenWay(error) || hasCode(error, BUSY);
}
