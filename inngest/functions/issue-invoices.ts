import { issueDueCreditNotes } from "@/lib/services/orders/invoices/issue-due-credit-notes";
import { issueDueInvoices } from "@/lib/services/orders/invoices/issue-due-invoices";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const EVERY_QUARTER_HOUR = "*/15 * * * *";
const RETRIES = 3;

/** Issues the invoices of paid orders that have none yet, and credit notes that waited for them. */
export function issueInvoices({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "issue-invoices", retries: RETRIES, concurrency: 1, triggers: [{ cron: EVERY_QUARTER_HOUR }] },
    async ({ step }) => {
      await step.run("issue", () => issueDueInvoices(db, now()));
      await step.run("issue-credit-notes", () => issueDueCreditNotes(db, now()));
    },
  );
}
