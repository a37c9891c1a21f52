import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
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
import { areAmong, hasLength, isAtLeast, isOneOf, isSlug, isWeek } from "@/db/checks";
import {
  BADGE_RESULTS,
  type BadgeResult,
  LISTING_STATUSES,
  type ListingStatus,
  PLANS,
  type Plan,
  UNLOCKABLE_SECTIONS,
} from "@/lib/core/statuses";
import type { StoredContent } from "@/lib/schemas/content";
import { sites } from "./sites";
import { users } from "./users";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A product's maker, shared by all sites; found by its registrable domain and owner. */
export const companies = pgTable(
  "companies",
  {
    id: serial().primaryKey(),
    ownerId: text().references(() => users.id, { onDelete: "set null" }),
    domain: text().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex().on(t.ownerId, t.domain), index().on(t.domain)],
);

/** One company's product on one site. Columns that lists, filters and ranks read are columns; the rest of the profile is `content`. */
export const listings = pgTable(
  "listings",
  {
    id: serial().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    ownerId: text().references(() => users.id, { onDelete: "set null" }),
    slug: text().notNull(),
    status: text().$type<ListingStatus>().notNull().default("draft"),
    plan: text().$type<Plan>().notNull().default("none"),
    launchWeek: text(),
    /** Since when it is public: its launch, or without a week its import. */
    launchedAt: timestamp({ withTimezone: true }),
    /** Order within the week's free launches. */
    freePosition: integer(),
    freeMoves: integer().notNull().default(0),
    unlockedSections: text().array().notNull().default([]),
    name: text().notNull(),
    url: text().notNull(),
    headline: text(),
    summary: text(),
    description: text(),
    /** Paths of our copies of the logo and the screenshot, for lists. */
    logoUrl: text(),
    screenshotUrl: text(),
    platforms: text().array().notNull().default([]),
    pricingModel: text(),
    openSource: boolean(),
    /** Category names and slugs, primary first. */
    categoryNames: text().array().notNull().default([]),
    categorySlugs: text().array().notNull().default([]),
    /** `categorySlugs` with their parents: what category filters look in. */
    categoryPath: text().array().notNull().default([]),
    /** States and quotes of the columns above, and the whole of what is no column (lib/services/listings/content.ts). */
    content: jsonb().$type<StoredContent>().notNull().default({}),
    /** Our copies of the pictures that the content names (lib/services/listings/picture-paths.ts). */
    pictures: jsonb().$type<Record<string, unknown>>(),
    badgeResult: text().$type<BadgeResult>(),
    badgeCheckedAt: timestamp({ withTimezone: true }),
    badgeCheckedUrl: text(),
    badgeVerifiedAt: timestamp({ withTimezone: true }),
    /** Since when a launched listing's badge is gone, while it may still come back. */
    badgeMissingSince: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('folded_english', name), 'A') || setweight(to_tsvector('folded_english', coalesce(headline, '') || ' ' || immutable_join(category_names)), 'B') || setweight(to_tsvector('folded_english', coalesce(summary, '')), 'C') || setweight(to_tsvector('folded_english', coalesce(description, '')), 'D')`,
    ),
    /** What a search ranks where too many texts hold its words: small enough to be kept in the row. */
    searchTitle: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('folded_english', name), 'A') || setweight(to_tsvector('folded_english', coalesce(headline, '') || ' ' || immutable_join(category_names)), 'B')`,
    ),
  },
  (t) => [
    uniqueIndex().on(t.siteId, t.slug),
    index("listings_search_idx").using("gin", t.search).where(sql`status = 'live'`),
    index("listings_search_title_idx").using("gin", t.searchTitle).where(sql`status = 'live'`),
    // parts of words: misspelled names in public searches, and all three in the desk's
    index("listings_words_idx").using(
      "gin",
      sql`lower(name) gin_trgm_ops`,
      sql`slug gin_trgm_ops`,
      sql`lower(url) gin_trgm_ops`,
    ),
    index("listings_live_newest_idx")
      .on(t.siteId, t.launchedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'live'`),
    // orders of the desk; weeks newest first, and of one week whoever asks for it
    index("listings_week_idx").on(t.siteId, t.launchWeek.desc().nullsLast(), t.id.desc().nullsFirst()),
    index("listings_name_idx").on(t.siteId, t.name, t.id),
    index("listings_status_idx").on(t.siteId, t.status, t.id),
    index("listings_queue_idx")
      .on(t.siteId, t.launchWeek, t.freePosition)
      .where(sql`status in ('awaiting_badge', 'scheduled')`),
    index("listings_categories_idx").using("gin", t.categoryPath),
    // all that counting live listings by category reads
    index("listings_paths_idx").on(t.siteId, t.categoryPath).where(sql`status = 'live'`),
    index().on(t.ownerId),
    index().on(t.companyId),
    isOneOf("listings_status_known", t.status, LISTING_STATUSES),
    isOneOf("listings_plan_known", t.plan, PLANS),
    isOneOf("listings_badge_result_known", t.badgeResult, BADGE_RESULTS),
    areAmong("listings_sections_known", t.unlockedSections, UNLOCKABLE_SECTIONS),
    isWeek("listings_week_form", t.launchWeek),
    check("listings_queued_with_week", sql`status not in ('awaiting_badge', 'scheduled') or launch_week is not null`),
    isAtLeast("listings_position_from_one", t.freePosition, 1),
    isAtLeast("listings_moves_from_zero", t.freeMoves, 0),
    isAtLeast("listings_version_from_one", t.version, 1),
    isSlug("listings_slug_form", t.slug),
    hasLength("listings_name_length", t.name, 80, 1),
    hasLength("listings_headline_length", t.headline, 120),
    hasLength("listings_summary_length", t.summary, 300),
    hasLength("listings_description_length", t.description, 4000),
  ],
);

/** Slugs a listing had before; requests for them redirect. */
export const listingSlugs = pgTable(
  "listing_slugs",
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    slug: text().notNull(),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.slug] }), isSlug("listing_slugs_form", t.slug)],
);

/** Every edit of a listing's content: who changed which parts, before and after, by the contract's names. */
export const listingVersions = pgTable(
  "listing_versions",
  {
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    actor: jsonb().$type<{ type: string; id: string | null; name: string | null }>().notNull(),
    diff: jsonb().$type<Record<string, { before: unknown; after: unknown }>>().notNull(),
    /** Our copies of the pictures that stood there before, where it changed any. */
    pictures: jsonb().$type<Record<string, unknown>>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.version] }),
    index("listing_versions_made_idx").on(t.createdAt, t.listingId, t.version),
    isAtLeast("listing_versions_from_one", t.version, 1),
  ],
);
