import { and, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { getsMail } from "../addresses/mail-addresses";

const f = schema.follows;
const p = schema.followers;

/** Confirmed followers of a listing whose addresses take mail and want news. */
const wantNewsOf = (listingId: number) =>
  and(eq(f.listingId, listingId), isNotNull(f.confirmedAt), getsMail(p.email, "wantsNews"));

/** How many would get an update by mail now. */
export async function countMailed(db: Db, listingId: number): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(f)
    .innerJoin(p, eq(p.id, f.followerId))
    .where(wantNewsOf(listingId));
  return row?.n ?? 0;
}

/** The next of those who followed when the update was published, in the order of their ids, after the one that is named. */
export async function listMailed(
  db: Db,
  { listingId, publishedAt }: { listingId: number; publishedAt: Date },
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: f.followerId })
    .from(f)
    .innerJoin(p, eq(p.id, f.followerId))
    .where(and(wantNewsOf(listingId), lte(f.confirmedAt, publishedAt), gt(f.followerId, after)))
    .orderBy(f.followerId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The address of one of them, if it still follows and wants news; null otherwise. */
export async function findMailed(db: Db, listingId: number, followerId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: p.email })
    .from(f)
    .innerJoin(p, eq(p.id, f.followerId))
    .where(and(wantNewsOf(listingId), eq(f.followerId, followerId)));
  return row?.email ?? null;
}
