import { sweepLogs } from "@/lib/services/admin/logs/sweep-logs";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const DAILY = "27 4 * * *";
const RETRIES = 3;

/** Deletes what the desk's logs hold longer than they say. */
export function sweepDeskLogs({ db, now }: JobDeps) {
  return inngest.createFunction({ id: "sweep-desk-logs", retries: RETRIES, triggers: [{ cron: DAILY }] }, ({ step }) =>
    step.run("sweep", () => sweepLogs(db, now())),
  );
}
