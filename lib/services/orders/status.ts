import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { raced } from "@/lib/core/errors";
import { type Move, type Mover, requireMove } from "@/lib/core/moves";
import type { OrderStatus, PaymentStatus } from "@/lib/core/statuses";
import { type AuditCtx, audit } from "../audit/audit";

const t = schema.orders;
export type OrderRow = typeof t.$inferSelect;
export type PaymentRow = typeof schema.payments.$inferSelect;

/** Every way that an order's status changes (decisions, Orders): up only. Money that comes late still pays. */
export const ORDER_MOVES = {
  paid: { from: ["pending", "expired", "cancelled"], to: "paid", by: ["owner", "job"] },
  expired: { from: ["pending"], to: "expired", by: ["job"] },
  cancelled: { from: ["pending"], to: "cancelled", by: ["owner"] },
  refunded: { from: ["paid"], to: "refunded", by: ["owner", "job"] },
} as const satisfies Record<string, Move<OrderStatus>>;

/** Every way that a try to pay changes. What was declined or left may still be paid at the provider. */
export const PAYMENT_MOVES = {
  paid: { from: ["open", "declined", "abandoned"], to: "paid", by: ["job"] },
  declined: { from: ["open"], to: "declined", by: ["job"] },
  abandoned: { from: ["open"], to: "abandoned", by: ["job"] },
  refunded: { from: ["paid"], to: "refunded", by: ["job"] },
} as const satisfies Record<string, Move<PaymentStatus>>;

/** Whether a try that stands here goes there; what comes late or twice does not, and changes nothing. */
export function movesPayment(from: PaymentStatus, to: PaymentStatus): boolean {
  const move: Move<PaymentStatus> | undefined = Object.values(PAYMENT_MOVES).find((one) => one.to === to);
  return move?.from.includes(from) ?? false;
}

/** Changes a try to pay by one of its moves. `row` is as the transaction locked it. */
export async function movePayment(
  tx: Db,
  now: Date,
  row: PaymentRow,
  to: PaymentStatus,
  values: Partial<Pick<PaymentRow, "receivedCents" | "refundedCents">> = {},
): Promise<void> {
  if (!movesPayment(row.status, to)) throw raced("This payment has just changed.");
  const p = schema.payments;
  await tx
    .update(p)
    .set({ ...values, status: to, updatedAt: now })
    .where(eq(p.id, row.id));
}

/** Ends an open refund, once: null where it was ended before. */
export async function endRefund(tx: Db, id: number, now: Date): Promise<typeof schema.refunds.$inferSelect | null> {
  const r = schema.refunds;
  const isStill = and(eq(r.id, id), eq(r.status, "open"));
  const [ended] = await tx.update(r).set({ status: "done", updatedAt: now }).where(isStill).returning();
  return ended ?? null;
}

/** Calls off an open refund, which is then sent by nobody. `id` is of one that the transaction locked. */
export async function callOffRefund(tx: Db, id: number, now: Date): Promise<void> {
  const r = schema.refunds;
  const isStill = and(eq(r.id, id), eq(r.status, "open"));
  await tx.update(r).set({ status: "failed", updatedAt: now }).where(isStill);
}

/** Changes an order's status by one of its moves, with the move's row in the audit log. `row` is as the transaction locked it. */
export async function moveOrder(
  tx: Db,
  ctx: AuditCtx,
  row: OrderRow,
  name: keyof typeof ORDER_MOVES,
  values: Partial<Pick<OrderRow, "paidAt" | "deskReason">> = {},
): Promise<OrderRow> {
  const move: Move<OrderStatus> = ORDER_MOVES[name];
  const by: Mover = ctx.actor.type === "system" ? "job" : "owner";
  requireMove("order", row.status, move, by);
  const [moved] = await tx
    .update(t)
    .set({ ...values, status: move.to, updatedAt: ctx.now })
    .where(and(eq(t.id, row.id), eq(t.status, row.status)))
    .returning();
  if (!moved) throw raced("This order has just changed.");
  const entity = { kind: "order", id: row.id } as const;
  await audit(tx, ctx, { entity, did: name, before: { status: row.status }, after: { status: moved.status } });
  return moved;
}
