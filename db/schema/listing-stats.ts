import { sql } from "drizzle-orm";
import { boolean, date, index, integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { isAtLeast } from "@/db/checks";
import { listings } from "./listings";
import { sites } from "./sites";

/**
 * A listing's counters, in a narrow row of its own: counting neither writes the profile anew nor moves its indexes. The row and
 * the copies in it (`siteId`, `isLive`, `launchWeek`, by which boards are ordered) are kept by a trigger on listings.
 */
export const listingStats = pgTable(
  "listing_stats",
  {
    listingId: integer()
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    isLive: boolean().notNull(),
    launchWeek: text(),
    /** Votes that count. Kept by a trigger on votes. */
    votes: integer().notNull().default(0),
    /** Those cast in the launch week, as they stood when it was closed: what its board and awards go by. */
    launchVotes: integer().notNull().default(0),
    followers: integer().notNull().default(0),
    views: integer().notNull().default(0),
    /** Copies of what domain_ratings tell of the company's domain: the latest, and what it gained in 30 days. Null where unknown. */
    domainRating: numeric({ precision: 4, scale: 1, mode: "number" }),
    domainRatingRise: numeric({ precision: 4, scale: 1, mode: "number" }),
  },
  (t) => [
    index("listing_stats_votes_idx")
      .on(t.siteId, t.votes.desc().nullsFirst(), t.listingId.desc().nullsFirst())
      .where(sql`is_live`),
    isAtLeast("listing_stats_votes_from_zero", t.votes, 0),
    isAtLeast("listing_stats_launch_votes_from_zero", t.launchVotes, 0),
    isAtLeast("listing_stats_followers_from_zero", t.followers, 0),
    isAtLeast("listing_stats_views_from_zero", t.views, 0),
    index("listing_stats_week_idx")
      .on(t.siteId, t.launchWeek, t.launchVotes.desc().nullsFirst(), t.listingId.desc().nullsFirst())
      .where(sql`is_live`),
    index("listing_stats_rating_idx")
      .on(t.siteId, t.domainRating.desc().nullsFirst(), t.listingId.desc().nullsFirst())
      .where(sql`is_live and domain_rating is not null`),
    index("listing_stats_rise_idx")
      .on(t.siteId, t.domainRatingRise.desc().nullsFirst(), t.listingId.desc().nullsFirst())
      .where(sql`is_live and domain_rating_rise > 0`),
  ],
);

/** What visitors did on one day with a live listing, counted without knowing any of them. Days are UTC; a row where anything was counted. */
export const listingDays = pgTable(
  "listing_days",
  {
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    /** Times its page was sent to a browser. */
    views: integer().notNull().default(0),
    /** Times a link to the product's site was followed from it. */
    clicks: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.day] }),
    isAtLeast("listing_days_views_from_zero", t.views, 0),
    isAtLeast("listing_days_clicks_from_zero", t.clicks, 0),
  ],
);
