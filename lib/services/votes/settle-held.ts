import { and, eq, lte, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const v = schema.votes;
const HOUR_MS = 3_600_000;
/** So long somebody can look at a held vote before it counts by itself (decisions, Votes). */
export const HELD_HOURS = 72;
/** Votes released in one statement. */
const BATCH = 1_000;

/** Releases the votes that nobody refused in time; they count from now on. Answers how many. Repeatable. */
export async function releaseHeldVotes(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - HELD_HOURS * HOUR_MS);
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
