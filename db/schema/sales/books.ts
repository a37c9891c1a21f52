import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { isOneOf } from "@/db/checks";
import { BOOKED, type Booked, DIFFERENCE_KINDS, type DifferenceKind } from "@/lib/core/statuses";
import { orders } from "./orders";

/**
 * The ledger: what happened once (`kind`, `ref`) is booked on two or more accounts whose amounts add up to nothing, which a trigger
 * demands at the end of the transaction. Accounts: `owed` (by customers), `sales`, `vat`, `at:<provider>` (money there), `outside`
 * (what went back from elsewhere), `disputed` (what a provider took until a dispute ends, or for one that was lost) and `shortfall` (what an order was taken as paid without).
 */
export const ledger = pgTable(
  "ledger",
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<Booked>().notNull(),
    ref: text().notNull(),
    account: text().notNull(),
    /** US cents; more owed or more money is above zero. */
    cents: integer().notNull(),
    bookedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex().on(t.kind, t.ref, t.account),
    index().on(t.orderId),
    isOneOf("ledger_kind_known", t.kind, BOOKED),
  ],
);

/** Where our books and a provider's list differ, from when it was seen until it no longer is. */
export const bookDifferences = pgTable(
  "book_differences",
  {
    id: serial().primaryKey(),
    provider: text().notNull(),
    /** The provider's name of the payment. */
    ref: text().notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    ours: jsonb().$type<Record<string, unknown>>().notNull(),
    theirs: jsonb().$type<Record<string, unknown>>().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    /** When admins were told of it; null while they still have to be. */
    mailedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex("book_differences_one_open_idx").on(t.provider, t.ref, t.kind).where(sql`settled_at is null`),
    isOneOf("book_differences_kind_known", t.kind, DIFFERENCE_KINDS),
  ],
);
