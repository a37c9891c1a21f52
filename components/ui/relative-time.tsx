const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30.44 * DAY;
const YEAR = 365.25 * DAY;

const STEPS: readonly (readonly [number, Intl.RelativeTimeFormatUnit])[] = [
  [YEAR, "year"],
  [MONTH, "month"],
  [WEEK, "week"],
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
];

const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const absolute = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** "3 days ago", "in 2 hours"; under a minute it is "just now". */
export function relativeWords(at: Date, now: Date): string {
  const distance = at.getTime() - now.getTime();
  const step = STEPS.find(([length]) => Math.abs(distance) >= length);
  return step ? words.format(Math.trunc(distance / step[0]), step[1]) : "just now";
}

/** An instant (RFC 3339) as seen from `now`; the absolute time in UTC is in `title`. */
export function RelativeTime({ at, now }: { at: string; now: Date }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} title={`${absolute.format(instant)} UTC`}>
      {relativeWords(instant, now)}
    </time>
  );
}

/** "1 d 21 h", "5 h 12 min": how long until `at`; "now" when it has passed. */
export function countdownWords(at: Date, now: Date): string {
  const left = at.getTime() - now.getTime();
  if (left <= 0) return "now";
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
}
