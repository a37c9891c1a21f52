import { z } from "zod";
import { env, hasDevInbox } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { findOutboxMail, listOutbox } from "@/lib/integrations/mail-outbox";

const SHOWN = 100;

/** The newest mails that were written to files instead of being sent; there is no such list on a public machine. */
export const listDevMails = definePageOperation({
  name: "list_dev_mails",
  access: "public",
  readOnly: true,
  input: z.strictObject({}),
  output: z.object({
    total: z.number().int(),
    mails: z.array(z.object({ name: z.string(), to: z.string(), subject: z.string(), at: z.string() })),
  }),
  async run() {
    if (!hasDevInbox(env())) throw notFound("page");
    const { mails, total } = await listOutbox(env(), SHOWN);
    return { total, mails: mails.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() })) };
  },
});

/** One of them with both of its parts. */
export const getDevMail = definePageOperation({
  name: "get_dev_mail",
  access: "public",
  readOnly: true,
  input: z.strictObject({ name: z.string().max(100) }),
  output: z.object({ from: z.string(), to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
  async run({ input }) {
    const mail = hasDevInbox(env()) ? await findOutboxMail(env(), input.name) : null;
    if (!mail) throw notFound("page");
    return mail;
  },
});
