import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { isOneOf, isWeek } from "@/db/checks";
import type { ProofChallenge } from "@/lib/core/proof-of-work";
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
    /** The range of addresses it came from, for as long as it may tell of a cluster (lib/services/votes/clusters.ts). */
    network: text(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.userId] }),
    index().on(t.userId, t.castAt),
    index("votes_counted_idx").on(t.siteId, t.castAt, t.listingId).where(sql`state in ('counted', 'released')`),
    index("votes_judged_idx").on(t.siteId, t.stateAt).where(sql`state <> 'counted'`),
    index("votes_held_idx").on(t.stateAt).where(sql`state = 'held'`),
    index().on(t.siteId, t.week, t.state),
    index("votes_network_idx").on(t.network, t.castAt).where(sql`network is not null`),
    isOneOf("votes_state_known", t.state, VOTE_STATES),
    isWeek("votes_week_form", t.week),
    check("votes_reason_told", sql`state = 'counted' or reason is not null`),
  ],
);

/** The work last asked of a person before a vote of theirs counts; it is done once. */
export const voteChallenges = pgTable("vote_challenges", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  challenge: jsonb().$type<ProofChallenge>().notNull(),
  /** What its signature was made with. */
  secret: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
