import { askDisputes } from "@/lib/services/orders/payments/ask-disputes";
import { pollOpenPayments } from "@/lib/services/orders/payments/poll-payments";
import { carryOutOpenRefunds } from "@/lib/services/orders/refunds/carry-out-refunds";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const OFTEN = "*/5 * * * *";
const DAILY = "7 4 * * *";
const RETRIES = 3;

/** Asks how open tries to pay stand, for webhooks that never came. */
export function pollPayments({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "poll-payments", retries: RETRIES, concurrency: 1, triggers: [{ cron: OFTEN }] },
    ({ step }) => step.run("poll", () => pollOpenPayments(db, now())),
  );
}

/** Asks how disputes stand, for webhooks that never came; before the books are compared. */
export function pollDisputes({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "poll-disputes", retries: RETRIES, concurrency: 1, triggers: [{ cron: DAILY }] },
    ({ step }) => step.run("ask", () => askDisputes(db, now())),
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
