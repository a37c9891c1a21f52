import { and, eq, lte, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { forgetNetworks, refuseClusters } from "./clusters";

const v = schema.votes;
const HOUR_MS = 3_600_000;
/** So long somebody can look at a held vote before it is decided by itself (decisions, Votes). */
export const HELD_HOURS = 72;
/** Votes released in one statement. */
const BATCH = 1_000;

/** Decides the votes that nobody decided in time: those of clusters are refused, the others count from now on. Repeatable. */
export async function settleHeldVotes(db: Db, now: Date): Promise<{ refused: number; released: number }> {
  const until = new Date(now.getTime() - HELD_HOURS * HOUR_MS);
  const refused = await refuseClusters(db, now, until);
  const released = await releaseHeldVotes(db, now, until);
  await forgetNetworks(db, now);
  return { refused, released };
}

async function releaseHeldVotes(db: Db, now: Date, until: Date): Promise<number> {
  const isDue = and(eq(v.state, "held"), lte(v.stateAt, until));
  for (let released = 0; ; ) {
    const due = db
      .select({ listingId: v.listingId, userId: v.userId })
      .from(v)
      .where(isDue)
      .orderBy(v.listingId, v.userId)
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const rows = await db
      .update(v)
      .set({
        state: "released",
        stateAt: now,
        reason: sql`${v.reason} || ${` Released after ${HELD_HOURS} hours.`}`,
      })
      .where(sql`(${v.listingId}, ${v.userId}) in ${due}`)
      .returning({ id: v.listingId });
    released += rows.length;
    if (rows.length < BATCH) return released;
  }
}
