import { env } from "@/lib/core/env";
import type { EventData } from "@/lib/core/events";
import { type MailEnv, sendMail } from "@/lib/integrations/mail";
import type { MailSite } from "@/lib/integrations/mail-templates/layout";
import { isMailTemplate, renderMail } from "@/lib/integrations/mail-templates/templates";
import { followLinks } from "../follows/follow-links";

type Deliverable = Omit<EventData<"mail.requested">, "site_id">;

/**
 * Renders and sends one mail, now. Links that act for its addressee are made here, so that no secret of theirs is stored.
 * Throws for an unknown template or unfitting data, and `unavailable` when sending fails.
 */
export async function deliverMail(site: MailSite, mail: Deliverable, e: MailEnv = env()): Promise<void> {
  if (!isMailTemplate(mail.template)) throw new Error(`There is no mail template ${mail.template}.`);
  const { follow } = mail;
  const links =
    follow && (await followLinks(site.baseUrl, { followerId: follow.follower_id, listingId: follow.listing_id }));
  const content = renderMail(mail.template, { ...mail.data, ...links?.data }, site);
  await sendMail(
    {
      to: mail.to,
      ...(site.mailFrom && { from: site.mailFrom }),
      ...content,
      ...(links && { headers: links.headers }),
    },
    e,
  );
}
