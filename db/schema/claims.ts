import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { hasLength, isAtLeast, isOneOf } from "@/db/checks";
import { CLAIM_METHODS, CLAIM_STATUSES, type ClaimMethod, type ClaimStatus } from "@/lib/core/statuses";
import { listings } from "./listings";
import { sites } from "./sites";
import { users } from "./users";

/** What a look for a claim's proof ended in. */
export interface StoredCheck {
  method: ClaimMethod;
  found: boolean;
  /** In our own words: what was found, or what to do. */
  detail: string;
  /** RFC 3339. */
  at: string;
}

/** Somebody's word that a listing is theirs, with what proves it. One is open a listing and user, by constraint. */
export const claims = pgTable(
  "claims",
  {
    id: text().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The registrable domain that is to be proven; a listing that has moved to another needs a new claim. */
    domain: text().notNull(),
    /** What is put on the website or into its DNS: made for this claim, so that it proves no other. */
    token: text().notNull().unique(),
    status: text().$type<ClaimStatus>().notNull().default("pending"),
    /** The one that the person wants to use. */
    method: text().$type<ClaimMethod>(),
    lastCheck: jsonb().$type<StoredCheck>(),
    /** The check that proved it: kept while an admin decides, and after. */
    proof: jsonb().$type<StoredCheck>(),
    /** The admin's words. */
    reason: text(),
    /** Where the last code was mailed; the code is kept as a hash. */
    codeEmail: text(),
    codeHash: text(),
    codeExpiresAt: timestamp({ withTimezone: true }),
    /** Codes typed for the last one that was mailed. */
    codeTries: integer().notNull().default(0),
    codesSent: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it left `pending`. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex("claims_open_idx").on(t.listingId, t.userId).where(sql`status = 'pending'`),
    index().on(t.userId, t.createdAt),
    index().on(t.siteId, t.createdAt, t.id),
    index("claims_disputed_idx").on(t.siteId, t.createdAt).where(sql`status = 'pending' and proof is not null`),
    isOneOf("claims_status_known", t.status, CLAIM_STATUSES),
    isOneOf("claims_method_known", t.method, CLAIM_METHODS),
    check("claims_settled_dated", sql`(status = 'pending') = (settled_at is null)`),
    check("claims_verified_proven", sql`status not in ('verified', 'rejected') or proof is not null`),
    isAtLeast("claims_tries_from_zero", t.codeTries, 0),
    isAtLeast("claims_codes_from_zero", t.codesSent, 0),
    hasLength("claims_reason_length", t.reason, 300),
  ],
);
