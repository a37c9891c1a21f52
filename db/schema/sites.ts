import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { hasLength, isAtLeast, isOneOf, isSlug } from "@/db/checks";

/** One directory of the network. */
export const sites = pgTable(
  "sites",
  {
    id: serial().primaryKey(),
    key: text().notNull().unique(),
    /** Host[:port] the site answers on; null for the default site, which answers on every other host. */
    host: text().unique(),
    name: text().notNull(),
    tagline: text().notNull(),
    isDefault: boolean().notNull().default(false),
    /** `#rrggbb`, of its highlighter; null for that of the tokens. Pages make it as light or dark as its text needs. */
    markColour: text(),
    /** From whom its mails come, such as `Fernwood <hello@fernwood.example>`; null for its name at the address of MAIL_FROM. */
    mailFrom: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check("sites_mark_colour_form", sql`${t.markColour} ~ '^#[0-9a-f]{6}$'`),
    check("sites_mail_from_line", sql`${t.mailFrom} !~ '[[:cntrl:]]' and ${t.mailFrom} like '%<%@%>'`),
  ],
);

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

/** Listings of a large category that a background run files anew, after it was renamed, moved or merged into another one. */
export const categoryRefilings = pgTable(
  "category_refilings",
  {
    id: serial().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** Where they stand from then on. */
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    /** What they are filed under until the run has come to them. */
    fromSlug: text().notNull(),
    /** How many there were, and how many are filed. */
    listings: integer().notNull(),
    filed: integer().notNull().default(0),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("category_refilings_open_idx").on(t.siteId).where(sql`ended_at is null`),
    index().on(t.categoryId),
    isAtLeast("category_refilings_filed_from_zero", t.filed, 0),
  ],
);

/** Slugs and names a category had, or one that was merged into it: addresses redirect, and who says an old name means this one. */
export const formerCategories = pgTable(
  "former_categories",
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    kind: text().$type<"slug" | "name">().notNull(),
    /** A slug, or a name in lower case. */
    word: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.kind, t.word] }),
    index().on(t.categoryId),
    isOneOf("former_categories_kind_known", t.kind, ["slug", "name"]),
  ],
);
