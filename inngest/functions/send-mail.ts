import { EVENTS } from "@/lib/core/events";
import { keepFailedMail } from "@/lib/services/mail/failed-mails";
import { leaveUnsent, sendStaged } from "@/lib/services/mail/send-staged";
import { getSite } from "@/lib/services/site/site-of";
import { findUpdateMail } from "@/lib/services/updates/update-mail";
import { inngest } from "../client";
import type { JobDeps } from "../deps";
import { failureOf, stagedBy } from "../staged-by";

/** Most of a day, at growing intervals: a mail server may be away for hours. */
const RETRIES = 20;
/** Mails of updates under way at once: the rest of what there is to do goes on beside them. */
const UPDATE_MAILS_AT_ONCE = 8;

/** Sends one staged mail; one that the server does not take is tried again later, and at last kept as failed. */
export function sendMail({ db, now }: JobDeps) {
  return inngest.createFunction(
    {
      id: "send-mail",
      retries: RETRIES,
      triggers: [{ event: "mail.requested" }],
      onFailure: async ({ event }) => {
        const { staged, reason } = failureOf("mail.requested", event.data);
        await keepFailedMail(
          db,
          staged,
          EVENTS["mail.requested"].parse(staged.data),
          { reason, outcome: "failed" },
          now(),
        );
      },
    },
    async ({ event, step }) => {
      const mail = EVENTS["mail.requested"].parse(event.data);
      const staged = stagedBy("mail.requested", event);
      return step.run("send", async () =>
        sendStaged({ db, now: now() }, await getSite(db, mail.site_id), staged, mail),
      );
    },
  );
}

/** Sends one follower's mail of an update, unless it follows no more by then. */
export function sendUpdateMail({ db, now }: JobDeps) {
  const mailOf = async (data: unknown) => {
    const wanted = EVENTS["update_mail.requested"].parse(data);
    const site = await getSite(db, wanted.site_id);
    return { site, mail: await findUpdateMail(db, site, wanted) };
  };
  return inngest.createFunction(
    {
      id: "send-update-mail",
      retries: RETRIES,
      concurrency: UPDATE_MAILS_AT_ONCE,
      triggers: [{ event: "update_mail.requested" }],
      onFailure: async ({ event }) => {
        const { staged, reason } = failureOf("update_mail.requested", event.data);
        const { mail } = await mailOf(staged.data);
        if (mail) await keepFailedMail(db, staged, mail, { reason, outcome: "failed" }, now());
        else await leaveUnsent(db, staged);
      },
    },
    async ({ event, step }) =>
      step.run("send", async () => {
        const { site, mail } = await mailOf(event.data);
        const staged = stagedBy("update_mail.requested", event);
        return mail ? sendStaged({ db, now: now() }, site, staged, mail) : leaveUnsent(db, staged);
      }),
  );
}
