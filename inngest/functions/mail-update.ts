import { EVENTS } from "@/lib/core/events";
import { stageUpdateMails } from "@/lib/services/updates/mail-update";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const RETRIES = 10;

/** Stages an update's mails, a batch of followers a step: a process that dies goes on with the batch it was in. */
export function mailUpdate({ db }: JobDeps) {
  return inngest.createFunction(
    { id: "mail-update", retries: RETRIES, triggers: [{ event: "update.posted" }] },
    async ({ event, step }) => {
      const { update_id, site_id } = EVENTS["update.posted"].parse(event.data);
      let after: string | null = "";
      for (let batch = 1; after !== null; batch += 1) {
        const last: string = after;
        after = await step.run(`batch-${batch}`, () => stageUpdateMails(db, update_id, site_id, last));
      }
    },
  );
}
