import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { orderNumber } from "@/lib/schemas/orders/order";
import { cents } from "@/lib/schemas/primitives";
import { lockOwnedOrder } from "../owned-order";
import { askRefund } from "./ask-refund";
import { idsAt, positions } from "./line-positions";
import { moneyOf } from "./refund-state";
import { refuseDisputed } from "./standing-disputes";

/** Gives back what an owner bought and has not gone live: the whole order or lines of it, for the amount that they were shown. */
export const refundMyOrder = definePageOperation({
  name: "refund_my_order",
  access: "session",
  readOnly: false,
  input: z.strictObject({
    number: orderNumber,
    /** Lines from 0; all that are left where none are named. */
    positions,
    cents: cents.describe("As shown to the person"),
  }),
  output: z.object({ refunded_cents: cents }),
  run: ({ ctx, input }) =>
    ctx.db.transaction(async (tx) => {
      const order = await lockOwnedOrder(ctx, tx, input.number);
      await refuseDisputed(tx, order.id);
      const lineIds = await idsAt(tx, order.id, input.positions);
      const request = { order, shownCents: input.cents, reason: "Asked by the buyer.", isAlsoLive: false };
      return { refunded_cents: moneyOf(await askRefund(ctx, tx, { ...request, ...(lineIds && { lineIds }) })) };
    }),
});
