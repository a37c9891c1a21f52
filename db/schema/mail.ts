import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { hasLength, isOneOf } from "@/db/checks";
import { PAUSE_KINDS, type PauseKind } from "@/lib/core/statuses";

/**
 * What an address wants of optional mails, and whether it takes mail at all; one that is not here wants all of them. An account's
 * leaves with it, by the trigger on users that forgets its follows.
 */
export const mailAddresses = pgTable(
  "mail_addresses",
  {
    /** As `readAddress` gives it. */
    email: text().primaryKey(),
    /** As the desk and its log name it: an address of a person is not for keeping there. */
    id: serial().notNull().unique(),
    /** News of the products that it follows. */
    wantsNews: boolean().notNull().default(true),
    /** That a listing of its owner got new followers. */
    wantsFollowers: boolean().notNull().default(true),
    /** When its mail server refused it for good, or a mail came back: it gets no optional mail until somebody shows that it can be read. */
    pausedAt: timestamp({ withTimezone: true }),
    /** What the mail server said, cut. It stays where the desk resumes the mails, so that this can be taken back. */
    pauseReason: text(),
    /** Which of both it was. */
    pauseKind: text().$type<PauseKind>(),
  },
  (t) => [
    index("mail_addresses_paused_idx").on(t.pausedAt).where(sql`paused_at is not null`),
    hasLength("mail_addresses_email_length", t.email, 254, 3),
    check("mail_addresses_email_folded", sql`${t.email} = lower(${t.email})`),
    isOneOf("mail_addresses_pause_kind_known", t.pauseKind, PAUSE_KINDS),
    check("mail_addresses_paused_why", sql`${t.pausedAt} is null or ${t.pauseReason} is not null`),
  ],
);

/** Mails that were given up: the event of each, with the reason. An account's leave with it. */
export const failedMails = pgTable(
  "failed_mails",
  {
    id: serial().primaryKey(),
    /** The key of its event, which made it go once. */
    key: text().notNull().unique(),
    name: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    email: text().notNull(),
    template: text().notNull(),
    reason: text().notNull(),
    failedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was staged again, by hand. */
    retriedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.failedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.email),
    /** As typed there, and folded where addresses are paused. */
    index("failed_mails_folded_idx").on(sql`lower(email)`),
  ],
);
