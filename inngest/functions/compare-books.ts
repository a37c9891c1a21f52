import { compareBooks as compareAll } from "@/lib/services/orders/books/differences/compare-books";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const DAILY = "37 4 * * *";
const RETRIES = 3;

/** Compares the books with the lists of the payment providers. */
export function compareBooks({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "compare-books", retries: RETRIES, concurrency: 1, triggers: [{ cron: DAILY }] },
    ({ step }) => step.run("compare", () => compareAll(db, now())),
  );
}
