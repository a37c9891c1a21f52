import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { providerName } from "@/lib/core/orders/provider-name";
import { orderNumber } from "@/lib/schemas/orders/order";
import { cents, line } from "@/lib/schemas/primitives";
import { audit } from "../../audit/audit";
import { jobContext } from "../../site/job-context";
import { clearFromDesk } from "../desk/mark-for-desk";
import { lockOrder } from "../owned-order";
import { LOST_DISPUTE } from "../payments/take-dispute";
import type { OrderRow } from "../status";
import { completeLocked } from "./complete-refund";
import { askRest, endUnsent } from "./end-unsent";
import { partOfPrice, type RefundRow, refundState, sum } from "./refund-state";
import { type DisputeRow, standingDisputes } from "./standing-disputes";
import { takeBackRest } from "./take-back";

const REASON_MAX = 300;
const { payments: p, refunds: r } = schema;

/**
 * An admin writes the credit note of a dispute that was lost: its money is gone from `disputed` for good, as if it had been refunded.
 * Where it took all that was left of the price, what was bought and is still to come is taken back; what ran and what is live stays. Throws `conflict` for an order without such a dispute.
 */
export const creditLostDispute = definePageOperation({
  name: "credit_lost_dispute",
  access: "admin",
  readOnly: false,
  stepUp: true,
  input: z.strictObject({ number: orderNumber, reason: line(REASON_MAX) }),
  output: z.object({ credited_cents: cents }),
  run: ({ ctx, input: { number, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const order = await lockOrder(ctx, tx, number);
      const lost = (await standingDisputes(tx, order.id)).filter(({ status }) => status === "lost");
      const [dispute] = lost;
      if (!dispute)
        throw new AppError(
          "conflict",
          "This order has no lost dispute without a credit note.",
          "Read the order again.",
        );
      const ended = await endUnsent(ctx, tx, dispute.paymentId);
      const id = await insertRefund(ctx, tx, order, { dispute, ended });
      await askRest(ctx, tx, order, { id, ended });
      await completeLocked(tx, order, id, ctx.now);
      if (lost.length === 1) await clearFromDesk(tx, order, LOST_DISPUTE);
      const after = { refund: id, cents: dispute.takenCents, dispute: dispute.providerId };
      const act = { did: "dispute_credited", before: null, after, reason };
      await audit(tx, ctx, { entity: { kind: "order", id: order.id }, ...act });
      return { credited_cents: dispute.takenCents };
    }),
});

interface Credited {
  dispute: DisputeRow;
  /** Refunds that were asked for before, and that the dispute takes the place of. */
  ended: readonly RefundRow[];
}

/**
 * A refund that its dispute has made: of all lines that are left where it took their whole price, else of a part of it, the lines of
 * refunds first whose place it takes.
 */
async function insertRefund(ctx: Ctx, tx: Db, order: OrderRow, { dispute, ended }: Credited): Promise<number> {
  const [payment] = await tx.select().from(p).where(eq(p.id, dispute.paymentId));
  if (!payment) throw new Error("The disputed payment is not there.");
  const state = await refundState(tx, order);
  const left = order.totalCents - sum(state.before.map(({ netCents, vatCents }) => netCents + vatCents));
  const ofPrice = payment.settles && order.status === "paid" ? Math.min(dispute.takenCents, left) : 0;
  const isWhole = ofPrice > 0 && ofPrice === left;
  const lineIds = isWhole ? state.left.map(({ id }) => id) : ended.flatMap((refund) => refund.lineIds);
  if (isWhole) {
    const job = { ...(await jobContext(tx, order.siteId, ctx.now)), requestId: ctx.requestId };
    await takeBackRest(job, tx, state.left);
  }
  const money = { ...partOfPrice(state, ofPrice), extraCents: dispute.takenCents - ofPrice };
  const by = { disputeId: dispute.id, providerId: `disputed at ${payment.provider}` };
  const [row] = await tx
    .insert(r)
    .values({
      ...{ orderId: order.id, paymentId: payment.id, lineIds, ...money, ...by },
      ...{ reason: `Disputed at ${providerName(payment.provider)}.`, createdAt: ctx.now, updatedAt: ctx.now },
    })
    .returning({ id: r.id });
  if (!row) throw new Error("The refund was not written.");
  return row.id;
}
