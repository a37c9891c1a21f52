import { and, eq, gt, notExists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";

const { disputes: d, payments: p, refunds: r } = schema;
export type DisputeRow = typeof d.$inferSelect;

/**
 * Which disputes, of any order, are not won and have no credit note: their money goes back by them or not at all. One that was lost
 * without taking anything is over.
 */
export function isStanding(db: Db) {
  const credited = alias(r, "credited"); // of its own name, since a refund may be what is asked about
  const isCredited = db.select({ id: credited.id }).from(credited).where(eq(credited.disputeId, d.id));
  const isUndone = or(eq(d.status, "open"), and(eq(d.status, "lost"), gt(d.takenCents, 0)));
  return and(isUndone, notExists(isCredited));
}

/** Those of an order. */
export async function standingDisputes(db: Db, orderId: number): Promise<DisputeRow[]> {
  const rows = await db
    .select({ dispute: d })
    .from(d)
    .innerJoin(p, eq(p.id, d.paymentId))
    .where(and(eq(p.orderId, orderId), isStanding(db)));
  return rows.map(({ dispute }) => dispute).toSorted((a, b) => a.id - b.id);
}

/** Throws `conflict` for an order whose payment is disputed: money that moves beside that would go back twice. */
export async function refuseDisputed(db: Db, orderId: number): Promise<void> {
  const [dispute] = await standingDisputes(db, orderId);
  if (!dispute) return;
  const fix =
    dispute.status === "open"
      ? "Wait until the dispute is decided, or end it at the provider."
      : "The site's team writes the credit note first.";
  throw new AppError("conflict", "The payment of this order is disputed, so its money is not moved here.", fix);
}
