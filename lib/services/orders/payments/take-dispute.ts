import { and, eq, gte, isNull, ne } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { providerName } from "@/lib/core/orders/provider-name";
import type { DisputeState, PaymentEvent } from "@/lib/integrations/payments/provider";
import { bookDispute } from "../books/book";
import { clearFromDesk, markForDesk } from "../desk/mark-for-desk";
import { moneyOf, sum } from "../refunds/refund-state";
import { standingDisputes } from "../refunds/standing-disputes";
import type { PaymentRow } from "../status";

const { disputes: d, orders: o, payments: p, refunds: r } = schema;
type Dispute = typeof d.$inferSelect;

/** What is said at the desk while a dispute is not decided. */
const DISPUTED = /The payment is disputed at [^.]+\.\s*/g;
/** And once it was lost, until its credit note is written. */
export const LOST_DISPUTE = /The dispute at [^.:]+ was lost: its credit note is still to be written\.\s*/g;

/**
 * Takes in how a dispute stands: what the provider took for it leaves its account for `disputed`, and comes back from there where it is
 * won; one in another currency than the payment's stands in the way of refunds and moves nothing. One that was lost waits for its credit note, which an admin writes. One that ended is open again where the provider says so when
 * it is asked; an event alone may come late, and changes nothing. Order and payment are locked by the transaction.
 */
export async function takeDispute(tx: Db, paymentId: number, event: PaymentEvent, now: Date): Promise<void> {
  const [payment] = await tx.select().from(p).where(eq(p.id, paymentId));
  const { dispute: told, eventId } = event;
  if (!told || !payment) return;
  const currency = told.currency ?? event.currency;
  const before = await findDispute(tx, paymentId, told.disputeId);
  if (before && before.status !== "open" && told.status === "open" && !told.isCurrent) return;
  const isOther = payment.currency !== currency;
  const takenCents = isOther ? 0 : await takenOf(tx, payment, told, before?.openedAt ?? now);
  const dispute = await keep(tx, payment, { ...told, takenCents }, now);
  await bookDispute(tx, { ...dispute, from: before?.takenCents ?? 0, eventId }, payment, now);
  await tellDesk(tx, payment, { before, dispute }, now);
  if (isOther && dispute.status !== "won") await markForDesk(tx, payment.orderId, inOther(payment, currency), now);
}

async function findDispute(tx: Db, paymentId: number, providerId: string): Promise<Dispute | undefined> {
  const isIt = and(eq(d.paymentId, paymentId), eq(d.providerId, providerId));
  return (await tx.select().from(d).where(isIt).for("update"))[0];
}

/**
 * What a dispute took, of the money that our own books have: a provider may tell a disputed payment as one that did not come. Refunds
 * and other disputes had the rest, and what a lost one gave back may be told as a refund of its time too.
 */
async function takenOf(
  tx: Db,
  { id, receivedCents, refundedCents }: PaymentRow,
  told: DisputeState,
  openedAt: Date,
): Promise<number> {
  const isOther = and(eq(d.paymentId, id), ne(d.providerId, told.disputeId));
  const others = await tx.select({ cents: d.takenCents }).from(d).where(isOther);
  const left = receivedCents - refundedCents - sum(others.map(({ cents }) => cents));
  const twice = told.status === "lost" ? await refundedSince(tx, id, openedAt) : 0;
  return Math.max(Math.min(told.takenCents - twice, left), 0);
}

/** Cents that went back at the provider by refunds that were made since then. */
async function refundedSince(tx: Db, paymentId: number, since: Date): Promise<number> {
  const isThere = and(eq(r.status, "done"), isNull(r.settledOutside), isNull(r.disputeId));
  const rows = await tx
    .select()
    .from(r)
    .where(and(eq(r.paymentId, paymentId), isThere, gte(r.createdAt, since)));
  return sum(rows.map(moneyOf));
}

async function keep(
  tx: Db,
  payment: PaymentRow,
  { disputeId, status, takenCents }: DisputeState,
  now: Date,
): Promise<Dispute> {
  const set = { status, takenCents, updatedAt: now };
  const [row] = await tx
    .insert(d)
    .values({ paymentId: payment.id, providerId: disputeId, openedAt: now, ...set })
    .onConflictDoUpdate({ target: [d.paymentId, d.providerId], set })
    .returning();
  if (!row) throw new Error("The dispute was not written.");
  return row;
}

const disputedAt = ({ provider }: PaymentRow) => `The payment is disputed at ${providerName(provider)}.`;
const IN_OTHER = /The payment of [A-Z]{3} is disputed in [A-Z]{3} at [^.:]+: nothing is booked for that\.\s*/g;
const inOther = ({ provider, currency }: PaymentRow, other: string) =>
  `The payment of ${currency} is disputed in ${other} at ${providerName(provider)}: nothing is booked for that.`;

interface Told {
  before: Dispute | undefined;
  dispute: Dispute;
}

async function tellDesk(tx: Db, payment: PaymentRow, { before, dispute }: Told, now: Date): Promise<void> {
  const { orderId } = payment;
  const provider = providerName(payment.provider);
  const standing = await standingDisputes(tx, orderId);
  const isNone = (status: Dispute["status"]) => standing.every((one) => one.status !== status);
  const over = [IN_OTHER, ...(isNone("open") ? [DISPUTED] : []), ...(isNone("lost") ? [LOST_DISPUTE] : [])];
  for (const sentence of over) {
    const [order] = await tx.select().from(o).where(eq(o.id, orderId));
    if (order) await clearFromDesk(tx, order, sentence);
  }
  if (dispute.status === "open") return markForDesk(tx, orderId, disputedAt(payment), now);
  const isCredited = (await tx.$count(r, eq(r.disputeId, dispute.id))) > 0;
  if (dispute.status === "lost" && dispute.takenCents > 0 && !isCredited)
    await markForDesk(tx, orderId, `The dispute at ${provider} was lost: its credit note is still to be written.`, now);
  if (dispute.status === "won" && before?.status !== "won" && isCredited) {
    const words = "was won after its credit note was written, and its money came back to the site.";
    await markForDesk(tx, orderId, `The dispute at ${provider} ${words}`, now);
  }
}
