import { z } from "zod";
import { schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { orderNumber } from "@/lib/schemas/orders/order";
import { cents, line } from "@/lib/schemas/primitives";
import { audit } from "../../audit/audit";
import { stage } from "../../events/stage";
import { lockOrder } from "../owned-order";
import { heldMoney } from "./held-money";
import { refuseDisputed } from "./standing-disputes";

const REASON_MAX = 300;

/** An admin gives back what came beyond an order's price, or for one that was never paid: each payment of it, all that is held. */
export const refundHeldMoney = definePageOperation({
  name: "refund_held_money",
  access: "admin",
  readOnly: false,
  stepUp: true,
  input: z.strictObject({ number: orderNumber, reason: line(REASON_MAX) }),
  output: z.object({ refunded_cents: cents }),
  run: ({ ctx, input: { number, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const order = await lockOrder(ctx, tx, number);
      await refuseDisputed(tx, order.id);
      const held = await heldMoney(tx, order);
      if (held.length === 0) throw new AppError("conflict", "Nothing is held of this order.", "Read the order again.");
      const refunded_cents = held.reduce((sum, { cents }) => sum + cents, 0);
      for (const { payment, cents: extraCents } of held) {
        const of = { orderId: order.id, paymentId: payment.id, lineIds: [], netCents: 0, vatCents: 0, extraCents };
        const times = { createdAt: ctx.now, updatedAt: ctx.now };
        const [row] = await tx
          .insert(schema.refunds)
          .values({ ...of, reason, ...times })
          .returning({ id: schema.refunds.id });
        if (!row) throw new Error("The refund was not written.");
        const data = { refund_id: row.id, site_id: order.siteId };
        await stage(tx, { name: "refund.requested", key: `refund.requested:${row.id}`, data });
      }
      const act = { did: "held_money_refunded", before: null, after: { cents: refunded_cents }, reason };
      await audit(tx, ctx, { entity: { kind: "order", id: order.id }, ...act });
      return { refunded_cents };
    }),
});
