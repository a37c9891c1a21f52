import { forgetUnanswered } from "@/lib/services/follows/followers";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const DAILY = "41 4 * * *";
const RETRIES = 3;

/** Forgets who was asked whether to follow and did not answer in time. */
export function forgetFollows({ db, now }: JobDeps) {
  return inngest.createFunction({ id: "forget-follows", retries: RETRIES, triggers: [{ cron: DAILY }] }, ({ step }) =>
    step.run("forget", () => forgetUnanswered(db, now())),
  );
}
