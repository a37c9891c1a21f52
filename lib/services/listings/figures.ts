import { and, eq, ne, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import { countOf } from "@/lib/services/directory/search-query";
import { isRanked } from "./dense-ranks";
import { isLive } from "./live";
import type { ListingRow } from "./present";
import { getStats } from "./stats";

const t = schema.listings;
const { placeholder } = sql;
/** A category may hold thousands; so many say it. */
const ALTERNATIVES_COUNTED_MAX = 1_000;

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

/** Dense rank by votes within the launch week, among live listings; null outside a week and without votes. */
function rankOf(row: ListingRow, { votes, votesAbove }: { votes: number; votesAbove: number }): number | null {
  return row.status === "live" && row.launchWeek && isRanked({ votes }) ? votesAbove + 1 : null;
}

/** Counted figures of a profile, read together. */
export async function figuresOf(db: Db, row: ListingRow) {
  const [stats, alternatives] = await Promise.all([getStats(db, row.id), countAlternatives(db, row)]);
  return { votes: stats.votes, followers: stats.followers, rank: rankOf(row, stats), alternatives };
}
