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
import { hasLength, isAtLeast, isOneOf } from "@/db/checks";
import {
  FULFILMENTS,
  type Fulfilment,
  ORDER_STATUSES,
  type OrderStatus,
  PRODUCTS,
  type ProductKey,
  VAT_NUMBER_STATUSES,
  VAT_TREATMENTS,
  type VatNumberStatus,
  type VatTreatment,
} from "@/lib/core/statuses";
import { listings } from "../listings";
import { sites } from "../sites";
import { users } from "../users";

/** Who is billed, as typed at checkout: kept with the order when the account is gone. */
export interface Billing {
  name: string;
  company: string | null;
  is_business: boolean;
  email: string;
  street: string;
  postal_code: string;
  city: string;
  country: string;
  vat_number: string | null;
}

/** What a registry said of a VAT number. */
export interface VatCheck {
  status: VatNumberStatus;
  number: string | null;
  consultation_number: string | null;
  name: string | null;
  checked_at: string | null;
}

/** What speaks for the customer's country (Implementing Regulation (EU) 282/2011, art. 24b and 24f): two pieces that agree. */
export interface PlaceEvidence {
  kind: "billing_address" | "vat_number" | "payment" | "network_address" | "declared";
  country: string;
}

/** Amounts are US cents; prices are those of when it was last priced, and change no more once it is paid. */
export const orders = pgTable(
  "orders",
  {
    id: serial().primaryKey(),
    /** Such as `LY-2026-000123`. */
    number: text().notNull().unique(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** Null once the account is deleted. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    status: text().$type<OrderStatus>().notNull().default("pending"),
    currency: text().notNull().default("USD"),
    subtotalCents: integer().notNull(),
    discountCents: integer().notNull(),
    /** The part of the discount that no code took off: what an admin let go when too little came. */
    shortfallCents: integer().notNull().default(0),
    netCents: integer().notNull(),
    vatCents: integer().notNull(),
    totalCents: integer().notNull(),
    vatRateBp: integer().notNull(),
    vatCountry: text(),
    /** Null while the customer's country is not told. */
    vatTreatment: text().$type<VatTreatment>(),
    vatNumberStatus: text().$type<VatNumberStatus>().notNull().default("none"),
    vatCheck: jsonb().$type<VatCheck>(),
    billing: jsonb().$type<Partial<Billing>>().notNull().default({}),
    placeEvidence: jsonb().$type<PlaceEvidence[]>().notNull().default([]),
    promoCode: text(),
    termsAcceptedAt: timestamp({ withTimezone: true }),
    /** What a person must look at: late, too much or too little money. */
    deskReason: text(),
    /** Since when a person must. */
    deskAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    /** When its invoice was issued. */
    billedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.userId, t.id),
    index().on(t.siteId, t.createdAt, t.number),
    index("orders_pending_idx").on(t.expiresAt).where(sql`status = 'pending'`),
    index("orders_desk_idx").on(t.deskAt).where(sql`desk_reason is not null`),
    index("orders_unbilled_idx")
      .on(t.paidAt)
      .where(sql`status in ('paid', 'refunded') and total_cents > 0 and billed_at is null`),
    isOneOf("orders_status_known", t.status, ORDER_STATUSES),
    isOneOf("orders_treatment_known", t.vatTreatment, VAT_TREATMENTS),
    isOneOf("orders_vat_number_status_known", t.vatNumberStatus, VAT_NUMBER_STATUSES),
    isAtLeast("orders_discount_from_zero", t.discountCents, 0),
    check("orders_shortfall_within", sql`${t.shortfallCents} between 0 and ${t.discountCents}`),
    isAtLeast("orders_net_from_zero", t.netCents, 0),
    isAtLeast("orders_vat_from_zero", t.vatCents, 0),
    check("orders_net_adds_up", sql`${t.netCents} = ${t.subtotalCents} - ${t.discountCents}`),
    check("orders_total_adds_up", sql`${t.totalCents} = ${t.netCents} + ${t.vatCents}`),
    check("orders_paid_with_time", sql`status not in ('paid', 'refunded') or paid_at is not null`),
  ],
);

/** What is chosen of a product's options. */
export interface LineOptions {
  week?: string;
  weeks?: string[];
  categories?: string[];
  section?: string;
  amount_cents?: number;
}

export const orderLines = pgTable(
  "order_lines",
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    product: text().$type<ProductKey>().notNull(),
    name: text().notNull(),
    /** What is bought, in words, such as the listing and its week. */
    description: text().notNull(),
    listingId: integer().references(() => listings.id, { onDelete: "set null" }),
    options: jsonb().$type<LineOptions>().notNull().default({}),
    unitPriceCents: integer().notNull(),
    quantity: integer().notNull(),
    discountCents: integer().notNull(),
    netCents: integer().notNull(),
    fulfilment: text().$type<Fulfilment>().notNull().default("pending"),
    fulfilledAt: timestamp({ withTimezone: true }),
    proofUrl: text(),
    /** Why it could not be fulfilled. */
    failure: text(),
  },
  (t) => [
    uniqueIndex().on(t.orderId, t.position),
    index().on(t.listingId),
    isOneOf("order_lines_product_known", t.product, PRODUCTS),
    isOneOf("order_lines_fulfilment_known", t.fulfilment, FULFILMENTS),
    isAtLeast("order_lines_quantity_from_one", t.quantity, 1),
    isAtLeast("order_lines_discount_from_zero", t.discountCents, 0),
    isAtLeast("order_lines_net_from_zero", t.netCents, 0),
    check("order_lines_add_up", sql`${t.netCents} = ${t.unitPriceCents} * ${t.quantity} - ${t.discountCents}`),
  ],
);

/** The last number given of each series and year, in the row that whoever takes the next one locks. */
export const numberSeries = pgTable(
  "number_series",
  {
    series: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.series, t.year] }),
    hasLength("number_series_name_length", t.series, 10, 1),
    isAtLeast("number_series_from_one", t.last, 1),
  ],
);
