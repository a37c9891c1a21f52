import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { providerName } from "@/lib/core/orders/provider-name";
import { decimalOf } from "@/lib/integrations/payments/decimal-amount";
import type { PaymentEvent } from "@/lib/integrations/payments/provider";
import { markForDesk } from "../desk/mark-for-desk";
import type { OrderRow, PaymentRow } from "../status";
import { askRefund } from "./ask-refund";
import { completeLocked } from "./complete-refund";
import { heldMoney } from "./held-money";
import { markLacking } from "./lacking-refunds";
import { moneyOf, partOfPrice, type RefundRow, type RefundState, refundState, sum } from "./refund-state";

const { disputes: d, orders: o, payments: p, refunds: r } = schema;

interface Given {
  order: OrderRow;
  payment: PaymentRow;
  state: RefundState;
  /** What went back without our asking. */
  cents: number;
}

/**
 * Takes in what a provider gave back by itself, such as on its own pages: books, credit note and the order's state follow the money. All
 * of it is a refund of the lines that are left; what was held beyond the price goes first, and a part is one of the price, of which a person says what it is for. Order and payment are
 * locked by the transaction.
 */
export async function takeRefundOfProvider(
  job: Ctx,
  tx: Db,
  orderId: number,
  paymentId: number,
  event: PaymentEvent,
): Promise<void> {
  const { refundedCents } = event;
  const [order] = await tx.select().from(o).where(eq(o.id, orderId));
  const [payment] = await tx.select().from(p).where(eq(p.id, paymentId));
  if (!order || payment?.currency !== event.currency) return;
  if (refundedCents <= payment.refundedCents) return markLacking(tx, payment, event, job.now);
  const state = await refundState(tx, order);
  const isThere = (one: RefundRow) =>
    one.paymentId === paymentId && one.settledOutside === null && one.disputeId === null;
  const known = sum(state.before.filter(isThere).map(moneyOf));
  const more = Math.min(refundedCents, payment.receivedCents) - known;
  const told = event.mayTellDisputes ? await lostCents(tx, paymentId) : 0;
  const lost = Math.min(told, Math.max(more, 0));
  if (lost > 0) await markToldTwice(tx, payment, lost, job.now);
  const cents = more - lost;
  if (cents > 0) {
    await completeLocked(tx, order, await refundOf(job, tx, { order, payment, state, cents }), job.now);
    await markTwice(job, tx, { order, payment, state, cents });
  }
  if (refundedCents >= payment.receivedCents) await endAsked(tx, order, paymentId, job.now);
}

/** What lost disputes of a payment took. */
async function lostCents(tx: Db, paymentId: number): Promise<number> {
  const rows = await tx
    .select({ cents: d.takenCents })
    .from(d)
    .where(and(eq(d.paymentId, paymentId), eq(d.status, "lost")));
  return sum(rows.map(({ cents }) => cents));
}

function markToldTwice(tx: Db, { provider, orderId, currency }: PaymentRow, cents: number, now: Date): Promise<void> {
  const amount = `${currency} ${decimalOf(cents)}`;
  const words = `${providerName(provider)} tells of ${amount} given back, which a lost dispute took: it is booked as the dispute alone.`;
  return markForDesk(tx, orderId, words, now);
}

/** Writes the refund that the provider made; its name keeps it from being asked for. */
async function refundOf(job: Ctx, tx: Db, given: Given): Promise<number> {
  const { order, payment, state, cents } = given;
  const providerId = `made at ${payment.provider}`;
  const left = order.totalCents - sum(state.before.map(({ netCents, vatCents }) => netCents + vatCents));
  if (!payment.settles || order.status !== "paid" || state.left.length === 0)
    return insert(tx, given, { netCents: 0, vatCents: 0, extraCents: cents }, job.now);
  const beyond = (await heldMoney(tx, order)).find((one) => one.payment.id === payment.id)?.cents ?? 0;
  const extra = Math.min(cents, beyond);
  if (extra === cents) return insert(tx, given, { netCents: 0, vatCents: 0, extraCents: extra }, job.now);
  if (cents - extra < left) return partOf(job, tx, given, extra);
  const reason = `Given back at ${providerName(payment.provider)}.`;
  const whole = await askRefund(job, tx, { order, reason, isAlsoLive: true });
  const extraCents = cents - moneyOf(whole);
  await tx.update(r).set({ providerId, extraCents }).where(eq(r.id, whole.id));
  await markWhatStands(job, tx, given);
  return whole.id;
}

/** A part of the price beside what was held beyond it. */
async function partOf(job: Ctx, tx: Db, given: Given, extraCents: number): Promise<number> {
  const { order, payment, state } = given;
  const cents = given.cents - extraCents;
  const words = `${payment.currency} ${decimalOf(cents)} was given back at ${providerName(payment.provider)}, for no line in particular.`;
  await markForDesk(tx, order.id, words, job.now);
  return insert(tx, given, { ...partOfPrice(state, cents), extraCents }, job.now);
}

type Amounts = Pick<typeof r.$inferSelect, "netCents" | "vatCents" | "extraCents">;

async function insert(tx: Db, { order, payment }: Given, amounts: Amounts, now: Date): Promise<number> {
  const reason = `Given back at ${providerName(payment.provider)}.`;
  const of = {
    orderId: order.id,
    paymentId: payment.id,
    lineIds: [],
    providerId: `made at ${payment.provider}`,
    reason,
  };
  const [row] = await tx
    .insert(r)
    .values({ ...of, ...amounts, createdAt: now, updatedAt: now })
    .returning({ id: r.id });
  if (!row) throw new Error("The refund was not written.");
  return row.id;
}

/** What is live keeps standing though its money is gone: a person decides. */
async function markWhatStands(job: Ctx, tx: Db, { order, payment }: Given): Promise<void> {
  const { lines } = await refundState(tx, order);
  const live = lines.filter(({ fulfilment }) => fulfilment === "fulfilled").map(({ name }) => name);
  if (live.length === 0) return;
  const words = `All of it was given back at ${providerName(payment.provider)}, and this had gone live: ${live.join(", ")}.`;
  await markForDesk(tx, order.id, words, job.now);
}

/** The buyer has had this money by another way before: a person gets it back from them, or lets it go. */
async function markTwice(job: Ctx, tx: Db, { order, payment, state, cents }: Given): Promise<void> {
  const outside = state.before.find((one) => one.paymentId === payment.id && one.settledOutside !== null);
  if (!outside) return;
  const words = `${payment.currency} ${decimalOf(cents)} was given back at ${providerName(payment.provider)} beside what was settled outside.`;
  await markForDesk(tx, order.id, words, job.now);
}

/** Nothing is left at the provider to give back: what was asked for has gone with the rest. */
async function endAsked(tx: Db, order: OrderRow, paymentId: number, now: Date): Promise<void> {
  const isOpen = and(eq(r.paymentId, paymentId), eq(r.status, "open"));
  const open = await tx.select({ id: r.id }).from(r).where(isOpen);
  for (const { id } of open) {
    const [current] = await tx.select().from(o).where(eq(o.id, order.id));
    if (current) await completeLocked(tx, current, id, now);
  }
}
