import { mailEdits as mailEditsOfDay } from "@/lib/services/owner/history/mail-edits";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const DAILY = "12 5 * * *";
const RETRIES = 3;

/** Mails admins what was edited the day before. */
export function mailEdits({ db, now }: JobDeps) {
  return inngest.createFunction({ id: "mail-edits", retries: RETRIES, triggers: [{ cron: DAILY }] }, ({ step }) =>
    step.run("mail", () => mailEditsOfDay(db, now())),
  );
}
