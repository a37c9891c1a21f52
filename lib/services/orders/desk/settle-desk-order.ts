import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { orderNumber } from "@/lib/schemas/orders/order";
import { line } from "@/lib/schemas/primitives";
import { audit } from "../../audit/audit";
import { stage } from "../../events/stage";
import { readInvoiced } from "../invoices/read-invoiced";
import { lockOrder } from "../owned-order";
import { LOST_DISPUTE } from "../payments/take-dispute";
import { standingDisputes } from "../refunds/standing-disputes";
import type { OrderRow } from "../status";

const ANSWER_MAX = 300;

/**
 * An admin has looked at an order: it waits no more, and its buyer is told what was decided. One whose dispute was lost waits on, until
 * its credit note is written.
 */
export const settleDeskOrder = definePageOperation({
  name: "settle_desk_order",
  access: "admin",
  readOnly: false,
  stepUp: true, // the buyer is mailed what is typed, and the order waits nowhere any more
  input: z.strictObject({
    number: orderNumber,
    /** What was decided, as the buyer reads it. */
    reason: line(ANSWER_MAX),
  }),
  output: z.object({ settled: z.literal(true) }),
  run: ({ ctx, input: { number, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const order = await lockOrder(ctx, tx, number);
      const { id, deskReason } = order;
      if (deskReason === null)
        throw new AppError("conflict", "This order waits for nobody.", "Look at the list again.");
      const stays = await stillOwed(tx, order);
      if (stays === deskReason)
        throw new AppError(
          "conflict",
          "This order waits for its credit note.",
          "Write the credit note of the dispute.",
        );
      const t = schema.orders;
      const left = stays ? { deskReason: stays } : { deskReason: null, deskAt: null };
      await tx.update(t).set(left).where(eq(t.id, id));
      const act = { did: "settled", before: { desk_reason: deskReason }, after: { desk_reason: stays }, reason };
      await audit(tx, ctx, { entity: { kind: "order", id }, ...act });
      const { mailTo: to } = await readInvoiced(tx, id);
      const key = `order_settled:${id}:${ctx.now.getTime()}`;
      const mail = {
        to: to ?? "",
        template: "order_settled",
        site_id: order.siteId,
        data: { order_number: number, decided: reason },
      };
      if (to) await stage(tx, { name: "mail.requested", key, data: mail });
      return { settled: true as const };
    }),
});

/** What looking at an order does not settle: that the credit note of a lost dispute is missing. Null where there is none. */
async function stillOwed(tx: Db, { id, deskReason }: OrderRow): Promise<string | null> {
  const isLost = (await standingDisputes(tx, id)).some(({ status }) => status === "lost");
  const words = isLost ? deskReason?.match(LOST_DISPUTE) : null;
  return words ? words.join(" ").trim() : null;
}
