import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { isOneOf, isWeek } from "@/db/checks";
import { VOTE_STATES, type VoteState } from "@/lib/core/statuses";
import { listings } from "./listings";
import { sites } from "./sites";
import { users } from "./users";

/**
 * One vote a user and listing; taking it back deletes the row. A trigger keeps the counters of `listing_stats` in the same
 * transaction, so nothing that is counted has no row here.
 */
export const votes = pgTable(
  "votes",
  {
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    castAt: timestamp({ withTimezone: true }).notNull(),
    /** The week of `castAt`: the launch board of this week alone counts it. */
    week: text().notNull(),
    state: text().$type<VoteState>().notNull().default("counted"),
    /** Since when it is in this state. */
    stateAt: timestamp({ withTimezone: true }).notNull(),
    /** Why it was held, released or refused, in words. */
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.userId] }),
    index().on(t.userId, t.castAt),
    index("votes_counted_idx").on(t.siteId, t.castAt, t.listingId).where(sql`state in ('counted', 'released')`),
    index("votes_held_idx").on(t.stateAt).where(sql`state = 'held'`),
    index().on(t.siteId, t.week, t.state),
    isOneOf("votes_state_known", t.state, VOTE_STATES),
    isWeek("votes_week_form", t.week),
    check("votes_reason_told", sql`state = 'counted' or reason is not null`),
  ],
);
