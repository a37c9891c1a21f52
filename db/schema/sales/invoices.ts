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
import {
  INVOICE_KINDS,
  type InvoiceKind,
  REFUND_STATUSES,
  type RefundStatus,
  type VatTreatment,
} from "@/lib/core/statuses";
import { orders } from "./orders";
import { payments } from "./payments";

/** Who sells or buys, as an invoice names them. */
export interface InvoiceParty {
  name: string;
  /** Lines of the address, the country's name last. */
  address: string[];
  vat_number: string | null;
}

export interface InvoiceLine {
  /** The line of the order. */
  line_id: number;
  description: string;
  quantity: number;
  unit_price_cents: number;
  discount_cents: number;
  net_cents: number;
}

/** All that an invoice or credit note says (Directive 2006/112/EC, articles 219, 226 and 230), as it was issued. Amounts of a credit note are positive. */
export interface InvoiceContent {
  number: string;
  kind: InvoiceKind;
  issued_on: string;
  /** The day of payment, on which VAT became due. */
  supplied_on: string;
  order_number: string;
  /** The invoice that a credit note corrects. */
  corrects: { number: string; issued_on: string } | null;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  lines: InvoiceLine[];
  currency: string;
  net_cents: number;
  vat: {
    rate_bp: number;
    cents: number;
    country: string | null;
    treatment: VatTreatment;
    /** In the currency of the seller's books, where that is another one. */
    in_books: { currency: string; cents: number; rate: string; rate_day: string } | null;
  };
  total_cents: number;
  /** Sentences that the law asks for, such as of reverse charge. */
  notes: string[];
}

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
    /** The provider's own name of it. */
    providerId: text(),
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
