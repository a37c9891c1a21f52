import { and, eq } from "drizzle-orm";
import { connect, schema } from "@/db/client";
import { weekOf } from "@/lib/core/week";

const v = schema.votes;
/** Votes that may still be under way at the end, in seconds' worth of them: with more the database did not keep up. */
const LATE_SECONDS_MAX = 1;
const CONNECTIONS = 2;
type Vote = Pick<typeof v.$inferSelect, "listingId" | "userId">;

/**
 * Casts votes and takes them back by turns, `perSecond` in all, for listings drawn from all `size` and each in a transaction of its
 * own; the result ends it. Then all are taken back: the database is as it was.
 */
export async function startVoting(url: string, size: number, perSecond: number): Promise<() => Promise<void>> {
  const { db, close } = connect(url, CONNECTIONS);
  const draw = () => 1 + Math.floor(Math.random() * size);
  const cast: Vote[] = [];
  const moves: Promise<void>[] = [];
  let done = 0;
  const takeBack = async ({ listingId, userId }: Vote) =>
    void (await db.delete(v).where(and(eq(v.listingId, listingId), eq(v.userId, userId))));
  const move = async () => {
    const last = moves.length % 2 === 1 ? cast.pop() : undefined;
    if (last) await takeBack(last);
    else cast.push(...(await castVote(db, { listingId: draw(), userId: `person-${draw()}` })));
    done += 1;
  };
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (moves.length < due) moves.push(move());
  }, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    const late = moves.length - done;
    await Promise.all(moves);
    for (const vote of cast) await takeBack(vote);
    await close();
    if (late > LATE_SECONDS_MAX * perSecond) throw new Error(`The database was ${late} votes behind.`);
  };
}

/** Answers the vote, or nothing when that person had voted before. */
function castVote(db: ReturnType<typeof connect>["db"], vote: Vote): Promise<Vote[]> {
  const castAt = new Date();
  return db
    .insert(v)
    .values({ ...vote, siteId: 1, castAt, stateAt: castAt, week: weekOf(castAt) })
    .onConflictDoNothing()
    .returning({ listingId: v.listingId, userId: v.userId });
}
