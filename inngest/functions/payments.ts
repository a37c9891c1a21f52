import { pollOpenPayments } from "@/lib/services/orders/payments/poll-payments";
import { carryOutOpenRefunds } from "@/lib/services/orders/refunds/carry-out-refunds";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const OFTEN = "*/5 * * * *";
const RETRIES = 3;

/** Asks how open tries to pay stand, for webhooks that never came. */
export function pollPayments({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "poll-payments", retries: RETRIES, concurrency: 1, triggers: [{ cron: OFTEN }] },
    ({ step }) => step.run("poll", () => pollOpenPayments(db, now())),
  );
}

/** Gives back the money that was asked for. */
export function carryOutRefunds({ db, now }: JobDeps) {
  return inngest.createFunction(
    {
      id: "carry-out-refunds",
      retries: RETRIES,
      concurrency: 1,
      triggers: [{ cron: OFTEN }, { event: "refund.requested" }],
    },
    ({ step }) => step.run("give back", () => carryOutOpenRefunds(db, now)),
  );
}
