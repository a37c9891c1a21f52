import { setTimeout as delay } from "node:timers/promises";

const RETRY_MS = 100;
/** The database is away for now: codes of the driver, of the system, and of PostgreSQL's classes 08 and 57P. */
const AWAY = /^(CONNECTION_(CLOSED|DESTROYED)|CONNECT_TIMEOUT|ECONN(REFUSED|RESET)|EPIPE|08\w{3}|57P0[123])$/;
/** Two transactions met: the same work done again succeeds. */
const CONFLICT = /^(40001|40P01)$/;

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
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return AWAY.test(code) || CONFLICT.test(code) || isPassing(error.cause);
}
