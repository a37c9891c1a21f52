import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import type { PaymentEvent } from "@/lib/integrations/payments/provider";
import { stage } from "../../events/stage";
import { jobContext } from "../../site/job-context";
import { bookPayment } from "../books/book";
import { clearFromDesk, markForDesk } from "../desk/mark-for-desk";
import { invoiceOrLog } from "../invoices/invoice-or-log";
import { spendPromo } from "../promo/hold-promo";
import { takeRefundOfProvider } from "../refunds/refund-of-provider";
import { moneyOf, refundsOf, sum } from "../refunds/refund-state";
import { moveOrder, movePayment, movesPayment, type OrderRow, type PaymentRow } from "../status";
import { placeConflict, withEvidence } from "../vat/place-evidence";
import { takeDispute } from "./take-dispute";
import { overpaid, SHORT, troubleOf } from "./trouble";

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

async function apply(job: Ctx, tx: Db, told: Told): Promise<void> {
  const { order, payment, event } = told;
  const isMoney = event.status === "paid" || event.status === "refunded";
  if (isMoney) await takeMoney(job, tx, told);
  else if (movesPayment(payment.status, event.status)) await movePayment(tx, job.now, payment, event.status);
  await takeRefundOfProvider(job, tx, order.id, payment.id, event);
  await takeDispute(tx, payment.id, event, job.now);
}

/**
 * Money that came, or more of it than we knew, even after what was there went back. What came and is gone again pays nothing; what is
 * more than the price is held for the buyer.
 */
async function takeMoney(job: Ctx, tx: Db, { order, payment, event }: Told): Promise<void> {
  const { receivedCents, currency, country } = event;
  const more = receivedCents - payment.receivedCents;
  const isFirst = movesPayment(payment.status, "paid");
  if (!isFirst && more <= 0) return;
  if (isFirst) await movePayment(tx, job.now, payment, "paid", { receivedCents });
  else await tx.update(p).set({ receivedCents, updatedAt: job.now }).where(eq(p.id, payment.id));
  if (currency === payment.currency) await bookPayment(tx, payment, more, job.now);
  const placed = country && isFirst ? await addEvidence(tx, order, country) : order;
  if (event.status === "refunded") return;
  const ours = await leftOf(tx, payment, receivedCents);
  const trouble = troubleOf(order, payment, event, ours);
  if (trouble) return markForDesk(tx, order.id, trouble, job.now);
  await payOrder(job, tx, order, payment.id);
  await clearFromDesk(tx, order, SHORT);
  if (ours > payment.amountCents) await markForDesk(tx, order.id, overpaid(payment, receivedCents), job.now);
  const conflict = placeConflict(placed);
  if (conflict) await markForDesk(tx, order.id, conflict, job.now);
}

/** What came without what was given back of it, or is asked to be. */
async function leftOf(tx: Db, { id, orderId }: PaymentRow, receivedCents: number): Promise<number> {
  const refunds = await refundsOf(tx, orderId);
  return receivedCents - sum(refunds.filter(({ paymentId }) => paymentId === id).map(moneyOf));
}

/** Where the payment came from speaks for the customer's country. */
async function addEvidence(tx: Db, order: OrderRow, country: string): Promise<OrderRow> {
  const placeEvidence = withEvidence(order.placeEvidence, { kind: "payment", country });
  await tx.update(o).set({ placeEvidence }).where(eq(o.id, order.id));
  return { ...order, placeEvidence };
}

/** Marks an order as paid and asks for its fulfilment, in the transaction that locked it. What costs nothing has no payment. */
export async function payOrder(job: Ctx, tx: Db, order: OrderRow, paymentId: number | null): Promise<void> {
  await moveOrder(tx, job, order, "paid", { paidAt: job.now });
  if (paymentId !== null) await tx.update(p).set({ settles: true }).where(eq(p.id, paymentId));
  await spendPromo(job, tx, order.id);
  await invoiceOrLog(tx, order.id, job.now);
  await stage(tx, {
    name: "order.paid",
    key: `order.paid:${order.id}`,
    data: { order_id: order.id, site_id: order.siteId, user_id: order.userId },
  });
}
