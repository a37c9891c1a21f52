import { and, arrayContains, asc, eq, inArray, ne } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { ProductKey } from "@/lib/core/statuses";
import { markForDesk } from "../desk/mark-for-desk";
import type { LineRow } from "../owned-order";
import { fulfilLaunch } from "./fulfil-launch";
import { fulfilBillboard, fulfilSection, fulfilSpotlight } from "./fulfil-places";
import type { Fulfilled, Paid } from "./paid-line";

const { orderLines: l, orders: o } = schema;

const FULFIL: Record<ProductKey, (job: Ctx, tx: Db, paid: Paid) => Promise<Fulfilled>> = {
  launch: fulfilLaunch,
  billboard: fulfilBillboard,
  category_spotlight: fulfilSpotlight,
  unlock_section: fulfilSection,
};

/** The lines of an order, in the order in which they are fulfilled: a launch first, since others may need its week. */
export async function linesToFulfil(db: Db, orderId: number): Promise<number[]> {
  const rows = await db
    .select({ id: l.id, product: l.product })
    .from(l)
    .where(eq(l.orderId, orderId))
    .orderBy(asc(l.position));
  return rows.toSorted((a, b) => Number(b.product === "launch") - Number(a.product === "launch")).map(({ id }) => id);
}

/** Fulfils one line of a paid order, once however often it is called. What cannot be fulfilled goes to the desk. */
export async function fulfilLine(job: Ctx, lineId: number): Promise<"fulfilled" | "failed" | "done"> {
  return job.db.transaction(async (tx) => {
    // the order before its lines, as refunds lock them: the other way round each would wait for the other
    const itsOrder = tx.select({ id: l.orderId }).from(l).where(eq(l.id, lineId));
    await tx.select({ id: o.id }).from(o).where(inArray(o.id, itsOrder)).for("update");
    const [row] = await tx
      .select({ line: l, status: o.status, paidAt: o.paidAt })
      .from(l)
      .innerJoin(o, eq(o.id, l.orderId))
      .where(eq(l.id, lineId))
      .for("update");
    if (row?.line.fulfilment !== "pending" || row.status !== "paid" || !row.paidAt) return "done";
    if (await isGivenBack(tx, lineId)) return "done";
    const ended = await attempt(job, tx, row.line, row.paidAt);
    const values =
      "failure" in ended
        ? { fulfilment: "failed" as const, failure: ended.failure }
        : { fulfilment: "fulfilled" as const, fulfilledAt: job.now, proofUrl: ended.proofUrl };
    await tx.update(l).set(values).where(eq(l.id, lineId));
    if (!("failure" in ended)) return "fulfilled";
    await markForDesk(tx, row.line.orderId, `${row.line.name}: ${ended.failure}`, job.now);
    return "failed";
  });
}

/** Its money goes back, or has: asked after the order was locked, which whoever asks for a refund locks too. */
export async function isGivenBack(tx: Db, lineId: number): Promise<boolean> {
  const r = schema.refunds;
  return (await tx.$count(r, and(arrayContains(r.lineIds, [lineId]), ne(r.status, "failed")))) > 0;
}

async function attempt(job: Ctx, tx: Db, line: LineRow, paidAt: Date): Promise<Fulfilled> {
  const t = schema.listings;
  const [listing] = await tx
    .select()
    .from(t)
    .where(eq(t.id, line.listingId ?? 0))
    .for("update");
  if (!listing) return { failure: "The listing does not exist any more." };
  if (["paused", "rejected", "removed"].includes(listing.status))
    return { failure: `The listing is ${listing.status}.` };
  return FULFIL[line.product](job, tx, { line, listing, paidAt });
}
