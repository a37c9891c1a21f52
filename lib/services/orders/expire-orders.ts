import { and, asc, eq, lte } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { jobContext } from "../site/job-context";
import { releasePlaces } from "./offers/places";
import { linesOf } from "./owned-order";
import { releasePromo } from "./promo/hold-promo";
import { moveOrder, type OrderRow } from "./status";

const t = schema.orders;
/** Ended in one run; the next one is an hour later. */
const ORDERS_MAX = 500;

/** Ends every order that was not paid in time, and gives back what it held. Answers how many. */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  const due = await db
    .select({ id: t.id, siteId: t.siteId })
    .from(t)
    .where(and(eq(t.status, "pending"), lte(t.expiresAt, now)))
    .orderBy(asc(t.id))
    .limit(ORDERS_MAX);
  let ended = 0;
  for (const { id, siteId } of due) {
    const job = await jobContext(db, siteId, now);
    ended += await db.transaction(async (tx) => {
      const [row] = await tx.select().from(t).where(eq(t.id, id)).for("update");
      if (row?.status !== "pending" || row.expiresAt > now) return 0;
      await endOrder(job, tx, row, "expired");
      return 1;
    });
  }
  return ended;
}

/** Ends an open order, locked by the transaction: its places and its code are others' again. */
export async function endOrder(ctx: Ctx, tx: Db, row: OrderRow, name: "expired" | "cancelled"): Promise<void> {
  await moveOrder(tx, ctx, row, name);
  const lines = await linesOf(tx, row.id);
  await releasePlaces(
    tx,
    row.siteId,
    lines.map(({ id }) => id),
  );
  await releasePromo(ctx, tx, row.id);
}
