import { and, asc, eq, ne, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { log } from "@/lib/core/log";
import { findProvider } from "@/lib/integrations/payments/providers";
import { jobContext } from "../../site/job-context";
import { bookRefund } from "../books/book";
import { issueCreditNote } from "../invoices/issue-credit-note";
import { endRefund, moveOrder } from "../status";

const BATCH = 50;
const { orders, orderLines, payments, refunds } = schema;

type Refund = typeof refunds.$inferSelect;

/** Gives back what was asked for, one refund after the other. One that a provider does not take now is tried again the next time. */
export async function carryOutOpenRefunds(db: Db, now: Date): Promise<{ done: number; left: number }> {
  const open = await db.select().from(refunds).where(eq(refunds.status, "open")).orderBy(asc(refunds.id)).limit(BATCH);
  let done = 0;
  for (const refund of open) {
    try {
      await carryOut(db, refund, now);
      done += 1;
    } catch (error) {
      log.error("refund not done", {
        refund: refund.id,
        error: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return { done, left: open.length - done };
}

/** The provider first, under a key that lets it happen once; then the books, the credit note and the order, together. */
async function carryOut(db: Db, refund: Refund, now: Date): Promise<void> {
  const amountCents = refund.netCents + refund.vatCents;
  const [payment] = refund.paymentId ? await db.select().from(payments).where(eq(payments.id, refund.paymentId)) : [];
  if (payment?.providerId && amountCents > 0) {
    const provider = await findProvider(payment.provider);
    if (!provider) throw new Error(`${payment.provider} is off.`);
    const { providerId, currency } = payment;
    await provider.refund({ providerId, amountCents, currency, key: `refund-${refund.id}` });
  } else if (amountCents > 0) throw new Error("No payment is known that it could go back from.");
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, refund.orderId)).for("update");
    if (!order || !(await endRefund(tx, refund.id, now))) return;
    if (payment) {
      const refundedCents = sql`${payments.refundedCents} + ${amountCents}`;
      await tx.update(payments).set({ refundedCents, updatedAt: now }).where(eq(payments.id, payment.id));
      await bookRefund(tx, refund.id, payment, amountCents, now);
    }
    await issueCreditNote(tx, refund, now);
    if (await isWhole(tx, order.id)) await moveOrder(tx, await jobContext(tx, order.siteId, now), order, "refunded");
  });
}

/** Whether every line of an order went back. */
async function isWhole(tx: Db, orderId: number): Promise<boolean> {
  const lines = await tx.$count(orderLines, eq(orderLines.orderId, orderId));
  const done = await tx
    .select({ lineIds: refunds.lineIds })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.status, "failed")));
  return done.flatMap(({ lineIds }) => lineIds).length === lines;
}
