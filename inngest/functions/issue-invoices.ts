import { issueDueInvoices } from "@/lib/services/orders/invoices/issue-due-invoices";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const EVERY_QUARTER_HOUR = "*/15 * * * *";
const RETRIES = 3;

/** Issues the invoices of paid orders that have none yet. */
export function issueInvoices({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "issue-invoices", retries: RETRIES, concurrency: 1, triggers: [{ cron: EVERY_QUARTER_HOUR }] },
    ({ step }) => step.run("issue", () => issueDueInvoices(db, now())),
  );
}
