const DAY_MS = 86_400_000;

/** The day of UTC that an instant falls on, as YYYY-MM-DD. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** `count` days that follow each other, the first of which holds this instant. */
export function daysFrom(first: Date, count: number): string[] {
  return Array.from({ length: count }, (_, i) => dayOf(new Date(first.getTime() + i * DAY_MS)));
}

/** The last `count` days, oldest first, up to that of `now`. */
export function lastDays(now: Date, count: number): string[] {
  return daysFrom(new Date(now.getTime() - (count - 1) * DAY_MS), count);
}
