import { z } from "zod";
import { pageOf } from "@/lib/core/pagination";
import {
  FULFILMENTS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  PRODUCTS,
  REFUND_STATUSES,
  VAT_NUMBER_STATUSES,
  VAT_TREATMENTS,
} from "@/lib/core/statuses";
import { cents, instant, line, listingId, openEnum } from "../primitives";

/** Most things in one order, and most weeks of one of them. */
export const ITEMS_MAX = 20;
const WEEKS_MAX = 26;
const CATEGORIES_MAX = 10;
/** A hundred thousand dollars: nobody means more, and sums stay exact. */
const AMOUNT_MAX_CENTS = 10_000_000;

const week = z.string().max(20);

/** One thing to buy. Which options a product takes, and what each allows, is what list_products says. */
export const orderItem = z.strictObject({
  product: z.string().min(1).max(40).describe("From list_products, such as launch"),
  listing_id: listingId.optional(),
  week: week.optional().describe("Of launch: `now`, which is the default, or a week such as 2026-W48"),
  weeks: z.array(week).min(1).max(WEEKS_MAX).optional().describe("Weeks such as 2026-W48"),
  categories: z.array(z.string().max(120)).min(1).max(CATEGORIES_MAX).optional().describe("Slugs of list_categories"),
  section: z.string().max(40).optional().describe("Of unlock_section, such as story"),
  amount_cents: cents
    .max(AMOUNT_MAX_CENTS)
    .optional()
    .describe("Of billboard: what each week costs, at least the product's price"),
});
export type OrderItem = z.infer<typeof orderItem>;

const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, "must be an ISO 3166-1 country code such as DE")
  .describe("ISO 3166-1 alpha-2, such as DE");

/** What quote_order and create_checkout take. */
export const orderInput = z.strictObject({
  items: z.array(orderItem).min(1).max(ITEMS_MAX).describe("What to buy"),
  billing_country: countryCode.optional(),
  vat_number: line(30).optional().describe("Of a business; a valid one of another EU country gives reverse charge"),
  promo_code: z.string().min(1).max(60).optional().describe("Exactly as the person typed it"),
});
export type OrderInput = z.infer<typeof orderInput>;

const currency = z.literal("USD");

export const product = z.object({
  product: z.enum(PRODUCTS),
  name: z.string(),
  description: z.string(),
  price_cents: cents.describe("Without VAT; of billboard the least that a week costs"),
  currency,
  needs_listing: z.boolean().describe("Bought for one of the buyer's listings"),
  options: z.array(
    z.object({
      name: z.string(),
      type: z.enum(["week", "weeks", "categories", "section", "amount"]),
      required: z.boolean(),
      allowed: z.array(z.string()).nullable().describe("All that can be chosen now; null where it is no list"),
      minimum: cents.nullable().describe("Of an amount: the least, in cents"),
    }),
  ),
});
export type Product = z.infer<typeof product>;
export const productList = z.object({ items: z.array(product) });

const orderLine = z.object({
  product: z.enum(PRODUCTS),
  name: z.string(),
  description: z.string().describe("What exactly is bought, in words"),
  listing_id: z.number().int().nullable(),
  options: z.object({
    week: z.string().optional(),
    weeks: z.array(z.string()).optional(),
    categories: z.array(z.string()).optional(),
    section: z.string().optional(),
    amount_cents: cents.optional(),
  }),
  unit_price_cents: cents,
  quantity: z.number().int(),
  discount_cents: cents,
  net_cents: cents,
});

const vat = z.object({
  rate_bp: z.number().int().describe("In basis points: 1900 is 19 %"),
  cents,
  country: z.string().nullable().describe("Whose VAT; null while billing_country is not told"),
  treatment: openEnum(VAT_TREATMENTS, "How VAT is treated; null while billing_country is not told").nullable(),
  vat_number_status: z.enum(VAT_NUMBER_STATUSES).describe("unverified: its registry did not answer"),
  explanation: z.string().describe("Why, in one sentence"),
});

const totals = {
  subtotal_cents: cents,
  discount_cents: cents,
  net_cents: cents,
  vat,
  total_cents: cents,
  currency,
};

export const quote = z.object({
  items: z.array(orderLine),
  ...totals,
  promo: z.object({ code: z.string(), discount_cents: cents.describe("Taken off before VAT") }).nullable(),
});
export type Quote = z.infer<typeof quote>;

const orderStatus = openEnum(ORDER_STATUSES, "Where the order stands");

export const checkout = z.object({
  number: z.string().describe("Such as LY-2026-000123"),
  status: orderStatus,
  checkout_url: z.string().describe("Where its owner reviews and pays it, in the browser"),
  expires_at: instant,
  totals: z.object(totals),
});

export const orderSummary = z.object({
  number: z.string(),
  status: orderStatus,
  total_cents: cents,
  currency,
  items: z.array(z.string()).describe("What was bought, in words"),
  checkout_url: z.string().nullable().describe("While it can be paid"),
  created_at: instant,
  expires_at: instant,
  paid_at: instant.nullable(),
});
export const orderPage = pageOf(orderSummary);

/** A whole order; billing details are for its owner alone. */
export const order = orderSummary.omit({ items: true }).extend({
  ...totals,
  promo: z.object({ code: z.string(), discount_cents: cents }).nullable(),
  lines: z.array(
    orderLine.extend({
      fulfilment: z.enum(FULFILMENTS),
      fulfilled_at: instant.nullable(),
      proof_url: z.string().nullable().describe("Where to see what was bought"),
      failure: z.string().nullable(),
    }),
  ),
  billing: z.object({
    name: z.string().nullable(),
    company: z.string().nullable(),
    email: z.string().nullable(),
    street: z.string().nullable(),
    postal_code: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    vat_number: z.string().nullable(),
  }),
  payments: z.array(z.object({ provider: z.string(), status: z.enum(PAYMENT_STATUSES), at: instant })),
  invoices: z.array(z.object({ number: z.string(), kind: z.string(), url: z.string() })),
  refunds: z
    .array(
      z.object({
        status: openEnum(REFUND_STATUSES, "open: the money is not sent yet"),
        cents,
        positions: z.array(z.number().int()).describe("Lines given back, from 0; none for a part of the price"),
        asked_at: instant,
        claim_url: z.string().nullable().describe("Where the buyer takes the money, if it cannot be sent by itself"),
      }),
    )
    .describe("What goes back, or has"),
  attention: z.string().nullable().describe("Why the site's team looks at this order; null where nobody has to"),
});
export type Order = z.infer<typeof order>;

/** Such as `LY-2026-000123`. */
export const orderNumber = z
  .string()
  .regex(/^LY-[0-9]{4}-[0-9]{6,}$/, "must be an order number such as LY-2026-000123")
  .max(30)
  .describe("From create_checkout or list_my_orders, such as LY-2026-000123");
