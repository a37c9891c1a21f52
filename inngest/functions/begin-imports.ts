import { beginImported } from "@/lib/services/drafts/building/begin-imported";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const EVERY_FIVE_MINUTES = "*/5 * * * *";

/** Begins drafts of imported products, a few at once; each that ends begins the next (build-draft). */
export function beginImports({ db, now }: JobDeps) {
  return inngest.createFunction(
    {
      id: "begin-imports",
      concurrency: { limit: 1 },
      triggers: [{ event: "import.requested" }, { cron: EVERY_FIVE_MINUTES }],
    },
    ({ step }) => step.run("begin", () => beginImported(db, now)),
  );
}
