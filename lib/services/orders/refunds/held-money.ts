import { inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { OrderRow, PaymentRow } from "../status";
import { moneyOf, type RefundRow, refundsOf, sum } from "./refund-state";
import { standingDisputes } from "./standing-disputes";

const p = schema.payments;

/** A payment whose money lies with us beyond what its order cost. */
export interface Held {
  payment: PaymentRow;
  cents: number;
}

/** Money of an order's payments that is not the price of anything: paid twice, too much, too little, or for what was never sold. What a dispute has taken lies with us no more. */
export async function heldMoney(db: Db, order: OrderRow): Promise<Held[]> {
  const payments = await db
    .select()
    .from(p)
    .where(inArray(p.orderId, [order.id]));
  const [refunds, disputes] = [await refundsOf(db, order.id), await standingDisputes(db, order.id)];
  const takenOf = ({ id }: PaymentRow) =>
    sum(disputes.filter(({ paymentId }) => paymentId === id).map(({ takenCents }) => takenCents));
  return payments
    .map((payment) => ({ payment, cents: heldOf(order, payment, refunds) - takenOf(payment) }))
    .filter(({ cents }) => cents > 0);
}

/** Of the one that paid the order, what is beyond its price; of others, all that has not gone back. */
function heldOf(order: OrderRow, payment: PaymentRow, refunds: readonly RefundRow[]): number {
  const its = refunds.filter(({ paymentId }) => paymentId === payment.id);
  if (!payment.settles) return payment.receivedCents - sum(its.map(moneyOf));
  return payment.receivedCents - order.totalCents - sum(its.map(({ extraCents }) => extraCents));
}
