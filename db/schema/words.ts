import { sql } from "drizzle-orm";
import {
  check,
  customType,
  date,
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
import { STORY_PLACES, STORY_STATUSES, type StoryStatus } from "@/lib/core/statuses";
import type { StorySections } from "@/lib/schemas/story";
import { listings } from "./listings";
import { sites } from "./sites";
import { users } from "./users";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** How a product came about, in its founder's own words: one a listing, whose slug its page has. */
export const stories = pgTable(
  "stories",
  {
    listingId: integer()
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** Who wrote it. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text(),
    sections: jsonb().$type<StorySections>().notNull().default({}),
    status: text().$type<StoryStatus>().notNull().default("draft"),
    publishedAt: timestamp({ withTimezone: true }),
    /** When somebody who runs the listing took it off its page: it stays so until somebody publishes it. */
    withheldAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.updatedAt, t.listingId),
    index("stories_newest_idx")
      .on(t.publishedAt.desc().nullsFirst(), t.listingId.desc().nullsFirst())
      .where(sql`status = 'published'`),
    isOneOf("stories_status_known", t.status, STORY_STATUSES),
    hasLength("stories_title_length", t.title, 160, 1),
    check("stories_published_whole", sql`status <> 'published' or (published_at is not null and title is not null)`),
    check("stories_published_not_withheld", sql`status <> 'published' or withheld_at is null`),
  ],
);

/** What is written of a story and not published: a row a text that differs from the listing's. Nobody else sees it. */
export const storyDrafts = pgTable(
  "story_drafts",
  {
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** The title, or a section by its name in the interface. */
    place: text().notNull(),
    /** Who wrote it last: it goes with their account. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As it is typed, spaces at its ends included. */
    text: text().notNull(),
    /** Mark of the listing's text that it was written over. */
    over: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.place] }),
    index().on(t.userId),
    isOneOf("story_drafts_place_known", t.place, STORY_PLACES),
    hasLength("story_drafts_length", t.text, 8000),
  ],
);

/** News of a product by its owner, in plain text. */
export const listingUpdates = pgTable(
  "listing_updates",
  {
    id: serial().primaryKey(),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    title: text().notNull(),
    body: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** The day (UTC) whose one mailed update it is; null for one that is mailed to nobody. */
    mailedOn: date({ mode: "string" }),
    /** Followers who were to get it by mail when it was published. */
    followersNotified: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex("listing_updates_mailed_once_idx").on(t.listingId, t.mailedOn).where(sql`mailed_on is not null`),
    isAtLeast("listing_updates_notified_from_zero", t.followersNotified, 0),
    index().on(t.listingId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("listing_updates_newest_idx").on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    hasLength("listing_updates_title_length", t.title, 120, 1),
    hasLength("listing_updates_body_length", t.body, 5000, 1),
  ],
);

/** A site's own articles. Shown from `publishedAt` on; without one it is a draft. */
export const blogPosts = pgTable(
  "blog_posts",
  {
    id: serial().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    bodyMarkdown: text().notNull(),
    /** Path of a stored picture. */
    coverUrl: text(),
    author: text().notNull(),
    tags: text().array().notNull().default([]),
    publishedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('folded_english', title || ' ' || immutable_join(tags)), 'A') || setweight(to_tsvector('folded_english', summary), 'B') || setweight(to_tsvector('folded_english', body_markdown), 'D')`,
    ),
  },
  (t) => [
    uniqueIndex().on(t.siteId, t.slug),
    index().on(t.siteId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("blog_posts_search_idx").using("gin", t.search),
    isSlug("blog_posts_slug_form", t.slug),
    hasLength("blog_posts_title_length", t.title, 160, 1),
    hasLength("blog_posts_summary_length", t.summary, 300, 1),
    hasLength("blog_posts_body_length", t.bodyMarkdown, 100_000, 1),
    hasLength("blog_posts_author_length", t.author, 80, 1),
  ],
);
