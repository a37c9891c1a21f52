import { Temporal } from "temporal-polyfill";

/** An ISO 8601 week such as `2026-W48`: Monday 00:00 to Sunday 24:00 UTC. Never a bare number. */
export type Week = string & { readonly __week: unique symbol };

const PATTERN = /^(\d{4})-W(\d{2})$/;

/** Weeks in an ISO year: 53 when 28 December falls in week 53, else 52. */
export function weeksInYear(year: number): 52 | 53 {
  return Temporal.PlainDate.from({ year, month: 12, day: 28 }).weekOfYear === 53 ? 53 : 52;
}

/** Parses `YYYY-Www`; null when the text is no week of the ISO calendar (2025-W53 is none, 2026-W53 is one). */
export function parseWeek(text: string): Week | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const [year, week] = [Number(match[1]), Number(match[2])];
  if (year < 1970 || week < 1 || week > weeksInYear(year)) return null;
  return text as Week;
}

function weekOfDate(date: Temporal.PlainDate): Week {
  return `${String(date.yearOfWeek).padStart(4, "0")}-W${String(date.weekOfYear).padStart(2, "0")}` as Week;
}

/** The week an instant falls in, in UTC. */
export function weekOf(instant: Date): Week {
  return weekOfDate(Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO("UTC").toPlainDate());
}

function mondayOf(week: Week): Temporal.PlainDate {
  const [, year, number] = PATTERN.exec(week) ?? [];
  const fourth = Temporal.PlainDate.from({ year: Number(year), month: 1, day: 4 }); // 4 January is always in week 1
  return fourth.subtract({ days: fourth.dayOfWeek - 1 }).add({ weeks: Number(number) - 1 });
}

/** Moves a week by whole weeks, across year ends. */
export function addWeeks(week: Week, count: number): Week {
  return weekOfDate(mondayOf(week).add({ weeks: count }));
}

/** First instant of the week (inclusive). */
export function weekStart(week: Week): Date {
  return new Date(mondayOf(week).toZonedDateTime("UTC").epochMilliseconds);
}

/** First instant after the week (exclusive). */
export function weekEnd(week: Week): Date {
  return weekStart(addWeeks(week, 1));
}

/** Reads `2026-W48`, `current` or `next` against a clock; null when it is neither. */
export function resolveWeek(text: string, now: Date): Week | null {
  if (text === "current") return weekOf(now);
  if (text === "next") return addWeeks(weekOf(now), 1);
  return parseWeek(text);
}

/** "16–22 Nov 2026": the days a week covers, for people. */
export function weekDays(week: Week): string {
  const first = mondayOf(week);
  const last = first.add({ days: 6 });
  const month = (day: Temporal.PlainDate) => day.toLocaleString("en-GB", { month: "short" });
  if (first.year !== last.year)
    return `${first.day} ${month(first)} ${first.year} – ${last.day} ${month(last)} ${last.year}`;
  if (first.month !== last.month) return `${first.day} ${month(first)} – ${last.day} ${month(last)} ${last.year}`;
  return `${first.day}–${last.day} ${month(last)} ${last.year}`;
}
