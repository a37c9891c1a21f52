import { and, asc, desc, eq, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { awardWords } from "@/lib/core/text/week-words";
import { parseWeek, weekOf } from "@/lib/core/week";
import { countsHiddenUntil } from "@/lib/core/week-state";
import { COUNTED_MAX, countOf } from "./counted";
import { isRanked } from "./dense-ranks";
import { isLive } from "./live";
import type { ListingRow } from "./present";
import { getStats } from "./stats";

const t = schema.listings;
const { placeholder } = sql;

const countAlike = preparedQuery((db, _shape: object) =>
  countOf(
    db,
    and(
      eq(t.siteId, placeholder("siteId")),
      isLive,
      // the path is what is indexed, and it holds the categories themselves
      sql`${t.categoryPath} && ${placeholder("slugs")}::text[]`,
    ),
  ),
);

/** Other live listings of the same site that share a category, counted to 1,000, which say it; together for all of the same categories. */
async function countAlternatives({ db, counts }: Pick<Ctx, "db" | "counts">, row: ListingRow): Promise<number> {
  const { siteId, categorySlugs } = row;
  if (categorySlugs.length === 0) return 0;
  const slugs = categorySlugs.toSorted();
  const dependsOn = slugs.map((slug) => tags.category(siteId, slug));
  const { count = 0 } = await counts.through(`alike ${slugs.join(" ")}`, dependsOn, async () => {
    const [found] = await countAlike(db, {}).execute({ siteId, slugs });
    return found ?? {};
  });
  const others = row.status === "live" ? Math.max(0, count - 1) : count;
  return Math.min(others, COUNTED_MAX);
}

interface Standing {
  launchVotes: number;
  votesAbove: number;
}

/** Dense rank by the votes of the launch week, among its live listings; null outside a week, without such votes and while they are hidden. */
function rankOf(row: ListingRow, { launchVotes, votesAbove }: Standing, now: Date): number | null {
  const week = row.status === "live" && row.launchWeek ? parseWeek(row.launchWeek) : null;
  return week && isRanked({ votes: launchVotes }) && !countsHiddenUntil(week, now) ? votesAbove + 1 : null;
}

const awardsOf = preparedQuery((db, _shape: object) => {
  const a = schema.awards;
  const wanted = db
    .select({ week: a.week, rank: a.rank })
    .from(a)
    .where(eq(a.listingId, placeholder("id")));
  return wanted.orderBy(asc(a.rank), desc(a.week)).prepare("awards_of_listing");
});

/** What a listing won, the best first; not asked for before its week is over. */
async function listAwardsOf({ db, now }: Pick<Ctx, "db" | "now">, { id, launchWeek }: ListingRow) {
  if (launchWeek === null || launchWeek >= weekOf(now)) return [];
  const won = await awardsOf(db, {}).execute({ id });
  return won.map((one) => ({ ...one, title: awardWords(one.rank, one.week) }));
}

/** Counted figures of a profile and what its owner told beside it, read together. */
export async function figuresOf(ctx: Pick<Ctx, "db" | "counts" | "now">, row: ListingRow) {
  const [stats, alternatives, awards] = await Promise.all([
    getStats(ctx.db, row.id),
    countAlternatives(ctx, row),
    listAwardsOf(ctx, row),
  ]);
  const { votes, followers, story, updates } = stats;
  return { votes, followers, story, updates, rank: rankOf(row, stats, ctx.now), alternatives, awards };
}
