import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { weekOf } from "@/lib/core/week";
import { endOrder } from "../orders/expire-orders";
import { releasePlaces } from "../orders/offers/places";
import { placesHeldBy } from "../orders/owned-order";
import { onSiteOf } from "./own-listings";

const o = schema.orders;
const l = schema.orderLines;
const h = schema.orderPlaces;

type Reader = Pick<Ctx, "now">;

/** Places of weeks ahead that are paid for these listings, the earliest first. */
export function bookedAhead({ now }: Reader, db: Db, listingIds: number[]) {
  return db
    .select({ listingId: l.listingId, orderId: o.id, siteId: o.siteId, lineId: h.lineId, kind: h.kind, week: h.week })
    .from(h)
    .innerJoin(l, eq(l.id, h.lineId))
    .innerJoin(o, eq(o.id, l.orderId))
    .where(and(inArray(l.listingId, listingIds), eq(o.status, "paid"), gt(h.week, weekOf(now))))
    .orderBy(asc(h.week), asc(h.lineId));
}

/** Gives the places of weeks ahead back that are paid for a listing which goes; those of weeks that began stay in the books. */
export async function releaseAhead(ctx: Reader, tx: Db, listingId: number): Promise<void> {
  const ahead = await bookedAhead(ctx, tx, [listingId]);
  const now = weekOf(ctx.now);
  const lines = new Map(ahead.map((place) => [place.lineId, place]));
  for (const { lineId, orderId, siteId } of lines.values()) {
    const held = await placesHeldBy(tx, orderId);
    const begun = held.filter((place) => place.lineId === lineId && place.week <= now);
    await releasePlaces(tx, siteId, [lineId], begun);
  }
  const [b, c] = [schema.billboardPlaces, schema.spotlightPlaces];
  await tx.delete(b).where(and(eq(b.listingId, listingId), gt(b.week, now)));
  await tx.delete(c).where(and(eq(c.listingId, listingId), gt(c.week, now)));
}

/** A person's orders that wait for payment. */
export function openOrdersOf(db: Db, userId: string) {
  const isOpen = and(eq(o.userId, userId), eq(o.status, "pending"));
  return db.select().from(o).where(isOpen).orderBy(asc(o.id));
}

/** Cancels the orders of a person that wait for payment: their places and codes are others' again. */
export async function cancelOpenOrders(ctx: Ctx, tx: Db, userId: string): Promise<void> {
  for (const order of await openOrdersOf(tx, userId)) await endOrder(onSiteOf(ctx, order), tx, order, "cancelled");
}
