import { z } from "zod";
import { ACCESS_MAILS } from "./access";
import { CLAIM_MAILS } from "./claims";
import { define, ownerFooter, type Render, text } from "./define";
import { FOLLOW_MAILS } from "./follows";
import type { MailContent, MailSite } from "./layout";
import { LISTING_MAILS } from "./listings";
import { ORDER_MAILS } from "./orders";
import { PEOPLE_MAILS } from "./people";
import { TEAM_MAILS } from "./team";

/** Every mail this service sends, by the name that `mail.requested` carries. Each throws for data it does not take. */
const TEMPLATES = {
  sign_in: define(z.object({ code: text, link: z.url() }), ({ code, link }, site) => ({
    subject: `${code} is your code for ${site.name}`,
    paragraphs: [
      `Enter this code in the browser where you asked for it to sign in to ${site.name}, or use the link below on any device.`,
      "Either works once, for 15 minutes.",
    ],
    code,
    button: { label: "Sign in", url: link },
    footer: "You received this because someone entered your address to sign in. If it was not you, you can ignore it.",
  })),
  step_up: define(z.object({ code: text }), ({ code }, site) => ({
    subject: `${code} confirms what you are doing on ${site.name}`,
    paragraphs: [
      `Enter this code where you were asked for it on ${site.name}. It works once, for 10 minutes, in that browser alone.`,
    ],
    code,
    footer:
      "You received this because someone signed in to your account asked for it. If it was not you, sign out everywhere under Apps.",
  })),
  launched: define(z.object({ name: text, week: text, page_url: z.url() }), ({ name, week, page_url }, site) => ({
    subject: `${name} is live on ${site.name}`,
    paragraphs: [`${name} went live in week ${week}. You can share its page now.`],
    button: { label: "See the page", url: page_url },
    footer: ownerFooter,
  })),
  launch_moved: define(
    z.object({ name: text, week: text, next_week: text, why: text.default(""), manage_url: z.url() }),
    ({ name, week, next_week, why, manage_url }) => ({
      subject: `${name} moved to week ${next_week}`,
      paragraphs: [
        `${name} was not ready to launch in week ${week}, so it moved to week ${next_week}.`,
        ...(why ? [why] : []),
        "Its page in your dashboard shows what is missing: the badge on your site, or parts of your founder profile.",
      ],
      button: { label: "See what is missing", url: manage_url },
      footer: ownerFooter,
    }),
  ),
  launch_returned: define(
    z.object({ name: text, week: text, why: text.default(""), manage_url: z.url() }),
    ({ name, week, why, manage_url }) => ({
      subject: `${name} left the launch queue`,
      paragraphs: [
        `${name} was not ready in week ${week} either, so it left the queue and is a saved listing again. Nothing is lost.`,
        ...(why ? [why] : []),
        "Choose the free launch again once the badge is on your site and your founder profile is complete.",
      ],
      button: { label: "Open the listing", url: manage_url },
      footer: ownerFooter,
    }),
  ),
  week_closed: define(
    z.object({
      name: text,
      week: text,
      votes: z.number().int(),
      /** Such as 1st; absent without votes. */
      place: text.optional(),
      page_url: z.url(),
      /** Where the badge of its award is, if it won one. */
      badges_url: z.url().optional(),
    }),
    ({ name, week, votes, place, page_url, badges_url }, site) => ({
      subject: place ? `${name} came ${place} in week ${week}` : `Week ${week} has closed for ${name}`,
      paragraphs: [
        place
          ? `${name} got ${votes} ${votes === 1 ? "vote" : "votes"} in its launch week on ${site.name} and came ${place}.`
          : `${name} got no votes in its launch week on ${site.name}, so it has no place. Its page stays.`,
        "Places go by the votes cast in the launch week alone. Votes cast later count for the listing and the other boards.",
        ...(badges_url ? ["You can show the award on your site."] : []),
      ],
      button: badges_url ? { label: "Get the award badge", url: badges_url } : { label: "See the page", url: page_url },
      footer: ownerFooter,
    }),
  ),
  badge_missing: define(
    z.object({ name: text, until: text, manage_url: z.url() }),
    ({ name, until, manage_url }, site) => ({
      subject: `The badge of ${name} is gone from your site`,
      paragraphs: [
        `We found no visible link from your site to ${name} on ${site.name}.`,
        `Put the badge back by ${until}, or ${name} is no longer marked as showing it. Its page stays either way.`,
      ],
      button: { label: "Get the badge", url: manage_url },
      footer: ownerFooter,
    }),
  ),
  badge_lapsed: define(z.object({ name: text, manage_url: z.url() }), ({ name, manage_url }) => ({
    subject: `${name} is no longer marked as showing the badge`,
    paragraphs: [
      `The badge of ${name} did not come back to your site within seven days. Its page stays, without the mark.`,
      "We look again every week: once the badge is back, so is the mark.",
    ],
    button: { label: "Get the badge", url: manage_url },
    footer: ownerFooter,
  })),
  account_deletion: define(
    z.object({ hours: z.number().int(), delete_url: z.url() }),
    ({ hours, delete_url }, site) => ({
      subject: `Delete your account on ${site.name}`,
      paragraphs: [
        `You asked to delete your account on ${site.name}. The link shows what goes and what stays, and asks once more.`,
        `It works for ${hours === 1 ? "one hour" : `${hours} hours`}, where you are signed in.`,
      ],
      button: { label: "See what would be deleted", url: delete_url },
      footer:
        "You received this because someone signed in to your account asked for it. If it was not you, sign out everywhere under Apps.",
    }),
  ),
  ...ACCESS_MAILS,
  ...LISTING_MAILS,
  ...CLAIM_MAILS,
  ...FOLLOW_MAILS,
  ...ORDER_MAILS,
  ...PEOPLE_MAILS,
  ...TEAM_MAILS,
} satisfies Record<string, Render>;

export type MailTemplate = keyof typeof TEMPLATES;

/** They carry codes, so they are sent at once and never staged. */
const SENT_AT_ONCE = ["sign_in", "step_up", "claim_code"];

/** Templates of mails that pass the outbox. */
export const STAGED_TEMPLATES = Object.keys(TEMPLATES).filter((name) => !SENT_AT_ONCE.includes(name));

export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(TEMPLATES, name);

/** Renders one mail. Throws for data that the template does not take. */
export function renderMail(name: MailTemplate, data: unknown, site: MailSite): MailContent {
  return TEMPLATES[name](data, site);
}
