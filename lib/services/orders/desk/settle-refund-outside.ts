import { and, eq, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { definePageOperation } from "@/lib/core/operation";
import { providerName } from "@/lib/core/orders/provider-name";
import { decimalOf } from "@/lib/integrations/payments/decimal-amount";
import type { PaymentProvider } from "@/lib/integrations/payments/provider";
import { findProvider } from "@/lib/integrations/payments/providers";
import { orderNumber } from "@/lib/schemas/orders/order";
import { cents, line } from "@/lib/schemas/primitives";
import { audit } from "../../audit/audit";
import { lockOrder } from "../owned-order";
import { isTakenUp, STUCK, stuckBefore } from "../refunds/carry-out-refunds";
import { completeLocked } from "../refunds/complete-refund";
import { LACKING, lackingCents, listLacking, moveOutside } from "../refunds/lacking-refunds";
import { moneyOf, type RefundRow } from "../refunds/refund-state";
import { refuseDisputed } from "../refunds/standing-disputes";
import type { OrderRow } from "../status";
import { clearFromDesk } from "./mark-for-desk";

const REASON_MAX = 300;
const REFERENCE_MAX = 100;
const ID_MAX = 10;
/** What the desk has no reason to say once every refund has ended. */
const WAITED_FOR = new RegExp(`${STUCK.source}|${LACKING.source}`, "g");
const { orders: o, payments: p, refunds: r } = schema;

/**
 * An admin has given money back by another way, such as a bank transfer, since the provider never will: one refund that is stuck, or
 * failed there after it had been taken, is booked as money that came from elsewhere, with credit note and mail like any other. Throws `conflict` for another sum than the
 * refund's, while the payment is disputed, and where the provider tells that it gave back more than we know.
 */
export const settleRefundOutside = definePageOperation({
  name: "settle_refund_outside",
  access: "admin",
  readOnly: false,
  stepUp: true,
  input: z.strictObject({
    number: orderNumber,
    /** Of the refund: the form lists those that are stuck. */
    refund: line(ID_MAX),
    /** What the admin gave back. */
    cents,
    /** What it is found by, such as that of a bank transfer; the buyer reads it. */
    reference: line(REFERENCE_MAX),
    reason: line(REASON_MAX),
  }),
  output: z.object({ refunded_cents: cents }),
  run: async ({ ctx, input: { number, refund: refundId, cents: given, reference, reason } }) => {
    await refuseSentBack(ctx, refundId);
    return ctx.db.transaction(async (tx) => {
      const order = await lockOrder(ctx, tx, number);
      await refuseDisputed(tx, order.id);
      const refund = await lockStuck(ctx, tx, order, refundId);
      const owed = moneyOf(refund);
      if (owed !== given) throw refused(`This refund is of ${order.currency} ${decimalOf(owed)}.`);
      await tx.update(r).set({ settledOutside: reference }).where(eq(r.id, refund.id));
      if (refund.status === "open") await completeLocked(tx, order, refund.id, ctx.now);
      else await moveOutside(tx, order, { ...refund, settledOutside: reference }, ctx.now);
      if ((await listStuckRefunds(ctx, tx, number)).length === 0) await clearFromDesk(tx, order, WAITED_FOR);
      const after = { refund: refund.id, cents: owed, reference };
      const act = { did: "refund_settled_outside", before: null, after, reason };
      await audit(tx, ctx, { entity: { kind: "order", id: order.id }, ...act });
      return { refunded_cents: owed };
    });
  },
});

const refused = (detail: string) => new AppError("conflict", detail, "Read the order again to see how it stands.");

/** Refunds of an order that the provider has not made for longer than a day, or took and did not make, the oldest first. */
export async function listStuckRefunds(ctx: Pick<Ctx, "site" | "now">, db: Db, number: string): Promise<RefundRow[]> {
  const isIts = and(eq(o.number, number), eq(o.siteId, ctx.site.id));
  const [order] = await db.select({ id: o.id }).from(o).where(isIts);
  if (!order) return [];
  const isStuck = and(eq(r.status, "open"), isNull(r.providerId), lt(r.createdAt, stuckBefore(ctx.now)));
  const stuck = await db
    .select()
    .from(r)
    .where(and(eq(r.orderId, order.id), isStuck));
  return [...stuck, ...(await listLacking(db, order.id))].toSorted((a, b) => a.id - b.id);
}

/** One that the provider has not made. What is just being asked for may still be made there. */
async function lockStuck(ctx: Ctx, tx: Db, order: OrderRow, refundId: string): Promise<RefundRow> {
  const isIts = and(eq(r.orderId, order.id), eq(r.status, "open"), isNull(r.providerId));
  const open = await tx.select().from(r).where(isIts).for("update");
  const isAsked = ({ id }: RefundRow) => String(id) === refundId;
  const lacking = (await listLacking(tx, order.id)).find(isAsked);
  if (lacking) return lacking;
  const refund = open.find(isAsked);
  if (!refund) throw refused("This refund is not open any more, or not one of this order.");
  if (isTakenUp(refund, ctx.now))
    throw new AppError("conflict", "This refund is being sent just now.", "Try again in a few minutes.");
  if (refund.createdAt >= stuckBefore(ctx.now))
    throw new AppError("conflict", "This refund is not a day old: its provider may still make it.", "Wait for a day.");
  return refund;
}

/** Throws `conflict` where the provider has made it though its answer was lost. One that cannot be asked any more stands in nobody's way. */
export async function refuseSentBack({ db }: Pick<Ctx, "db">, refundId: string, find = findProvider): Promise<void> {
  const id = Number(refundId);
  if (!Number.isSafeInteger(id)) return;
  const [found] = await db
    .select({ payment: p, refund: r })
    .from(p)
    .innerJoin(r, eq(r.paymentId, p.id))
    .where(eq(r.id, id));
  if (!found?.payment.providerId) return;
  const { provider, providerId, refundedCents, currency } = found.payment;
  const there = await askAttempt(await find(provider), providerId);
  if (there && found.refund.status === "done" && lackingCents(found.payment, there) < moneyOf(found.refund))
    throw refused(`At ${providerName(provider)} this was given back, or is on its way.`);
  if (!there || there.refundedCents <= refundedCents) return;
  const more = decimalOf(there.refundedCents - refundedCents);
  throw refused(`At ${providerName(provider)} ${currency} ${more} went back that is not in our books yet.`);
}

async function askAttempt(provider: PaymentProvider | null, providerId: string) {
  try {
    return (await provider?.fetchAttempt(providerId)) ?? null;
  } catch (error) {
    log.warn("a provider could not be asked about a refund", { provider: provider?.key, error: String(error) });
    return null;
  }
}
