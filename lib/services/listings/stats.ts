import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import { toldColumns } from "./told/told";

const t = schema.listings;
const s = schema.listingStats;

/** A listing's votes among its other columns: read of the rows that a query gives back alone, after it ordered and cut them. */
export const votesColumn = sql<number>`(select votes from listing_stats where listing_id = ${t.id})`.as("votes");

/** Joins a live listing's counters, for orders by votes. */
export const liveStats = and(eq(s.listingId, t.id), eq(s.siteId, t.siteId), s.isLive);

/** Most votes first; the counters must be joined. */
export const byVotes = [desc(s.votes), desc(s.listingId)];

/** What a query that orders by votes is told of the moment: launches of `hiddenWeek` count as without votes. */
export const hiddenWeek = sql.placeholder("hiddenWeek");

/** Votes as an order may show them: 0 of launches whose counts are hidden, so that their place does not tell. */
export const shownVotes = (hidesWeek: boolean): SQL =>
  hidesWeek ? sql`case when ${s.launchWeek} = ${hiddenWeek} then 0 else ${s.votes} end` : sql`${s.votes}`;

/** As `byVotes`, of `shownVotes`, where equals are put in order: a list by votes alone is `pageOfIds`, which an index serves. */
export const byShownVotes = (hidesWeek: boolean): SQL[] => [desc(shownVotes(hidesWeek)), desc(s.listingId)];

/** As `byVotes`, of those cast in the launch week: the order of its board. */
export const byLaunchVotes = [desc(s.launchVotes), desc(s.listingId)];

/** How many different counts of the launch week's votes are above a listing's own, among its live listings; the counters must be joined. */
// whole names within, since the builder would cut them short to columns of the inner table
export const votesAbove = sql<number>`(
  select count(distinct above.launch_votes)::int from listing_stats above
  where above.site_id = listing_stats.site_id and above.launch_week = listing_stats.launch_week and above.is_live
    and above.launch_votes > listing_stats.launch_votes)`.as("votes_above");

const statsOfListing = preparedQuery((db, _shape: object) =>
  db
    .select({ votes: s.votes, followers: s.followers, launchVotes: s.launchVotes, votesAbove, ...toldColumns })
    .from(s)
    .where(eq(s.listingId, sql.placeholder("id")))
    .prepare("stats_of_listing"),
);

/** A listing's counters, `votesAbove`, and what its owner told of it. */
export async function getStats(db: Db, listingId: number) {
  const [found] = await statsOfListing(db, {}).execute({ id: listingId });
  return found ?? { votes: 0, followers: 0, launchVotes: 0, votesAbove: 0, story: null, updates: [] };
}
