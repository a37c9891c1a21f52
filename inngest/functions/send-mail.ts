import { EVENTS } from "@/lib/core/events";
import { deliverMail } from "@/lib/services/mail/deliver-mail";
import { getSite } from "@/lib/services/site/site-of";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const RETRIES = 5;

/** Sends one staged mail; a refused one is tried again later. */
export function sendMail({ db }: JobDeps) {
  return inngest.createFunction(
    { id: "send-mail", retries: RETRIES, triggers: [{ event: "mail.requested" }] },
    async ({ event, step }) => {
      const mail = EVENTS["mail.requested"].parse(event.data);
      await step.run("send", async () => deliverMail(await getSite(db, mail.site_id), mail));
    },
  );
}
