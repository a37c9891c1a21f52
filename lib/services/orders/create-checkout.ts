import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { checkout, type OrderInput, orderInput } from "@/lib/schemas/orders/order";
import { requireUser } from "@/lib/services/account/require-user";
import { audit } from "../audit/audit";
import { nextNumber } from "./order-number";
import { checkoutUrl, presentTotals } from "./present-order";
import { type Priced, priceItems } from "./price-items";
import { holdPromo } from "./promo/hold-promo";
import { priceColumns, saveLines } from "./save-priced";
import type { OrderRow } from "./status";
import { type CustomerVat, customerVat } from "./vat/customer-vat";

/** An order that is not paid ends after a week (decisions, Orders). */
const OPEN_DAYS = 7;
const DAY_MS = 86_400_000;

/** Builds an order: prices, promo code and places are kept for it while it is open. The person pays it on its page. */
export const createCheckout = defineOperation({
  name: "create_checkout",
  method: "POST",
  path: "/orders/checkout",
  access: "orders:write",
  toolset: "orders",
  idempotent: true,
  openWorld: true,
  bucket: "promo",
  status: 201,
  title: "Prepare a checkout",
  summary:
    "Build an order and get its checkout_url: give it to the person, who reviews and pays it in the browser, signed in to the same account. Never ask for card details. Places and promo code are held for 7 days. Next: get_order.",
  input: orderInput,
  output: checkout,
  errors: ["limit_reached"],
  location: ({ number }) => `/orders/${number}`,
  example: {
    items: [{ product: "launch", listing_id: 1001, week: "now" }],
    billing_country: "DE",
    promo_code: "TIDE-10",
  },
  nextSteps: ({ number }) => [`get_order {"number": "${number}"} after the person has paid at checkout_url`],
  async run({ ctx, input }) {
    const vat = await customerVat(ctx, { country: input.billing_country, vatNumber: input.vat_number });
    const order = await ctx.db.transaction((tx) => build(ctx, tx, input, vat));
    return {
      number: order.number,
      status: order.status,
      checkout_url: checkoutUrl(ctx, order),
      expires_at: order.expiresAt.toISOString(),
      totals: presentTotals(order),
    };
  },
});

async function build(ctx: Ctx, tx: Db, input: OrderInput, vat: CustomerVat): Promise<OrderRow> {
  await requireFewOpen(ctx, tx);
  const priced = await priceItems(ctx, tx, { items: input.items, promoCode: input.promo_code, vat });
  const order = await insertOrder(ctx, tx, input, priced);
  await saveLines(ctx, tx, order, priced);
  await holdPromo(ctx, tx, order.id, priced.promo);
  const entity = { kind: "order", id: order.id } as const;
  await audit(tx, ctx, { entity, did: "created", before: null, after: { total_cents: order.totalCents } });
  return order;
}

async function insertOrder(ctx: Ctx, tx: Db, input: OrderInput, priced: Priced): Promise<OrderRow> {
  const { billing_country: country, vat_number } = input;
  const billing = { ...(country && { country }), ...(vat_number && { vat_number, is_business: true }) };
  const expiresAt = new Date(ctx.now.getTime() + OPEN_DAYS * DAY_MS);
  const number = await nextNumber(tx, "LY", ctx.now);
  const [row] = await tx
    .insert(schema.orders)
    .values({
      ...{ number, siteId: ctx.site.id, userId: requireUser(ctx), billing, expiresAt },
      ...priceColumns(priced),
      ...{ createdAt: ctx.now, updatedAt: ctx.now },
    })
    .returning();
  if (!row) throw new Error("the order was not inserted");
  return row;
}

/** Each open order holds its places: nobody takes a week away from others by opening many. */
async function requireFewOpen(ctx: Ctx, tx: Db): Promise<void> {
  const t = schema.orders;
  const open = await tx.$count(t, and(eq(t.userId, requireUser(ctx)), eq(t.status, "pending")));
  if (open < ctx.settings.open_orders_max) return;
  const detail = `You have ${open} orders that wait to be paid.`;
  throw new AppError("limit_reached", detail, "Pay or cancel one of them; list_my_orders shows them.");
}
