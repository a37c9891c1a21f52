import { index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
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

/** One row a site and week; locked while a slot is taken, so that slots never oversell. */
export const launchWeeks = pgTable(
  "launch_weeks",
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    week: text().notNull(),
    freeTaken: integer().notNull().default(0),
    /** Free places of this one week; null where the site's setting holds. */
    freePlaces: integer(),
    openedAt: timestamp({ withTimezone: true }),
    closedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.week] }),
    isWeek("launch_weeks_form", t.week),
    isAtLeast("launch_weeks_places_from_zero", t.freePlaces, 0),
    isAtLeast("launch_weeks_taken_from_zero", t.freeTaken, 0),
  ],
);
