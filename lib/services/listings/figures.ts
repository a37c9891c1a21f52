import { and, eq, gt, ne, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import { countOf } from "@/lib/services/directory/search-query";
import { isRanked } from "./dense-ranks";
import { isLive } from "./live";
import type { ListingRow } from "./present";

const t = schema.listings;
const { placeholder } = sql;
/** A category may hold thousands; so many say it. */
const ALTERNATIVES_COUNTED_MAX = 1_000;

const countAbove = preparedQuery((db, _shape: object) =>
  db
    .select({ above: sql<number>`count(distinct ${t.votes})::int` })
    .from(t)
    .where(
      and(
        eq(t.siteId, placeholder("siteId")),
        eq(t.launchWeek, placeholder("launchWeek")),
        gt(t.votes, placeholder("votes")),
        isLive,
      ),
    )
    .prepare("count_above"),
);

/** Dense rank by votes within the launch week, among live listings; null outside a week and without votes. */
async function rankInWeek(db: Db, row: ListingRow): Promise<number | null> {
  if (row.status !== "live" || !row.launchWeek || !isRanked(row)) return null;
  const { siteId, launchWeek, votes } = row;
  const [found] = await countAbove(db, {}).execute({ siteId, launchWeek, votes });
  return (found?.above ?? 0) + 1;
}

const countAlike = preparedQuery((db, _shape: object) =>
  countOf(
    db,
    and(
      eq(t.siteId, placeholder("siteId")),
      isLive,
      ne(t.id, placeholder("id")),
      // the path is what is indexed, and it holds the categories themselves
      sql`${t.categoryPath} && (select own.category_slugs from listings own where own.id = ${placeholder("id")})`,
    ),
    ALTERNATIVES_COUNTED_MAX,
  ),
);

/** Live listings of the same site that share a category, counted to 1,000. */
async function countAlternatives(db: Db, row: ListingRow): Promise<number> {
  if (row.categorySlugs.length === 0) return 0;
  const [found] = await countAlike(db, {}).execute({ siteId: row.siteId, id: row.id });
  return found?.count ?? 0;
}

/** Counted figures of a profile, read together. */
export async function figuresOf(db: Db, row: ListingRow) {
  const [rank, alternatives] = await Promise.all([rankInWeek(db, row), countAlternatives(db, row)]);
  return { rank, alternatives };
}
