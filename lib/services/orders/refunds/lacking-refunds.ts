import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { providerName } from "@/lib/core/orders/provider-name";
import { decimalOf } from "@/lib/integrations/payments/decimal-amount";
import type { AttemptState } from "@/lib/integrations/payments/provider";
import { bookMovedOutside } from "../books/book";
import { markForDesk } from "../desk/mark-for-desk";
import type { OrderRow, PaymentRow } from "../status";
import { mailRefund } from "./mail-refund";
import { moneyOf, type RefundRow } from "./refund-state";

const { payments, refunds: r } = schema;
/** Between asking a provider and booking what it says there is less than that. */
const TELLING_MS = 2 * 60_000;
/** What `markLacking` says at the desk. */
export const LACKING = /[A-Z]{3} [\d.]+ that we booked as given back did not go back, [^.]+ says\.\s*/g;

/** Cents that our books have as given back and that the provider neither gave back nor has on its way; 0 where it does not tell. */
export function lackingCents(
  { refundedCents }: Pick<PaymentRow, "refundedCents">,
  { refundedCents: there, refundingCents }: Pick<AttemptState, "refundedCents" | "refundingCents">,
): number {
  return refundingCents === undefined ? 0 : Math.max(refundedCents - there - refundingCents, 0);
}

/**
 * A refund that the provider took may fail there days later: its order waits for a person. Where one ended a moment ago nothing is said:
 * the provider may have been asked before that.
 */
export async function markLacking(tx: Db, payment: PaymentRow, told: AttemptState, now: Date): Promise<void> {
  const cents = lackingCents(payment, told);
  if (cents === 0) return;
  const isFresh = gt(r.updatedAt, new Date(now.getTime() - TELLING_MS));
  if ((await tx.$count(r, and(eq(r.paymentId, payment.id), eq(r.status, "done"), isFresh))) > 0) return;
  const amount = `${payment.currency} ${decimalOf(cents)}`;
  const words = `${amount} that we booked as given back did not go back, ${providerName(payment.provider)} says.`;
  await markForDesk(tx, payment.orderId, words, now);
}

/** `lackingCents` of a row of `payments p`, as the provider told last; null where it told nothing since the latest refund ended. */
export const LACKING_CENTS = sql`(
  select greatest(p.refunded_cents - (e.data ->> 'refundedCents')::int - (e.data ->> 'refundingCents')::int, 0)
  from payment_events e where e.payment_id = p.id and e.data ? 'refundingCents' and not exists (
    select from refunds where refunds.payment_id = p.id and refunds.status = 'done'
      and refunds.updated_at > e.received_at - ${TELLING_MS} * interval '1 millisecond')
  order by e.received_at desc limit 1)`;

/** Refunds of an order that ended here, and that may be those which the provider did not make. */
export async function listLacking(db: Db, orderId: number): Promise<RefundRow[]> {
  const found = await db.execute<{ id: number }>(sql`
    select r.id from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${orderId} and r.status = 'done' and r.settled_outside is null and r.dispute_id is null
      and r.net_cents + r.vat_cents + r.extra_cents between 1 and ${LACKING_CENTS}`);
  const ids = found.map(({ id }) => id);
  return db.select().from(r).where(inArray(r.id, ids)).orderBy(asc(r.id));
}

/** Makes a refund that ended one that came from elsewhere, `settledOutside` by now. Its credit note stays, and the buyer is told. */
export async function moveOutside(tx: Db, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const cents = moneyOf(refund);
  const [payment] = await tx
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} - ${cents}`, updatedAt: now })
    .where(eq(payments.id, refund.paymentId ?? 0))
    .returning();
  if (payment) await bookMovedOutside(tx, refund.id, payment, cents, now);
  await mailRefund(tx, order, refund, null);
}
