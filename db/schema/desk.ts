import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { hasLength, isAtLeast, isOneOf } from "@/db/checks";
import { REPORT_STATUSES, REPORT_SUBJECTS, type ReportStatus, type ReportSubject } from "@/lib/core/statuses";
import { listings } from "./listings";
import { sites } from "./sites";
import { users } from "./users";

/** What an admin asks of a screen again and again: the query of its address, under a name. */
export const deskViews = pgTable(
  "desk_views",
  {
    id: serial().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    screen: text().notNull(),
    name: text().notNull(),
    /** Such as `status=live&sort=-number`. */
    query: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.siteId, t.screen, t.name),
    hasLength("desk_views_name_length", t.name, 60, 1),
    hasLength("desk_views_query_length", t.query, 1000),
  ],
);

/** What visitors say is wrong with a listing, until the site's team has decided. Personal data of who wrote it. */
export const reports = pgTable(
  "reports",
  {
    id: serial().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    subject: text().$type<ReportSubject>().notNull(),
    text: text().notNull(),
    /** Who was signed in; their report goes with their account. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** Of somebody who was not, if they gave one. Nobody has confirmed it. */
    email: text(),
    status: text().$type<ReportStatus>().notNull().default("open"),
    /** What the site's team found, in words. */
    decision: text(),
    decidedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.siteId, t.id),
    index("reports_open_idx").on(t.siteId, t.createdAt).where(sql`status = 'open'`),
    index().on(t.listingId),
    index().on(t.userId),
    index("reports_email_idx").on(t.email, t.decidedAt).where(sql`email is not null`),
    isOneOf("reports_subject_known", t.subject, REPORT_SUBJECTS),
    isOneOf("reports_status_known", t.status, REPORT_STATUSES),
    hasLength("reports_text_length", t.text, 2000, 1),
    hasLength("reports_email_length", t.email, 254, 3),
    check("reports_decided_why", sql`(${t.status} = 'open') = (${t.decidedAt} is null and ${t.decision} is null)`),
  ],
);

/** What payment providers sent, and what came of it: a row a request, kept for 30 days. */
export const webhookCalls = pgTable(
  "webhook_calls",
  {
    id: serial().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    provider: text().notNull(),
    /** `taken`, `repeated`, `foreign` (of no payment of ours), `refused` (not signed by them) or `failed`. */
    outcome: text().notNull(),
    /** The provider's own name of the event, once its signature held. */
    eventId: text(),
    paymentId: integer(),
    detail: text(),
  },
  (t) => [
    index().on(t.at),
    isOneOf("webhook_calls_outcome_known", t.outcome, ["taken", "repeated", "foreign", "refused", "failed"]),
  ],
);

/** How many calls a bucket refused in an hour, by what it counts by; who they came from is not kept. Kept for 90 days. */
export const limitHits = pgTable(
  "limit_hits",
  {
    hour: timestamp({ withTimezone: true }).notNull(),
    bucket: text().notNull(),
    /** What kind of caller it was, such as `address` (nobody who is signed in), `api_key` or `page`; of webhooks the provider. */
    kind: text().notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.hour, t.bucket, t.kind] }), isAtLeast("limit_hits_count_from_zero", t.count, 0)],
);

/** Backups that `npm run backup` ended: what the desk tells of the last one. */
export const backups = pgTable(
  "backups",
  {
    id: serial().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    rows: integer().notNull(),
    files: integer().notNull(),
  },
  (t) => [isAtLeast("backups_bytes_from_zero", t.bytes, 0)],
);
