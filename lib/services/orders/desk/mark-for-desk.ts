import { and, eq, gte, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { log } from "@/lib/core/log";
import type { OrderRow } from "../status";

/** Puts an order before a person, with why. Its owner reads the reason too; one that stands there already stays beside it. */
export async function markForDesk(tx: Db, orderId: number, reason: string, now: Date): Promise<void> {
  log.warn("an order needs a person", { orderId, reason });
  const t = schema.orders;
  const deskReason = sql<string>`case when ${t.deskReason} is null then ${reason}
    when position(${reason} in ${t.deskReason}) > 0 then ${t.deskReason} else ${t.deskReason} || ' ' || ${reason} end`;
  const deskAt = sql`coalesce(${t.deskAt}, ${now.toISOString()}::timestamptz)`;
  await tx.update(t).set({ deskReason, deskAt }).where(eq(t.id, orderId));
}

/**
 * Takes sentences away that are true no more; an order of which none is left waits for nobody. `order` is as it was locked;
 * answers it as it is then.
 */
export async function clearFromDesk(tx: Db, order: OrderRow, sentences: RegExp | string): Promise<OrderRow> {
  const left = order.deskReason?.replaceAll(sentences, "").replaceAll("  ", " ").trim();
  if (order.deskReason === null || left === order.deskReason) return order;
  const t = schema.orders;
  const values = left ? { deskReason: left } : { deskReason: null, deskAt: null };
  await tx.update(t).set(values).where(eq(t.id, order.id));
  return { ...order, ...values };
}

/** Whether a person has looked at an order for this reason since then: it is not put before them again while nothing changes. */
export async function wasLookedAt(db: Db, orderId: number, reason: string, since: Date): Promise<boolean> {
  const t = schema.auditLog;
  const isOfOrder = and(eq(t.entityKind, "order"), eq(t.entityId, String(orderId)), eq(t.action, "order.settled"));
  const hadReason = sql`position(${reason} in ${t.before} ->> 'desk_reason') > 0`;
  return (await db.$count(t, and(isOfOrder, gte(t.at, since), hadReason))) > 0;
}
