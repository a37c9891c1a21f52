import { and, eq, isNull } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { stage } from "../../events/stage";
import { callOffRefund, type OrderRow } from "../status";
import { isTakenUp } from "./carry-out-refunds";
import { moneyOf, type RefundRow, sum } from "./refund-state";

const r = schema.refunds;

/**
 * Ends the refunds of a payment that were asked for and never sent, since a lost dispute has given their money back: it takes over what
 * they are of. Throws `conflict` while one is being sent.
 */
export async function endUnsent(ctx: Ctx, tx: Db, paymentId: number): Promise<RefundRow[]> {
  const isUnsent = and(eq(r.paymentId, paymentId), eq(r.status, "open"), isNull(r.providerId));
  const unsent = await tx.select().from(r).where(isUnsent).for("update");
  if (unsent.some((refund) => isTakenUp(refund, ctx.now)))
    throw new AppError("conflict", "A refund of this order is being sent just now.", "Try again in a few minutes.");
  for (const { id } of unsent) await callOffRefund(tx, id, ctx.now);
  return unsent;
}

/** What was asked for beyond that which the dispute gave back still goes back, by a refund of its own. */
export async function askRest(
  ctx: Ctx,
  tx: Db,
  order: OrderRow,
  { id, ended }: { id: number; ended: readonly RefundRow[] },
): Promise<void> {
  const [credited] = await tx.select().from(r).where(eq(r.id, id));
  if (!credited || sum(ended.map(moneyOf)) <= moneyOf(credited)) return;
  const restOf = (of: (refund: RefundRow) => number) => Math.max(sum(ended.map(of)) - of(credited), 0);
  const money = {
    netCents: restOf(({ netCents }) => netCents),
    vatCents: restOf(({ vatCents }) => vatCents),
    extraCents: restOf(({ extraCents }) => extraCents),
  };
  const reason = ended[0]?.reason ?? "";
  const of = { orderId: order.id, paymentId: credited.paymentId, lineIds: [], reason };
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  const [row] = await tx
    .insert(r)
    .values({ ...of, ...money, ...times })
    .returning({ id: r.id });
  if (!row) throw new Error("The refund was not written.");
  const data = { refund_id: row.id, site_id: order.siteId };
  await stage(tx, { name: "refund.requested", key: `refund.requested:${row.id}`, data });
}
