import { EVENTS } from "@/lib/core/events";
import { expireOrders } from "@/lib/services/orders/expire-orders";
import { fulfilLateOrders } from "@/lib/services/orders/fulfilment/fulfil-late";
import { fulfilLine, linesToFulfil } from "@/lib/services/orders/fulfilment/fulfil-line";
import { jobContext } from "@/lib/services/site/job-context";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const HOURLY = "7 * * * *";
const OFTEN = "*/5 * * * *";
const RETRIES = 10;

/** Gives a paid order what it bought: one step a line, each retried on its own and done once. */
export function fulfilOrder({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "fulfil-order", retries: RETRIES, triggers: [{ event: "order.paid" }] },
    async ({ event, step }) => {
      const { order_id, site_id } = EVENTS["order.paid"].parse(event.data);
      const lines = await step.run("read-lines", () => linesToFulfil(db, order_id));
      for (const id of lines)
        await step.run(`fulfil-line-${id}`, async () => fulfilLine(await jobContext(db, site_id, now()), id));
    },
  );
}

/** Fulfils paid orders whose event was lost, or failed too often. */
export function fulfilLate({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "fulfil-late-orders", retries: RETRIES, concurrency: 1, triggers: [{ cron: OFTEN }] },
    ({ step }) => step.run("fulfil", () => fulfilLateOrders(db, now())),
  );
}

/** Ends orders that were not paid in time. */
export function expireOldOrders({ db, now }: JobDeps) {
  return inngest.createFunction({ id: "expire-orders", retries: RETRIES, triggers: [{ cron: HOURLY }] }, ({ step }) =>
    step.run("expire", () => expireOrders(db, now())),
  );
}
