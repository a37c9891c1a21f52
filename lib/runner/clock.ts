import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";

/** Clocks of several machines differ by less, and so do two looks at one clock that is only corrected a little. */
export const CLOCK_SLACK_MS = 60_000;

/**
 * After the clock was set back, everything that was timed by the clock before would sleep for as long as it was wrong: runs go on
 * now, and schedules tick from now on.
 */
export async function forgetFuture(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const future = sql`${new Date(now.getTime() + CLOCK_SLACK_MS).toISOString()}::timestamptz`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update runner_runs set wake_at = least(wake_at, ${at}), parked_at = ${at}
      where status = 'pending' and worker is null and parked_at > ${future}`);
    await tx.execute(sql`update runner_ticks set last_at = ${at} where last_at > ${future}`);
  });
}
