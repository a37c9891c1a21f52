import { z } from "zod";
import { countAttempt, type Limit } from "@/db/attempts";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { stage } from "../events/stage";

const HOUR_MS = 3_600_000;
/** How long the mailed link works. */
const LINK_HOURS = 1;
const MAILS: Limit = { bucket: "deletion_mail", max: 5, windowMs: HOUR_MS };

/** Mails whoever is signed in the link by which they delete their account: a browser left open alone cannot. */
export const askToDeleteAccount = definePageOperation({
  name: "ask_to_delete_account",
  access: "session",
  readOnly: false,
  input: z.strictObject({}),
  output: z.object({ email: z.string() }),
  async run({ ctx }) {
    const { actor, now, site } = ctx;
    if (actor.type !== "session") throw new AppError("unauthenticated", "This needs somebody signed in.", "Sign in.");
    await countAttempt(ctx.db, MAILS, `user:${actor.userId}`, now, "Too many of these emails were requested.");
    const until = new Date(now.getTime() + LINK_HOURS * HOUR_MS).toISOString();
    await stage(ctx.db, {
      name: "mail.requested",
      key: `account_deletion:${actor.userId}:${now.getTime()}`,
      data: {
        to: actor.email,
        template: "account_deletion",
        data: { hours: LINK_HOURS },
        site_id: site.id,
        deletion: { user_id: actor.userId, until },
      },
    });
    return { email: actor.email };
  },
});
