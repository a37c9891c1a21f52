/** Waits before the second, third, … try; the last one repeats. */
const BACKOFF_MS = [1, 5, 15, 60, 300, 900, 3_600].map((seconds) => seconds * 1_000);
const JITTER = 0.2;

/** How long to wait before trying again, in milliseconds, after `attempt` failures. */
export type Backoff = (attempt: number) => number;

/** Grows from a second to an hour, spread a little so that failures of one cause do not all return together. */
export const growingBackoff: Backoff = (attempt) => {
  const ms = BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length) - 1] ?? 0;
  return Math.round(ms * (1 + JITTER * Math.random()));
};

/** When to try again: as a RetryAfterError asked (seconds or an instant), else by the backoff. */
export function retryTime(now: Date, retryAfter: string | null, waitMs: number): Date {
  if (retryAfter === null) return new Date(now.getTime() + waitMs);
  if (/^\d+$/.test(retryAfter)) return new Date(now.getTime() + Number(retryAfter) * 1_000);
  const instant = Date.parse(retryAfter);
  if (Number.isNaN(instant)) throw new Error(`Neither seconds nor an instant: ${retryAfter}`);
  return new Date(instant);
}
