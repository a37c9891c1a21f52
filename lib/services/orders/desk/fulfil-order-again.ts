import { inArray } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { orderNumber } from "@/lib/schemas/orders/order";
import { line } from "@/lib/schemas/primitives";
import { audit } from "../../audit/audit";
import { stage } from "../../events/stage";
import { isGivenBack } from "../fulfilment/fulfil-line";
import { type LineRow, linesOf, lockOrder } from "../owned-order";
import { clearFromDesk } from "./mark-for-desk";

const REASON_MAX = 300;
const l = schema.orderLines;

/** An admin has what could not be fulfilled tried once more, such as when a paused listing is live again. Throws `conflict`. */
export const fulfilOrderAgain = definePageOperation({
  name: "fulfil_order_again",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It gives a buyer what they paid for, and that once." },
  input: z.strictObject({ number: orderNumber, reason: line(REASON_MAX) }),
  output: z.object({ lines: z.number().int() }),
  run: ({ ctx, input: { number, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const order = await lockOrder(ctx, tx, number);
      if (order.status !== "paid") throw refused(`This order is ${order.status}.`);
      const failed = await failedLines(tx, order.id);
      if (failed.length === 0) throw refused("Nothing of this order failed, or it was given back.");
      const ids = failed.map(({ id }) => id);
      await tx.update(l).set({ fulfilment: "pending", failure: null }).where(inArray(l.id, ids));
      let left = order;
      for (const { name, failure } of failed) left = await clearFromDesk(tx, left, `${name}: ${failure}`);
      const key = `order.paid:${order.id}:again:${ctx.now.getTime()}`;
      const data = { order_id: order.id, site_id: order.siteId, user_id: order.userId };
      await stage(tx, { name: "order.paid", key, data });
      const [before, after] = [{ failed: failed.map(({ failure }) => failure) }, { lines: ids.length }];
      await audit(tx, ctx, { entity: { kind: "order", id: order.id }, did: "tried_again", before, after, reason });
      return after;
    }),
});

const refused = (detail: string) => new AppError("conflict", detail, "Read the order again to see how it stands.");

async function failedLines(tx: Db, orderId: number): Promise<LineRow[]> {
  const failed = (await linesOf(tx, orderId)).filter(({ fulfilment }) => fulfilment === "failed");
  const isLeft = await Promise.all(failed.map(async ({ id }) => !(await isGivenBack(tx, id))));
  return failed.filter((_, at) => isLeft[at]);
}
