import { env } from "@/lib/core/env";
import type { EventData } from "@/lib/core/events";
import { type Mail, type MailEnv, sendMail } from "@/lib/integrations/mail";
import type { MailSite } from "@/lib/integrations/mail-templates/layout";
import { isMailTemplate, renderMail } from "@/lib/integrations/mail-templates/templates";
import { followerMailsLink } from "../addresses/follower-mails-link";
import { followLinks } from "../follows/follow-links";
import { invitePath, inviteToken } from "../invites/invite-link";
import { deletionPath, deletionToken } from "../personal-data/deletion-link";

/** A mail that is to be rendered. */
export type Deliverable = Omit<EventData<"mail.requested">, "site_id">;

/**
 * Renders and sends one mail, now. Links that act for its addressee are made here, so that no secret of theirs is stored.
 * Throws for an unknown template or unfitting data, `AddressRefused`, and `unavailable` when sending fails. Sent again for the same
 * `once`, programs that read mails can tell that it is the same. Answers what the mail server said, if there is one.
 */
export async function deliverMail(
  site: MailSite,
  mail: Deliverable,
  e: MailEnv = env(),
  once?: Mail["once"],
): Promise<string | null> {
  if (!isMailTemplate(mail.template)) throw new Error(`There is no mail template ${mail.template}.`);
  const links = await linksOf(site, mail);
  const content = renderMail(mail.template, { ...mail.data, ...links?.data }, site);
  return sendMail(
    {
      to: mail.to,
      ...(site.mailFrom && { from: site.mailFrom }),
      ...content,
      ...(links?.headers && { headers: links.headers }),
      ...(once && { once }),
    },
    e,
  );
}

/** The links of a mail that are made for its addressee alone, by the names of its template, and headers that carry some. */
async function linksOf({ baseUrl }: MailSite, { follow, follower_mail, invite, deletion }: Deliverable) {
  if (follow) return followLinks(baseUrl, { followerId: follow.follower_id, listingId: follow.listing_id });
  if (follower_mail) return followerMailsLink(baseUrl, follower_mail.user_id);
  if (deletion) {
    const token = await deletionToken(deletion.user_id, new Date(deletion.until));
    return { data: { delete_url: baseUrl + deletionPath(token) }, headers: null };
  }
  if (!invite) return null;
  const token = await inviteToken({ id: invite.id, expiresAt: new Date(invite.expires_at) });
  return { data: { invite_url: baseUrl + invitePath(token) }, headers: null };
}
