import { sql } from "drizzle-orm";
import {
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
import { isAtLeast, isOneOf } from "@/db/checks";
import { DISPUTE_STATUSES, type DisputeStatus, PAYMENT_STATUSES, type PaymentStatus } from "@/lib/core/statuses";
import { orders } from "./orders";

/** Tries to pay an order, one row each. An order has one open try at most, so that two tabs lead to the same one. */
export const payments = pgTable(
  "payments",
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    /** The provider's own name of it; null until it was made there. */
    providerId: text(),
    status: text().$type<PaymentStatus>().notNull().default("open"),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** What really came, as the provider says. */
    receivedCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    /** The one that its order was paid by; what others of it brought is held for the buyer. */
    settles: boolean().notNull().default(false),
    /** Where the person pays. */
    url: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its provider was last asked how it stands. */
    polledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex().on(t.provider, t.providerId),
    index().on(t.orderId, t.id),
    uniqueIndex("payments_one_open_idx").on(t.orderId).where(sql`status = 'open'`),
    uniqueIndex("payments_one_settles_idx").on(t.orderId).where(sql`settles`),
    isOneOf("payments_status_known", t.status, PAYMENT_STATUSES),
    isAtLeast("payments_amount_from_zero", t.amountCents, 0),
    isAtLeast("payments_received_from_zero", t.receivedCents, 0),
    check("payments_refund_within", sql`${t.refundedCents} between 0 and ${t.receivedCents}`),
  ],
);

/** What a provider told us, verified, each event once whoever repeats it. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    status: text().$type<PaymentStatus>().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index().on(t.paymentId),
    isOneOf("payment_events_status_known", t.status, PAYMENT_STATUSES),
  ],
);

/** Payments that their payer takes up with bank or provider, which takes the money from us meanwhile, and for good where we lose. */
export const disputes = pgTable(
  "disputes",
  {
    id: serial().primaryKey(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    /** The provider's own name of it. */
    providerId: text().notNull(),
    status: text().$type<DisputeStatus>().notNull().default("open"),
    /** What the provider has taken from us for it and not given back. */
    takenCents: integer().notNull().default(0),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex().on(t.paymentId, t.providerId),
    isOneOf("disputes_status_known", t.status, DISPUTE_STATUSES),
    isAtLeast("disputes_taken_from_zero", t.takenCents, 0),
    check("disputes_won_takes_nothing", sql`${t.status} <> 'won' or ${t.takenCents} = 0`),
  ],
);
