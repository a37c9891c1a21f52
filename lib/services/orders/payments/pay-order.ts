import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, raced } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import type { PaymentProvider } from "@/lib/integrations/payments/provider";
import { findProvider } from "@/lib/integrations/payments/providers";
import { orderNumber } from "@/lib/schemas/orders/order";
import { cents } from "@/lib/schemas/primitives";
import { lockOwnedOrder } from "../owned-order";
import { checkoutUrl } from "../present-order";
import { reprice } from "../reprice";
import { movePayment, type OrderRow, type PaymentRow } from "../status";
import { withEvidence } from "../vat/place-evidence";
import { payOrder } from "./settle";

const p = schema.payments;

const outcome = z.object({
  /** `changed`: the price is another one now, which the person has to see first. */
  state: z.enum(["redirect", "paid", "changed"]),
  url: z.string().nullable(),
});

/**
 * Begins to pay an order at the price that the person has seen. Prices, promo code and places are checked again. Two tabs end at the
 * same try; what costs nothing is paid at once.
 */
export const payMyOrder = definePageOperation({
  name: "pay_order",
  access: "session",
  readOnly: false,
  input: z.strictObject({
    number: orderNumber,
    provider: z.string().max(20),
    total_cents: cents.describe("As shown to the person"),
    accepts_terms: z.boolean(),
  }),
  output: outcome,
  async run({ ctx, input }) {
    if (!input.accepts_terms) throw needsTerms();
    const provider = await findProvider(input.provider);
    if (!provider) throw new AppError("conflict", "This way to pay is not available.", "Choose another one.");
    const priced = await reprice(ctx, input.number);
    const begun = await ctx.db.transaction((tx) =>
      begin(ctx, tx, input.number, { provider, priced, seen: input.total_cents }),
    );
    if (begun.state !== "redirect") return { state: begun.state, url: null };
    return { state: "redirect" as const, url: begun.payment.url ?? (await makeAttempt(ctx, provider, begun)) };
  },
});

function needsTerms() {
  const detail = "The terms have to be accepted before paying.";
  const errors = [{ pointer: "/accepts_terms", detail }];
  return new AppError("validation_failed", detail, "Accept the terms, then pay.", { errors });
}

interface Beginning {
  provider: PaymentProvider;
  priced: Awaited<ReturnType<typeof reprice>>;
  seen: number;
}

type Begun = { state: "paid" | "changed" } | { state: "redirect"; order: OrderRow; payment: PaymentRow };

async function begin(ctx: Ctx, tx: Db, number: string, { provider, priced, seen }: Beginning): Promise<Begun> {
  const locked = await lockOwnedOrder(ctx, tx, number);
  if (locked.status === "paid") return { state: "paid" };
  if (locked.status !== "pending" || locked.expiresAt <= ctx.now)
    throw new AppError("conflict", `This order is ${locked.status}.`, "Make a new order.");
  const order = await priced.save(tx, locked);
  if (order.totalCents !== seen) return { state: "changed" };
  requireBilling(order);
  const placeEvidence = ctx.country
    ? withEvidence(order.placeEvidence, { kind: "network_address", country: ctx.country })
    : order.placeEvidence;
  await tx.update(schema.orders).set({ termsAcceptedAt: ctx.now, placeEvidence }).where(eq(schema.orders.id, order.id));
  if (order.totalCents === 0) {
    await payOrder(ctx, tx, order, null);
    return { state: "paid" };
  }
  return { state: "redirect", order, payment: await openPayment(ctx, tx, order, provider) };
}

/** What an invoice must name (Directive 2006/112/EC, article 226), and what VAT is told by. */
function requireBilling({ billing, totalCents }: OrderRow): void {
  const { name, company, street, city, country } = billing;
  const needed = { name: company || name, street, city, country };
  const missing = Object.entries(needed).flatMap(([field, value]) => (value ? [] : [field]));
  if (missing.length === 0 || totalCents === 0) return;
  const detail = `The invoice needs your ${missing.join(", ")}.`;
  const errors = missing.map((field) => ({ pointer: `/${field}`, detail: "is needed for the invoice" }));
  throw new AppError("validation_failed", detail, "Save your billing details, then pay.", { errors });
}

/** The order's one open try: the one there is, where it is at the same provider and price; others are left behind. */
async function openPayment(ctx: Ctx, tx: Db, order: OrderRow, provider: PaymentProvider): Promise<PaymentRow> {
  const [open] = await tx
    .select()
    .from(p)
    .where(and(eq(p.orderId, order.id), eq(p.status, "open")));
  if (open?.provider === provider.key && open.amountCents === order.totalCents) return open;
  if (open) await movePayment(tx, ctx.now, open, "abandoned");
  const { totalCents: amountCents, currency } = order;
  const values = { orderId: order.id, provider: provider.key, amountCents, currency };
  const [made] = await tx
    .insert(p)
    .values({ ...values, createdAt: ctx.now, updatedAt: ctx.now })
    .returning();
  if (!made) throw raced("This order is being paid just now.");
  return made;
}

/** Over the network, after the row stands: a try that we could not keep would take money that we know nothing of. */
async function makeAttempt(
  ctx: Ctx,
  provider: PaymentProvider,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<string> {
  const page = checkoutUrl(ctx, order);
  const payable = {
    number: order.number,
    paymentId: payment.id,
    amountCents: payment.amountCents,
    currency: payment.currency,
    description: `${ctx.site.name}, order ${order.number}`,
    email: order.billing.email ?? null,
  };
  const webhook = `${ctx.site.baseUrl}/api/webhooks/${provider.key}`;
  const { providerId, url } = await provider.createAttempt(payable, { success: page, cancel: page, webhook });
  const isFirst = and(eq(p.id, payment.id), isNull(p.providerId));
  const [kept] = await ctx.db.update(p).set({ providerId, url, updatedAt: ctx.now }).where(isFirst).returning();
  if (kept) return url;
  const [other] = await ctx.db.select({ url: p.url }).from(p).where(eq(p.id, payment.id));
  return other?.url ?? url; // another tab was quicker: its page alone is shown, so that nothing can be paid at two
}
