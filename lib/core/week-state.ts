import { type Week, weekEnd, weekOf, weekStart } from "./week";

const HOUR_MS = 3_600_000;
/** So long a week's votes stay hidden, and its order shuffled, so that an early lead does not decide it (decisions, Votes). */
export const COUNTS_HIDDEN_HOURS = 4;

export const WEEK_STATES = ["upcoming", "live", "closed"] as const;
export type WeekState = (typeof WEEK_STATES)[number];

/** Where a launch week stands by the clock. Its awards follow a little after it closed. */
export function weekState(week: Week, now: Date): WeekState {
  if (now < weekStart(week)) return "upcoming";
  return now < weekEnd(week) ? "live" : "closed";
}

/** Until when a week's counts and order say nothing; null once they do. */
export function countsHiddenUntil(week: Week, now: Date): Date | null {
  const until = new Date(weekStart(week).getTime() + COUNTS_HIDDEN_HOURS * HOUR_MS);
  return now < until ? until : null;
}

/** The week whose counts and order say nothing yet; null outside a week's first hours. */
export function hiddenWeekAt(now: Date): Week | null {
  const week = weekOf(now);
  return countsHiddenUntil(week, now) ? week : null;
}
