import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { ITEMS_MAX, orderNumber } from "@/lib/schemas/orders/order";
import { cents, line } from "@/lib/schemas/primitives";
import { lockOrder } from "../owned-order";
import { askRefund } from "./ask-refund";
import { idsAt } from "./line-positions";
import { moneyOf } from "./refund-state";
import { refuseDisputed } from "./standing-disputes";

const REASON_MAX = 300;
const lineNumber = z.string().regex(/^[1-9]\d?$/, "must be the number of a line, such as 1");

/** An admin gives an order's money back, whole or by line, at any time: what has not gone live is taken back, the rest stays. */
export const refundOrder = definePageOperation({
  name: "refund_order",
  access: "admin",
  readOnly: false,
  stepUp: true,
  input: z.strictObject({
    number: orderNumber,
    /** Numbers of lines from 1, as the desk shows them; all that are left where none are named. */
    lines: z.array(lineNumber).max(ITEMS_MAX).optional(),
    reason: line(REASON_MAX),
  }),
  output: z.object({ refunded_cents: cents }),
  run: ({ ctx, input }) =>
    ctx.db.transaction(async (tx) => {
      const order = await lockOrder(ctx, tx, input.number);
      await refuseDisputed(tx, order.id);
      const lineIds = await idsAt(tx, order.id, positionsOf(input.lines));
      const request = { order, reason: input.reason, isAlsoLive: true };
      return { refunded_cents: moneyOf(await askRefund(ctx, tx, { ...request, ...(lineIds && { lineIds }) })) };
    }),
});

const positionsOf = (lines?: readonly string[]) =>
  lines && lines.length > 0 ? lines.map((number) => Number(number) - 1) : undefined;
