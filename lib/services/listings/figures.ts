import { and, arrayOverlaps, eq, gt, ne, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { ListingRow } from "./present";

const t = schema.listings;

/** Dense rank by votes within the launch week, among live listings; null outside a week. */
async function rankInWeek(db: Db, row: ListingRow): Promise<number | null> {
  if (row.status !== "live" || !row.launchWeek) return null;
  const [found] = await db
    .select({ above: sql<number>`count(distinct ${t.votes})::int` })
    .from(t)
    .where(
      and(eq(t.siteId, row.siteId), eq(t.launchWeek, row.launchWeek), eq(t.status, "live"), gt(t.votes, row.votes)),
    );
  return (found?.above ?? 0) + 1;
}

/** Live listings of the same site that share a category. */
async function countAlternatives(db: Db, row: ListingRow): Promise<number> {
  if (row.categorySlugs.length === 0) return 0;
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(t)
    .where(
      and(
        eq(t.siteId, row.siteId),
        eq(t.status, "live"),
        ne(t.id, row.id),
        arrayOverlaps(t.categoryPath, row.categorySlugs), // holds categorySlugs, and is indexed
      ),
    );
  return found?.count ?? 0;
}

/** Counted figures of a profile, read together. */
export async function figuresOf(db: Db, row: ListingRow) {
  const [rank, alternatives] = await Promise.all([rankInWeek(db, row), countAlternatives(db, row)]);
  return { rank, alternatives };
}
