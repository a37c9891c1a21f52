import { and, asc, desc, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { OrderItem } from "@/lib/schemas/orders/order";
import { requireUser } from "@/lib/services/account/require-user";
import type { Place } from "./offers/places";
import type { OrderRow, PaymentRow } from "./status";

const t = schema.orders;
const l = schema.orderLines;
export type LineRow = typeof l.$inferSelect;

const ownedWhere = (ctx: Ctx, number: string) =>
  and(eq(t.number, number), eq(t.userId, requireUser(ctx)), eq(t.siteId, ctx.site.id));

/** An order of the caller on this site; a stranger gets the same NotFound as for a missing one. */
export async function getOwnedOrder(ctx: Ctx, number: string): Promise<OrderRow> {
  const [row] = await ctx.db.select().from(t).where(ownedWhere(ctx, number));
  if (!row) throw notFound("order");
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOwnedOrder(ctx: Ctx, tx: Db, number: string): Promise<OrderRow> {
  const [row] = await tx.select().from(t).where(ownedWhere(ctx, number)).for("update");
  if (!row) throw notFound("order");
  return row;
}

/** Whoever's order of this site, for an admin, locked until the transaction ends. */
export async function lockOrder(ctx: Pick<Ctx, "site">, tx: Db, number: string): Promise<OrderRow> {
  const isIt = and(eq(t.number, number), eq(t.siteId, ctx.site.id));
  const [row] = await tx.select().from(t).where(isIt).for("update");
  if (!row) throw notFound("order");
  return row;
}

export function linesOf(db: Db, orderId: number): Promise<LineRow[]> {
  return db.select().from(l).where(eq(l.orderId, orderId)).orderBy(asc(l.position));
}

/** Tries to pay it, the latest first. */
export function paymentsOf(db: Db, orderId: number): Promise<PaymentRow[]> {
  const p = schema.payments;
  return db.select().from(p).where(eq(p.orderId, orderId)).orderBy(desc(p.id));
}

/** Places that its lines hold. */
export async function placesHeldBy(db: Db, orderId: number): Promise<(Place & { lineId: number })[]> {
  const h = schema.orderPlaces;
  return db
    .select({ lineId: h.lineId, kind: h.kind, slot: h.slot, week: h.week })
    .from(h)
    .innerJoin(l, eq(l.id, h.lineId))
    .where(eq(l.orderId, orderId));
}

/** A line as the item that was asked for. */
export function itemOf({ product, listingId, options }: LineRow): OrderItem {
  return { product, ...(listingId !== null && { listing_id: listingId }), ...options };
}
