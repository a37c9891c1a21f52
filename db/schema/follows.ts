import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { hasLength } from "@/db/checks";
import { listings } from "./listings";

/**
 * Mail addresses that follow listings or were asked whether they want to, whether or not they have an account. That of an
 * account leaves with it, by a trigger on users.
 */
export const followers = pgTable(
  "followers",
  {
    /** Stands in the links of mails, so it tells nothing of how many there are. */
    id: text().primaryKey(),
    /** As `readAddress` gives it. */
    email: text().notNull().unique(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.askedAt),
    hasLength("followers_email_length", t.email, 254, 3),
    check("followers_email_folded", sql`${t.email} = lower(${t.email})`),
  ],
);

/** One a listing and address. It counts once it is confirmed: a trigger keeps `followers` of `listing_stats` in the same transaction. */
export const follows = pgTable(
  "follows",
  {
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    followerId: text()
      .notNull()
      .references(() => followers.id, { onDelete: "cascade" }),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until whoever reads the address's mail said yes; a person who is signed in says so by following. */
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.followerId] }),
    index().on(t.followerId, t.confirmedAt),
    index("follows_unconfirmed_idx").on(t.askedAt).where(sql`confirmed_at is null`),
  ],
);
