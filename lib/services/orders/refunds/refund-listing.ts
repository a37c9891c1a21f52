import { and, asc, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { markForDesk } from "../desk/mark-for-desk";
import { lockOrder } from "../owned-order";
import { askRefund } from "./ask-refund";
import { whyBegun } from "./begun";
import { moneyOf, refundState } from "./refund-state";
import { standingDisputes } from "./standing-disputes";

const { orders: o, orderLines: ol, listings: l } = schema;

/**
 * Asks for the money back of all that was paid for a listing and has not begun, in the caller's transaction, which locks the listing
 * afterwards. Of an order whose payment is disputed nothing goes back: it waits at the desk. Orders that are not paid yet stay: what is paid for them later is held for the site's team. Returns the cents that go back.
 */
export async function refundListing(
  ctx: Ctx,
  tx: Db,
  { listingId, reason }: { listingId: number; reason: string },
): Promise<number> {
  const paid = and(eq(ol.listingId, listingId), eq(o.status, "paid"), eq(o.siteId, ctx.site.id));
  const rows = await tx
    .selectDistinct({ id: o.id, number: o.number })
    .from(ol)
    .innerJoin(o, eq(o.id, ol.orderId))
    .where(paid)
    .orderBy(asc(o.id));
  let cents = 0;
  for (const { number } of rows) cents += await refundLines(ctx, tx, { number, listingId, reason });
  return cents;
}

async function refundLines(
  ctx: Ctx,
  tx: Db,
  { number, listingId, reason }: { number: string; listingId: number; reason: string },
): Promise<number> {
  const order = await lockOrder(ctx, tx, number);
  if (order.status !== "paid") return 0;
  const [listing] = await tx.select({ status: l.status, name: l.name }).from(l).where(eq(l.id, listingId));
  const { left } = await refundState(tx, order);
  const its = left.filter((line) => line.listingId === listingId && !whyBegun(line, listing ?? null, ctx.now));
  if (its.length === 0) return 0;
  if ((await standingDisputes(tx, order.id)).length > 0) {
    const words = `The payment is disputed, so nothing went back for ${listing?.name}, which was rejected.`;
    await markForDesk(tx, order.id, words, ctx.now);
    return 0;
  }
  const lineIds = its.map(({ id }) => id);
  return moneyOf(await askRefund(ctx, tx, { order, lineIds, reason, isAlsoLive: false }));
}
