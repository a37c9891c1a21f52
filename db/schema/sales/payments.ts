import { sql } from "drizzle-orm";
import {
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
import { PAYMENT_STATUSES, type PaymentStatus } from "@/lib/core/statuses";
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
    /** Where the person pays. */
    url: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex().on(t.provider, t.providerId),
    index().on(t.orderId, t.id),
    uniqueIndex("payments_one_open_idx").on(t.orderId).where(sql`status = 'open'`),
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
