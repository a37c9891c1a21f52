import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { hasLength, isOneOf } from "@/db/checks";
import { INVITE_STATUSES, type InviteStatus } from "@/lib/core/statuses";
import { drafts } from "./drafts";
import { companies, listings } from "./listings";
import { users } from "./users";

/** People who run a company's listings beside its owner. */
export const cofounders = pgTable(
  "cofounders",
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] }), index().on(t.userId)],
);

/** Mailed invitations to run a product beside its owner: of a draft until that is saved, of its listing from then on. */
export const cofounderInvites = pgTable(
  "cofounder_invites",
  {
    id: text().primaryKey(),
    draftId: text().references(() => drafts.id, { onDelete: "cascade" }),
    listingId: integer().references(() => listings.id, { onDelete: "cascade" }),
    /** As `readAddress` gives it. */
    email: text().notNull(),
    /** SHA-256 of what the mailed link carries; null once it was used. */
    tokenHash: text(),
    invitedBy: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** One whose time is over stays `pending`: `expiresAt` says so. */
    status: text().$type<InviteStatus>().notNull().default("pending"),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    acceptedBy: text().references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex("cofounder_invites_draft_idx").on(t.draftId, t.email).where(sql`status = 'pending'`),
    uniqueIndex("cofounder_invites_listing_idx").on(t.listingId, t.email).where(sql`status = 'pending'`),
    uniqueIndex().on(t.tokenHash),
    index().on(t.invitedBy),
    index().on(t.acceptedBy),
    isOneOf("cofounder_invites_status_known", t.status, INVITE_STATUSES),
    hasLength("cofounder_invites_email_length", t.email, 254, 3),
    check("cofounder_invites_one_place", sql`num_nonnulls(${t.draftId}, ${t.listingId}) = 1`),
    check("cofounder_invites_accepted_whole", sql`(${t.status} = 'accepted') = (${t.acceptedBy} is not null)`),
  ],
);
