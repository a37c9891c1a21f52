import { eq, sql } from "drizzle-orm";
import { connect, schema } from "@/db/client";

const s = schema.listingStats;
/** Votes that may still be under way at the end, in seconds' worth of them: with more the database did not keep up. */
const LATE_SECONDS_MAX = 1;

/** Casts `perSecond` votes for listings drawn from all `size`, each in a transaction of its own; the result ends it. */
export async function startVoting(url: string, size: number, perSecond: number): Promise<() => Promise<void>> {
  const { db, close } = connect(url, 2);
  const votes: Promise<unknown>[] = [];
  let counted = 0;
  const cast = async () => {
    const listingId = 1 + Math.floor(Math.random() * size);
    await db
      .update(s)
      .set({ votes: sql`${s.votes} + 1` })
      .where(eq(s.listingId, listingId));
    counted += 1;
  };
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (votes.length < due) votes.push(cast());
  }, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    const late = votes.length - counted;
    await Promise.all(votes);
    await close();
    if (late > LATE_SECONDS_MAX * perSecond) throw new Error(`The database was ${late} votes behind.`);
  };
}
