import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { findMailSettings } from "@/lib/services/addresses/mail-addresses";
import { audit } from "@/lib/services/audit/audit";
import { REASON_MAX } from "../desk/reason";

const f = schema.failedMails;
type FailedMail = typeof f.$inferSelect;

/** Sends a mail that was given up once more, by its event under a key of its own. Throws `conflict` for one that was sent again already, or would not go out. */
export const retryMail = definePageOperation({
  name: "retry_mail",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It sends what was to be sent anyway, to the same address." },
  input: z.strictObject({ mail_id: countedId("Of the failed mails"), reason: line(REASON_MAX) }),
  output: z.object({ template: z.string() }),
  run: ({ ctx, input: { mail_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const [mail] = await tx
        .update(f)
        .set({ retriedAt: ctx.now })
        .where(and(eq(f.id, mail_id), isNull(f.retriedAt)))
        .returning();
      if (!mail) throw new AppError("conflict", "This mail does not wait.", "Look at the failed mails again.");
      await refusePaused(tx, mail);
      const key = `${mail.key}:again:${mail.id}`;
      await tx.insert(schema.outbox).values({ name: mail.name, key, data: mail.data }).onConflictDoNothing();
      await audit(tx, ctx, {
        entity: { kind: "mail", id: mail_id },
        did: "sent_again",
        before: { failed_at: mail.failedAt.toISOString() },
        after: { template: mail.template },
        reason,
      });
      return { template: mail.template };
    }),
});

/** Mails that an address can refuse: they do not go out while it is paused. */
const isOptional = ({ name, data }: FailedMail) => name === "update_mail.requested" || "follower_mail" in data;

async function refusePaused(tx: Db, mail: FailedMail): Promise<void> {
  if (!isOptional(mail)) return;
  const { pausedAt, pauseReason } = await findMailSettings(tx, mail.email.toLowerCase());
  if (!pausedAt) return;
  const why = pauseReason ? `, since its mail server said: ${pauseReason}` : "";
  const detail = `News and follower mails to ${mail.email} are paused${why}. Nothing would go out.`;
  throw new AppError("conflict", detail, "Send it again once they have resumed their mails.");
}
