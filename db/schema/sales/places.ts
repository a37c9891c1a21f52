import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { isAtLeast, isOneOf, isWeek } from "@/db/checks";
import { PLACE_KINDS, type PlaceKind } from "@/lib/core/statuses";
import { listings } from "../listings";
import { sites } from "../sites";
import { orderLines } from "./orders";

/** Places of a week that a line holds or has; given back they are rows no more. */
export const orderPlaces = pgTable(
  "order_places",
  {
    lineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: "cascade" }),
    kind: text().$type<PlaceKind>().notNull(),
    /** The category's slug for a spotlight, else empty. */
    slot: text().notNull().default(""),
    week: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lineId, t.kind, t.slot, t.week] }),
    isOneOf("order_places_kind_known", t.kind, PLACE_KINDS),
    isWeek("order_places_week_form", t.week),
  ],
);

/** How many places of a week are held or had; the row that races lock. */
export const paidPlaces = pgTable(
  "paid_places",
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    kind: text().$type<PlaceKind>().notNull(),
    slot: text().notNull().default(""),
    week: text().notNull(),
    taken: integer().notNull(),
    /** Places of this kind in this one week; null where the site's setting holds. */
    places: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.kind, t.slot, t.week] }),
    isAtLeast("paid_places_places_from_zero", t.places, 0),
    isOneOf("paid_places_kind_known", t.kind, PLACE_KINDS),
    isWeek("paid_places_week_form", t.week),
    isAtLeast("paid_places_taken_from_zero", t.taken, 0),
  ],
);

/** Categories' spotlights; orders write them. */
export const spotlightPlaces = pgTable(
  "spotlight_places",
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    categorySlug: text().notNull(),
    week: text().notNull(),
    paidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.categorySlug, t.week] }),
    index().on(t.siteId, t.categorySlug, t.week),
    isWeek("spotlight_places_week_form", t.week),
  ],
);
