import { eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { jobContext } from "../../site/job-context";
import { bookRefund } from "../books/book";
import { creditNoteOrWait } from "../invoices/issue-credit-note";
import { endRefund, moveOrder, movePayment, type OrderRow } from "../status";
import { mailRefund } from "./mail-refund";
import { moneyOf, type RefundRow, refundState } from "./refund-state";

const { orders, payments, refunds } = schema;

/** Ends a refund whose money has gone back, once: the books, the payment, the credit note, the order and the mail, together. */
export async function completeRefund(db: Db, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, id));
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.id, found?.orderId ?? 0))
      .for("update");
    if (order) await completeLocked(tx, order, id, now);
  });
}

/** The same in a transaction that has locked the order. */
export async function completeLocked(tx: Db, order: OrderRow, id: number, now: Date): Promise<void> {
  const refund = await endRefund(tx, id, now);
  if (!refund) return;
  await bookBack(tx, refund, now);
  const note = await creditNoteOrWait(tx, refund, now);
  if (order.status === "paid" && (await isWhole(tx, order)))
    await moveOrder(tx, await jobContext(tx, order.siteId, now), order, "refunded");
  await mailRefund(tx, order, refund, note?.number ?? null);
}

async function bookBack(tx: Db, refund: RefundRow, now: Date): Promise<void> {
  const cents = moneyOf(refund);
  if (refund.paymentId === null || cents === 0) return;
  if (refund.disputeId !== null) return bookRefund(tx, refund, { from: "disputed", cents, at: now });
  if (refund.settledOutside !== null) return bookRefund(tx, refund, { from: "outside", cents, at: now });
  const refundedCents = sql`${payments.refundedCents} + ${cents}`;
  const [payment] = await tx
    .update(payments)
    .set({ refundedCents, updatedAt: now })
    .where(eq(payments.id, refund.paymentId))
    .returning();
  if (!payment) return;
  await bookRefund(tx, refund, { from: `at:${payment.provider}`, cents, at: now });
  if (payment.refundedCents === payment.receivedCents && payment.status === "paid")
    await movePayment(tx, now, payment, "refunded");
}

/** Whether all of an order has gone back. */
async function isWhole(tx: Db, order: OrderRow): Promise<boolean> {
  const { left, before } = await refundState(tx, order);
  return left.length === 0 && before.every(({ status }) => status === "done");
}
