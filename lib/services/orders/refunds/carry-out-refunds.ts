import { and, eq, exists, isNotNull, isNull, lt, not, or, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { log } from "@/lib/core/log";
import { findProvider } from "@/lib/integrations/payments/providers";
import { markForDesk, wasLookedAt } from "../desk/mark-for-desk";
import { completeRefund } from "./complete-refund";
import { moneyOf, type RefundRow } from "./refund-state";
import { isStanding } from "./standing-disputes";

const BATCH = 50;
/** Whoever took one up has answered, or is gone, by then: longer than any call of a provider with its repetitions. */
const TAKEN_UP_MS = 2 * 60_000;
/** A provider that takes no refund for so long needs a person. */
const STUCK_MS = 86_400_000;
const STUCK_WORDS = "A refund has not gone through for more than a day.";
/** What `carryOutOpenRefunds` says of a refund that does not go through. */
export const STUCK = /A refund has not gone through for more than a day\.\s*/g;
const { disputes: d, payments, refunds: r } = schema;

/**
 * Gives back what was asked for, one refund after the other. One that a provider does not take now is tried again later, after those
 * that were not tried for longer, so that what cannot be done holds up nobody else's. Each is taken up at the time of `clock` at which
 * it really is: a batch may last longer than a refund counts as taken up.
 */
export async function carryOutOpenRefunds(
  db: Db,
  clock: () => Date,
  find: typeof findProvider = findProvider,
): Promise<{ done: number; left: number }> {
  const order = sql`${r.takenUpAt} asc nulls first, ${r.id} asc`;
  const open = await db.select({ id: r.id }).from(r).where(isFreeAt(db, clock())).orderBy(order).limit(BATCH);
  let done = 0;
  for (const { id } of open) {
    const now = clock();
    const isIt = and(eq(r.id, id), isFreeAt(db, now));
    const [refund] = await db.update(r).set({ takenUpAt: now }).where(isIt).returning();
    if (refund && (await carryOut(db, refund, { now, find }))) done += 1;
  }
  return { done, left: open.length - done };
}

/**
 * Open, and nobody asks the provider for it. While a dispute of its order stands the money goes back by that or not at all; what was
 * sent before has only to be booked.
 */
function isFreeAt(db: Db, now: Date) {
  const isFree = or(isNull(r.takenUpAt), lt(r.takenUpAt, new Date(now.getTime() - TAKEN_UP_MS)));
  const isOfOrder = and(eq(payments.orderId, r.orderId), isStanding(db));
  const dispute = db.select({ id: d.id }).from(d).innerJoin(payments, eq(payments.id, d.paymentId)).where(isOfOrder);
  return and(eq(r.status, "open"), isFree, or(isNotNull(r.providerId), not(exists(dispute))));
}

/** Whether somebody asks the provider for it just now. */
export const isTakenUp = ({ takenUpAt }: RefundRow, now: Date): boolean =>
  takenUpAt !== null && takenUpAt.getTime() > now.getTime() - TAKEN_UP_MS;

/** A refund that was asked for before that is stuck. */
export const stuckBefore = (now: Date): Date => new Date(now.getTime() - STUCK_MS);

interface Asking {
  now: Date;
  find: typeof findProvider;
}

async function carryOut(db: Db, refund: RefundRow, asking: Asking): Promise<boolean> {
  try {
    await sendMoney(db, refund, asking);
    await completeRefund(db, refund.id, asking.now);
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log.error("refund not done", { refund: refund.id, error: why });
    const stuckAt = new Date(refund.createdAt.getTime() + STUCK_MS);
    if (asking.now > stuckAt && !(await wasLookedAt(db, refund.orderId, STUCK_WORDS, stuckAt)))
      await markForDesk(db, refund.orderId, STUCK_WORDS, asking.now);
    return false;
  }
}

/** The provider first, under a key that lets it happen once; its own name of the refund is kept at once, and never asked for again. */
async function sendMoney(db: Db, refund: RefundRow, { find }: Asking): Promise<void> {
  const amountCents = moneyOf(refund);
  if (refund.providerId || amountCents === 0) return;
  const [payment] = refund.paymentId ? await db.select().from(payments).where(eq(payments.id, refund.paymentId)) : [];
  if (!payment?.providerId) throw new Error("No payment is known that it could go back from.");
  const provider = await find(payment.provider);
  if (!provider) throw new Error(`${payment.provider} is off.`);
  const { providerId, currency } = payment;
  const sent = await provider.refund({ providerId, amountCents, currency, key: `refund-${refund.id}` });
  const values = { providerId: sent.refundId, claimUrl: sent.claimUrl ?? null };
  await db.update(r).set(values).where(eq(r.id, refund.id));
}
