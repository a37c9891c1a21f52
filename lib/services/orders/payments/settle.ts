import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import type { PaymentEvent } from "@/lib/integrations/payments/provider";
import { stage } from "../../events/stage";
import { jobContext } from "../../site/job-context";
import { bookPayment } from "../books/book";
import { invoiceOrLog } from "../invoices/invoice-or-log";
import { spendPromo } from "../promo/hold-promo";
import { moveOrder, movePayment, movesPayment, type OrderRow, type PaymentRow } from "../status";

const p = schema.payments;
const o = schema.orders;

/** What became of an event: taken now, told before, or about no try of ours. */
export type Settled = "applied" | "repeated" | "unknown";

/**
 * Takes one verified event of a provider: once, whoever repeats it and in whatever order events come, and only with the amount and
 * currency that were asked for. An order is fulfilled from here alone.
 */
export async function settleEvent(db: Db, now: Date, provider: string, event: PaymentEvent): Promise<Settled> {
  const [found] = await db
    .select({ orderId: p.orderId, id: p.id, siteId: o.siteId })
    .from(p)
    .innerJoin(o, eq(o.id, p.orderId))
    .where(and(eq(p.provider, provider), eq(p.providerId, event.providerId)));
  if (!found) {
    log.warn("a payment event is about no payment of ours", { provider, status: event.status });
    return "unknown";
  }
  const job = await jobContext(db, found.siteId, now);
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(o).where(eq(o.id, found.orderId)).for("update");
    const [payment] = await tx.select().from(p).where(eq(p.id, found.id)).for("update");
    if (!order || !payment) return "unknown";
    const { eventId, status, ...data } = event;
    const [isNew] = await tx
      .insert(schema.paymentEvents)
      .values({ provider, eventId, paymentId: payment.id, status, data: { ...data }, receivedAt: now })
      .onConflictDoNothing()
      .returning({ eventId: schema.paymentEvents.eventId });
    if (!isNew) return "repeated";
    await apply(job, tx, { order, payment, event });
    return "applied";
  });
}

interface Told {
  order: OrderRow;
  payment: PaymentRow;
  event: PaymentEvent;
}

async function apply(job: Ctx, tx: Db, { order, payment, event }: Told): Promise<void> {
  if (!movesPayment(payment.status, event.status)) return;
  const { receivedCents, refundedCents, status, country } = event;
  await movePayment(tx, job.now, payment, status, { receivedCents, refundedCents });
  if (status !== "paid") return;
  if (event.currency === payment.currency) await bookPayment(tx, payment, receivedCents, job.now);
  if (country) {
    const placeEvidence = [...order.placeEvidence, { kind: "payment" as const, country }];
    await tx.update(o).set({ placeEvidence }).where(eq(o.id, order.id));
  }
  const trouble = troubleOf(order, payment, event);
  if (trouble) return markForDesk(tx, order.id, trouble);
  await payOrder(job, tx, order);
}

/** Why money that came does not simply pay the order; null where it does. */
function troubleOf(order: OrderRow, payment: PaymentRow, event: PaymentEvent): string | null {
  const { receivedCents, currency } = event;
  if (currency !== payment.currency) return `Paid in ${currency}, not in ${payment.currency}.`;
  if (receivedCents !== payment.amountCents)
    return `${receivedCents} cents came; ${payment.amountCents} were asked for.`;
  if (order.status === "paid" || order.status === "refunded") return "Paid a second time.";
  if (payment.amountCents !== order.totalCents) return "Paid at a price that has changed since.";
  return null;
}

async function markForDesk(tx: Db, orderId: number, deskReason: string): Promise<void> {
  log.warn("an order needs a person", { orderId, deskReason });
  await tx.update(o).set({ deskReason }).where(eq(o.id, orderId));
}

/** Marks an order as paid and asks for its fulfilment, in the transaction that locked it. */
export async function payOrder(job: Ctx, tx: Db, order: OrderRow): Promise<void> {
  await moveOrder(tx, job, order, "paid", { paidAt: job.now });
  await spendPromo(job, tx, order.id);
  await invoiceOrLog(tx, order.id, job.now);
  await stage(tx, {
    name: "order.paid",
    key: `order.paid:${order.id}`,
    data: { order_id: order.id, site_id: order.siteId, user_id: order.userId },
  });
}
