import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { hasLength, isOneOf } from "@/db/checks";
import { IMPORT_STATUSES, type ImportStatus } from "@/lib/core/statuses";
import { drafts } from "./drafts";
import { listings } from "./listings";
import { sites } from "./sites";

/** A product of a file that the site's team uploaded: it waits for its turn, is drafted for nobody, and is published or discarded. */
export const importedProducts = pgTable(
  "imported_products",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** As the file calls it. */
    name: text().notNull(),
    url: text().notNull(),
    normalizedUrl: text().notNull(),
    /** Of the site, as the file says. */
    categoryNames: text().array().notNull().default([]),
    status: text().$type<ImportStatus>().notNull().default("waiting"),
    /** From its turn on, until it is discarded. */
    draftId: text().references(() => drafts.id, { onDelete: "set null" }),
    /** What it was published as. */
    listingId: integer().references(() => listings.id, { onDelete: "set null" }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was published or discarded. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex("imported_products_open_idx").on(t.siteId, t.normalizedUrl).where(sql`status in ('waiting', 'begun')`),
    index("imported_products_waiting_idx").on(t.id).where(sql`status = 'waiting'`),
    index("imported_products_site_idx").on(t.siteId, t.id),
    index().on(t.draftId),
    index().on(t.listingId),
    isOneOf("imported_products_status_known", t.status, IMPORT_STATUSES),
    check("imported_products_settled_dated", sql`(status in ('waiting', 'begun')) = (settled_at is null)`),
    hasLength("imported_products_name_length", t.name, 80, 1),
  ],
);
