import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { orderNumber } from "@/lib/schemas/orders/order";
import { endOrder } from "../expire-orders";
import { lockOwnedOrder } from "../owned-order";

/** Gives up an open order, with the places and the code that it holds. */
export const cancelOrder = definePageOperation({
  name: "cancel_order",
  access: "session",
  readOnly: false,
  input: z.strictObject({ number: orderNumber }),
  output: z.object({ status: z.literal("cancelled") }),
  async run({ ctx, input }) {
    await ctx.db.transaction(async (tx) => endOrder(ctx, tx, await lockOwnedOrder(ctx, tx, input.number), "cancelled"));
    return { status: "cancelled" as const };
  },
});
