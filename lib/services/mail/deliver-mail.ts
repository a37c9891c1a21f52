import { type Env, env } from "@/lib/core/env";
import { sendMail } from "@/lib/integrations/mail";
import type { MailSite } from "@/lib/integrations/mail-templates/layout";
import { isMailTemplate, renderMail } from "@/lib/integrations/mail-templates/templates";

/** Renders and sends one mail, now. Throws for an unknown template or unfitting data, and `unavailable` when sending fails. */
export async function deliverMail(
  site: MailSite,
  mail: { to: string; template: string; data: unknown },
  e: Env = env(),
): Promise<void> {
  if (!isMailTemplate(mail.template)) throw new Error(`There is no mail template ${mail.template}.`);
  await sendMail({ to: mail.to, ...renderMail(mail.template, mail.data, site) }, e);
}
