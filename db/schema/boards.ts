import {
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { isAtLeast, isOneOf, isWeek } from "@/db/checks";
import { RATING_SOURCES, type RatingSource } from "@/lib/core/statuses";
import { listings } from "./listings";
import { sites } from "./sites";

/** What a provider, or an admin, said of a domain on a day. A trigger keeps the latest with its rise in `listing_stats`. */
export const domainRatings = pgTable(
  "domain_ratings",
  {
    domain: text().notNull(),
    day: date().notNull(),
    /** 0 to 100; null where the provider knows none. */
    rating: numeric({ precision: 4, scale: 1, mode: "number" }),
    source: text().$type<RatingSource>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domain, t.day] }),
    isOneOf("domain_ratings_source_known", t.source, RATING_SOURCES),
    isAtLeast("domain_ratings_from_zero", t.rating, 0),
  ],
);

/** Paid places on the billboard of a week; orders write them. */
export const billboardPlaces = pgTable(
  "billboard_places",
  {
    id: serial().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    week: text().notNull(),
    amountCents: integer().notNull(),
    paidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex().on(t.listingId, t.week),
    index().on(t.siteId, t.week),
    isWeek("billboard_places_week_form", t.week),
    isAtLeast("billboard_places_amount_from_one", t.amountCents, 1),
  ],
);
