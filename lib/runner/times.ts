import { lookup } from "@/lib/core/lookup";

const UNIT_MS = lookup<number>({ w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 });

/** When a wait ends: `text` is a duration such as `1d2h30m` (counted from `now`) or an instant, as the SDK writes them. */
export function timeAfter(now: Date, text: string): Date {
  const parts = [...text.matchAll(/(\d+)([wdhms])/g)];
  const isDuration = text === parts.map(([part]) => part).join("");
  if (!isDuration) return parseInstant(text);
  const ms = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNIT_MS.get(unit ?? "") ?? 0), 0);
  return new Date(now.getTime() + ms);
}

function parseInstant(text: string): Date {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new Error(`Neither a duration nor an instant: ${text}`);
  return new Date(time);
}

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
  return /^\d+$/.test(retryAfter) ? new Date(now.getTime() + Number(retryAfter) * 1_000) : parseInstant(retryAfter);
}
