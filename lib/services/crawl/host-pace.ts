import { lt, sql } from "drizzle-orm";
import { isDatabaseAway } from "@/db/away";
import { type Db, schema } from "@/db/client";
import { crawlError } from "@/lib/drafting/crawl/crawl-error";
import { Pace, type Pacing, pause } from "@/lib/drafting/crawl/pace";

const t = schema.hostPaces;
/** Where a host names no Crawl-delay it is asked so often by all of us together, in milliseconds between two requests … */
const USUAL_MS = 50;
/** … after a few dozen at once, which is what some visits side by side ask for. */
const BURST_MS = 40 * USUAL_MS;
/** Nobody waits longer for a turn: a visit has no more time. */
const WAIT_MAX_MS = 25_000;
/** Rows of hosts that nobody asked for so long are forgotten. */
const KEPT_MS = 3_600_000;

/**
 * Spaces out the requests of all visits of all processes to one host, by its Crawl-delay or by our own pace: a row per host holds
 * when the next may be made. While the row cannot be written each visit keeps its own pace.
 */
export function hostPace(db: Db): Pacing {
  const own = new Pace();
  return {
    async wait(host, delayMs, signal) {
      const waitMs = await takeTurn(db, host, delayMs).catch((error: unknown) => {
        if (isDatabaseAway(error)) return undefined;
        throw error;
      });
      if (waitMs === undefined) return own.wait(host, delayMs, signal);
      if (waitMs === null) throw crawlError("out_of_time", { seconds: WAIT_MAX_MS / 1_000 });
      if (waitMs > 0) await pause(waitMs, signal);
    },
  };
}

/** Milliseconds until the turn that was taken; null where all turns for as long as anybody waits are taken. */
async function takeTurn(db: Db, host: string, delayMs: number): Promise<number | null> {
  const stepMs = Math.max(delayMs, USUAL_MS);
  const aheadMs = delayMs > 0 ? 0 : BURST_MS;
  const at = sql`clock_timestamp()`;
  const after = (ms: number) => sql`${at} + make_interval(secs => ${ms / 1_000}::float8)`;
  const latest = after(WAIT_MAX_MS + aheadMs);
  // a time further away than anybody waits is of before the clock was set back
  const isStrange = sql`host_paces.next_at > ${after(2 * (WAIT_MAX_MS + BURST_MS))}`;
  const [row] = await db.execute<{ wait_ms: number }>(sql`
    insert into host_paces (host, next_at) values (${host}, ${after(stepMs)})
    on conflict (host) do update set next_at = (case when ${isStrange} then ${at} else greatest(host_paces.next_at, ${at}) end)
      + make_interval(secs => ${stepMs / 1_000}::float8)
    where host_paces.next_at <= ${latest} or ${isStrange}
    returning extract(epoch from next_at - ${at})::float8 * 1000 as wait_ms`);
  return row ? Math.max(0, row.wait_ms - stepMs - aheadMs) : null;
}

/** Forgets hosts that nobody asked for a while. */
export async function pruneHostPaces(db: Db): Promise<void> {
  await db.delete(t).where(lt(t.nextAt, sql`clock_timestamp() - make_interval(secs => ${KEPT_MS / 1_000})`));
}
