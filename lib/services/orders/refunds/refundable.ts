import { inArray } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { cents } from "@/lib/schemas/primitives";
import type { OrderRow } from "../status";
import { whyBegun } from "./begun";
import { moneyBack, type RefundState, refundState } from "./refund-state";
import { standingDisputes } from "./standing-disputes";

/** What an owner can have back by now: the lines that are left with what each brings, and all of them at once. */
export const refundable = z.object({
  lines: z.array(
    z.object({
      position: z.number().int(),
      cents,
      /** Why it cannot come back any more; null where it can. */
      why_not: z.string().nullable(),
    }),
  ),
  /** Null where a line that is left has gone live. */
  whole_cents: cents.nullable(),
});

/** Tells what would come back now; null for an order of which nothing is left. Asking for it looks again, under locks. */
export async function findRefundable({ db, now }: Ctx, order: OrderRow): Promise<z.infer<typeof refundable> | null> {
  if (order.status !== "paid" || (await standingDisputes(db, order.id)).length > 0) return null;
  const state = await refundState(db, order);
  if (state.left.length === 0) return null;
  const t = schema.listings;
  const ids = state.left.flatMap(({ listingId }) => (listingId === null ? [] : [listingId]));
  const listings = await db.select({ id: t.id, status: t.status, name: t.name }).from(t).where(inArray(t.id, ids));
  const lines = state.left.map((line) => {
    const listing = listings.find(({ id }) => id === line.listingId) ?? null;
    const cents = total(moneyBack(state, [line]));
    return { position: state.lines.indexOf(line), cents, why_not: whyBegun(line, listing, now) };
  });
  return { lines, whole_cents: wholeOf(state, lines) };
}

function wholeOf(state: RefundState, lines: { why_not: string | null }[]): number | null {
  return lines.some(({ why_not }) => why_not !== null) ? null : total(moneyBack(state, state.left));
}

const total = ({ netCents, vatCents }: { netCents: number; vatCents: number }) => netCents + vatCents;
