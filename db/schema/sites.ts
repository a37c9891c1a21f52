import {
  type AnyPgColumn,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { hasLength, isSlug } from "@/db/checks";

/** One directory of the network. */
export const sites = pgTable("sites", {
  id: serial().primaryKey(),
  key: text().notNull().unique(),
  /** Host[:port] the site answers on; null for the default site, which answers on every other host. */
  host: text().unique(),
  name: text().notNull(),
  tagline: text().notNull(),
  isDefault: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Admin-changed settings; absent keys have the defaults of lib/core/settings.ts. */
export const settings = pgTable(
  "settings",
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    key: text().notNull(),
    value: jsonb().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.key] })],
);

/** Two levels: a category has no parent, a subcategory has one. */
export const categories = pgTable(
  "categories",
  {
    id: serial().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    parentId: integer().references((): AnyPgColumn => categories.id, { onDelete: "cascade" }),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(""),
    /** Words that point to this category when they stand on a product's site; read by the drafter. */
    keywords: text().array().notNull().default([]),
    position: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex().on(t.siteId, t.slug),
    uniqueIndex().on(t.siteId, t.name),
    isSlug("categories_slug_form", t.slug),
    hasLength("categories_name_length", t.name, 60, 1),
  ],
);
