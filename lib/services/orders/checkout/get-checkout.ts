import { z } from "zod";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { weekOf } from "@/lib/core/week";
import { paymentProviders } from "@/lib/integrations/payments/providers";
import { order, orderNumber } from "@/lib/schemas/orders/order";
import { readOrder } from "../get-order";
import { openPlaceWeeks } from "../offers/places";
import { getOwnedOrder } from "../owned-order";
import { findRefundable, refundable } from "../refunds/refundable";

/** An order as its owner pays it: with the ways to pay that are on, the weeks that a launch can be moved to, and
 * what can be given back once it is paid. */
export const getCheckout = definePageOperation({
  name: "get_checkout",
  access: "session",
  readOnly: true,
  input: z.strictObject({ number: orderNumber }),
  output: z.object({
    order,
    ways: z.array(z.object({ key: z.string(), label: z.string() })),
    launch_weeks: z.array(z.string()),
    refundable: refundable.nullable(),
  }),
  async run({ ctx, input }) {
    const [read, row, providers, weeks] = await Promise.all([
      readOrder(ctx, input.number),
      getOwnedOrder(ctx, input.number),
      paymentProviders(),
      launchWeeks(ctx),
    ]);
    const ways = providers.map(({ key, label }) => ({ key, label }));
    return { order: read, ways, launch_weeks: weeks, refundable: await findRefundable(ctx, row) };
  },
});

/** Of this week a place is taken by `now`. */
async function launchWeeks(ctx: Ctx): Promise<string[]> {
  const open = await openPlaceWeeks(ctx, ctx.db, { kind: "launch", slot: "" });
  const current = weekOf(ctx.now);
  return ["now", ...open.filter((week) => week !== current)];
}
