import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { isAtLeast, isOneOf, isWeek } from "@/db/checks";
import { AWARD_KINDS, type AwardKind } from "@/lib/core/statuses";
import { listings } from "./listings";
import { sites } from "./sites";

/** What launches won when their week closed. Written once and never changed. */
export const awards = pgTable(
  "awards",
  {
    id: serial().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    kind: text().$type<AwardKind>().notNull(),
    week: text().notNull(),
    rank: integer().notNull(),
    /** Of the launch week, when it closed. */
    votes: integer().notNull(),
    awardedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex().on(t.listingId, t.kind, t.week),
    index().on(t.siteId, t.week, t.rank),
    isOneOf("awards_kind_known", t.kind, AWARD_KINDS),
    isWeek("awards_week_form", t.week),
    isAtLeast("awards_rank_from_one", t.rank, 1),
    isAtLeast("awards_votes_from_one", t.votes, 1),
  ],
);
