import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { isAtLeast, isOneOf } from "@/db/checks";
import { pageHost } from "@/db/page-host";
import { DRAFT_STATUSES, type DraftStatus } from "@/lib/core/statuses";
import type { StoredContent } from "@/lib/schemas/content";
import { listings } from "./listings";
import { sites } from "./sites";
import { users } from "./users";

/** One per user, site and normalised product URL, by constraint; those of products that the team imports are nobody's. */
export const drafts = pgTable(
  "drafts",
  {
    id: text().primaryKey(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    url: text().notNull(),
    normalizedUrl: text().notNull(),
    status: text().$type<DraftStatus>().notNull().default("crawling"),
    listingId: integer().references(() => listings.id, { onDelete: "set null" }),
    /** The user's values over the drafted ones; empty from submission on, when the listing has it all (lib/services/drafts/shown.ts). */
    content: jsonb().$type<StoredContent>().notNull().default({}),
    /** What the drafter found, untouched by edits: the source of `restore`. */
    drafted: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** `notice` is what the home page says of itself that explains blanks; rows from before have none. */
    progress: jsonb()
      .$type<{ step: number; steps: number; pages_read: number; message: string; notice?: string | null }>()
      .notNull(),
    error: jsonb().$type<{ code: string; message: string; fix: string }>(),
    draftedBy: text().notNull().default("extractive"),
    /** False when the site says `Content-Signal: ai-input=no`: no model sees its text. */
    aiInputAllowed: boolean().notNull().default(true),
    /** What the competitor's site proves, by the same drafter; null without competitor_url. */
    competitor: jsonb().$type<Record<string, unknown>>(),
    /** When the current build began, and what the model did for each part of it. */
    usage: jsonb().$type<Record<string, unknown>>(),
    /** Stored copies of the logo and screenshot, with the addresses they were fetched for. */
    pictures: jsonb().$type<Record<string, unknown>>(),
    /** Marks of the drafted values that the owner accepted (lib/services/drafts/review/marks.ts). */
    checked: text().array().notNull().default([]),
    /** Counts builds; a late step of an older build writes nothing. */
    run: integer().notNull().default(1),
    /** When its build was asked for or did something last. */
    buildSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** How often its build was started again since the owner asked for it, because nothing was heard of it. */
    revivals: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    crawledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.siteId, t.normalizedUrl),
    uniqueIndex("drafts_unowned_idx").on(t.siteId, t.normalizedUrl).where(sql`user_id is null`),
    index().on(t.userId, t.createdAt),
    index("drafts_changed_idx").on(t.siteId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("drafts_address_idx").on(t.siteId, t.normalizedUrl.op("text_pattern_ops")),
    index("drafts_failed_idx").on(t.siteId, t.updatedAt).where(sql`status = 'failed'`),
    index("drafts_under_way_idx").on(t.buildSeenAt).where(sql`status in ('crawling', 'drafting')`),
    isOneOf("drafts_status_known", t.status, DRAFT_STATUSES),
    isAtLeast("drafts_run_from_one", t.run, 1),
    isAtLeast("drafts_revivals_from_zero", t.revivals, 0),
  ],
);

/** Every page a draft looked at: read ones with their snapshot, skipped ones with the reason. */
export const draftPages = pgTable(
  "draft_pages",
  {
    id: serial().primaryKey(),
    draftId: text()
      .notNull()
      .references(() => drafts.id, { onDelete: "cascade" }),
    /** `product`; `reading` while it is read anew; `competitor` for pages of competitor_url. */
    subject: text().notNull().default("product"),
    position: integer().notNull(),
    url: text().notNull(),
    title: text(),
    status: integer(),
    bytes: integer().notNull().default(0),
    reasonSkipped: text(),
    sha256: text(),
    /** A `PageSnapshot` as JSON: text, since it can be large and is taken apart on another thread. */
    snapshot: text(),
    fetchedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex().on(t.draftId, t.subject, t.position),
    index("draft_pages_fetched_idx").on(t.fetchedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("draft_pages_host_idx").on(pageHost(t.url)),
    isOneOf("draft_pages_subject_known", t.subject, ["product", "reading", "competitor"]),
    isAtLeast("draft_pages_position_from_zero", t.position, 0),
    isAtLeast("draft_pages_bytes_from_zero", t.bytes, 0),
  ],
);
