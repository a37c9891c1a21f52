import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
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
import { isAtLeast, isOneOf } from "@/db/checks";
import type { InvoiceContent } from "@/lib/core/orders/invoice-content";
import { INVOICE_KINDS, type InvoiceKind, REFUND_STATUSES, type RefundStatus } from "@/lib/core/statuses";
import { orders } from "./orders";
import { disputes, payments } from "./payments";

/** Invoices and credit notes: numbered without a gap, and never changed (triggers refuse it). */
export const invoices = pgTable(
  "invoices",
  {
    id: serial().primaryKey(),
    /** Such as `INV-2026-000001`. */
    number: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<InvoiceKind>().notNull(),
    correctsId: integer().references((): AnyPgColumn => invoices.id),
    /** The refund that a credit note belongs to. */
    refundId: integer()
      .unique()
      .references(() => refunds.id),
    netCents: integer().notNull(),
    vatCents: integer().notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.orderId, t.id),
    uniqueIndex("invoices_one_an_order_idx").on(t.orderId).where(sql`kind = 'invoice'`),
    isOneOf("invoices_kind_known", t.kind, INVOICE_KINDS),
    isAtLeast("invoices_net_from_zero", t.netCents, 0),
    isAtLeast("invoices_vat_from_zero", t.vatCents, 0),
    check("invoices_credit_corrects", sql`(${t.kind} = 'credit_note') = (${t.correctsId} is not null)`),
  ],
);

/** Money that goes back, line by line; asked of the provider until it has said yes or no. */
export const refunds = pgTable(
  "refunds",
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Null where nothing was paid. */
    paymentId: integer().references(() => payments.id),
    status: text().$type<RefundStatus>().notNull().default("open"),
    lineIds: integer().array().notNull(),
    netCents: integer().notNull(),
    vatCents: integer().notNull(),
    /** Money that came beyond the price: no credit note is about it. */
    extraCents: integer().notNull().default(0),
    /** The provider's own name of it, once it has it: it is never asked again. */
    providerId: text(),
    /** Where the buyer takes the money, for a provider that cannot send it by itself. */
    claimUrl: text(),
    /** What an admin found it by where it went back by another way than the provider's; null for all others. */
    settledOutside: text(),
    /** The lost dispute by which the money is gone already; null for all others. */
    disputeId: integer()
      .unique()
      .references(() => disputes.id),
    /** When it was last taken up, so that two never ask the provider at once. */
    takenUpAt: timestamp({ withTimezone: true }),
    reason: text().notNull().default(""),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.orderId, t.id),
    index("refunds_open_idx").on(t.id).where(sql`status = 'open'`),
    isOneOf("refunds_status_known", t.status, REFUND_STATUSES),
    isAtLeast("refunds_net_from_zero", t.netCents, 0),
    isAtLeast("refunds_vat_from_zero", t.vatCents, 0),
    isAtLeast("refunds_extra_from_zero", t.extraCents, 0),
  ],
);

/** Rates of the European Central Bank, as an admin enters them: millionths of a currency for one euro. */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    currency: text().notNull(),
    day: date().notNull(),
    perEuroMicro: bigint({ mode: "number" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.currency, t.day] }),
    check("exchange_rates_currency_form", sql`${t.currency} ~ '^[A-Z]{3}$'`),
    isAtLeast("exchange_rates_from_one", t.perEuroMicro, 1),
  ],
);
