import { reviveDrafts as reviveSilent } from "@/lib/services/drafts/building/revive";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const EVERY_FIVE_MINUTES = "*/5 * * * *";

/** Starts drafts again whose build was lost, so that none is under way for ever. */
export function reviveDrafts({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "revive-drafts", retries: 0, triggers: [{ cron: EVERY_FIVE_MINUTES }] },
    ({ step }) => step.run("revive", () => reviveSilent(db, now)),
  );
}
