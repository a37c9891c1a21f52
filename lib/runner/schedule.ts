import { CronExpressionParser } from "cron-parser";
import { and, eq, lt, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { RunnerFunction, RunnerFunctions } from "./functions";
import { createRuns } from "./runs";

const { runnerTicks } = schema;
const TIME_ZONE = /^TZ=(\S+)\s+/;

/** The latest tick at or before `now` and the next one after it. Takes five fields, in UTC or after `TZ=Area/City`. */
export function ticksAround(cron: string, now: Date): { latest: Date; next: Date } {
  const tz = TIME_ZONE.exec(cron)?.[1] ?? "UTC";
  const expression = cron.replace(TIME_ZONE, "");
  const justAfter = new Date(now.getTime() + 1);
  return {
    latest: CronExpressionParser.parse(expression, { currentDate: justAfter, tz }).prev().toDate(),
    next: CronExpressionParser.parse(expression, { currentDate: now, tz }).next().toDate(),
  };
}

/** Makes schedules known: one that is new ticks from now on, not for the past. What no function has any more is forgotten. */
export async function registerSchedules(db: Db, functions: RunnerFunctions, now: Date): Promise<void> {
  const rows = schedulesOf(functions).map(({ fn, cron }) => ({ functionId: fn.id, cron, lastAt: now }));
  const kept = sql.join([sql`('', '')`, ...rows.map(({ functionId, cron }) => sql`(${functionId}, ${cron})`)], sql`, `);
  await db.delete(runnerTicks).where(sql`(${runnerTicks.functionId}, ${runnerTicks.cron}) not in (${kept})`);
  if (rows.length > 0) await db.insert(runnerTicks).values(rows).onConflictDoNothing();
}

/** Calls what is due, once over all processes; of the ticks missed while none ran, the latest is made up. Gives the next tick. */
export async function tick(db: Db, functions: RunnerFunctions, now: Date): Promise<Date | null> {
  const times: number[] = [];
  for (const { fn, cron } of schedulesOf(functions)) {
    const { latest, next } = ticksAround(cron, now);
    times.push(next.getTime());
    await tickOnce(db, { fn, cron, latest, now });
  }
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

async function tickOnce(
  db: Db,
  { fn, cron, latest, now }: { fn: RunnerFunction; cron: string; latest: Date; now: Date },
): Promise<void> {
  const isDue = and(eq(runnerTicks.functionId, fn.id), eq(runnerTicks.cron, cron), lt(runnerTicks.lastAt, latest));
  await db.transaction(async (tx) => {
    const [due] = await tx.update(runnerTicks).set({ lastAt: latest }).where(isDue).returning();
    if (!due) return;
    const id = `cron:${cron}@${now.toISOString()}`; // not of the tick: that may come again once the clock is set back
    const event = { id, name: "inngest/scheduled.timer", data: { cron }, ts: latest.getTime() };
    await createRuns(tx, [{ fn, event }], now);
  });
}

function schedulesOf(functions: RunnerFunctions): { fn: RunnerFunction; cron: string }[] {
  return [...functions.values()].flatMap((fn) => fn.crons.map((cron) => ({ fn, cron })));
}
