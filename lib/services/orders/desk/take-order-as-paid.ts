import { and, eq, like, or } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { orderNumber } from "@/lib/schemas/orders/order";
import { cents, line } from "@/lib/schemas/primitives";
import { audit } from "../../audit/audit";
import { book } from "../books/book";
import { linesOf, lockOrder } from "../owned-order";
import { payOrder } from "../payments/settle";
import { SHORT } from "../payments/trouble";
import { reducedTo } from "../pricing/reduce";
import { type Held, heldMoney } from "../refunds/held-money";
import { refuseDisputed } from "../refunds/standing-disputes";
import type { OrderRow } from "../status";
import { clearFromDesk } from "./mark-for-desk";

const REASON_MAX = 300;
const UNPAID = ["pending", "expired", "cancelled"];
const { orders: o, orderLines: l, ledger } = schema;

/**
 * An admin takes an order as paid for which too little came. Its price is reduced to what came, VAT within it, so that its invoice is
 * for what was really paid (Directive 2006/112/EC, articles 73 and 79); what was let go is booked on an account of its own.
 */
export const takeOrderAsPaid = definePageOperation({
  name: "take_order_as_paid",
  access: "admin",
  readOnly: false,
  stepUp: true,
  input: z.strictObject({ number: orderNumber, reason: line(REASON_MAX) }),
  output: z.object({ total_cents: cents }),
  run: ({ ctx, input: { number, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const order = await lockOrder(ctx, tx, number);
      if (!UNPAID.includes(order.status)) throw refused(`This order is ${order.status}.`);
      await refuseDisputed(tx, order.id);
      const came = await mostThatCame(tx, order);
      if (!came) throw refused("Nothing came for this order, or not in its currency.");
      const reduced = came.cents < order.totalCents ? await reduce(ctx, tx, order, came.cents) : order;
      await payOrder(ctx, tx, reduced, came.payment.id);
      await clearFromDesk(tx, order, SHORT);
      const [before, after] = [{ total_cents: order.totalCents }, { total_cents: reduced.totalCents }];
      await audit(tx, ctx, { entity: { kind: "order", id: order.id }, did: "taken_as_paid", before, after, reason });
      return { total_cents: reduced.totalCents };
    }),
});

const refused = (detail: string) => new AppError("conflict", detail, "Read the order again to see how it stands.");

/** Of several payments the one that has most left; money in another currency was never booked. */
async function mostThatCame(tx: Db, order: OrderRow): Promise<Held | undefined> {
  const held = (await heldMoney(tx, order)).toSorted((a, b) => b.cents - a.cents);
  for (const one of held) {
    const itsRef = or(eq(ledger.ref, `payment ${one.payment.id}`), like(ledger.ref, `payment ${one.payment.id}, %`));
    if ((await tx.$count(ledger, and(eq(ledger.orderId, order.id), itsRef))) > 0) return one;
  }
  return undefined;
}

/** Takes what is missing off the order and its lines. */
async function reduce(ctx: Ctx, tx: Db, order: OrderRow, totalCents: number): Promise<OrderRow> {
  const lines = await linesOf(tx, order.id);
  const { netCents, vatCents, off } = reducedTo(totalCents, order, lines);
  const missing = order.netCents - netCents;
  for (const [i, line] of lines.entries()) {
    const [more, discountCents] = [off[i] ?? 0, line.discountCents + (off[i] ?? 0)];
    await tx
      .update(l)
      .set({ discountCents, netCents: line.netCents - more })
      .where(eq(l.id, line.id));
  }
  const taken = { discountCents: order.discountCents + missing, shortfallCents: order.shortfallCents + missing };
  const values = { ...taken, netCents, vatCents, totalCents };
  const [reduced] = await tx.update(o).set(values).where(eq(o.id, order.id)).returning();
  if (!reduced) throw new Error("The order was not written.");
  await book(tx, { orderId: order.id, kind: "shortfall", ref: order.number, at: ctx.now }, [
    ["sales", -missing],
    ["shortfall", missing],
  ]);
  return reduced;
}
