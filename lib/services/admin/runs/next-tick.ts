import { CronExpressionParser } from "cron-parser";

const TIME_ZONE = /^TZ=(\S+)\s+/;

/** When a schedule comes round next, after an instant; in UTC or after `TZ=Area/City`, as the runner has it. */
export function nextTick(cron: string, after: Date): string {
  const tz = TIME_ZONE.exec(cron)?.[1] ?? "UTC";
  const expression = CronExpressionParser.parse(cron.replace(TIME_ZONE, ""), { currentDate: after, tz });
  return expression.next().toDate().toISOString();
}
