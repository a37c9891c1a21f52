import { z } from "zod";
import { define, ownerFooter, type Render, text } from "./define";

const WHY_DROPPED = {
  removed: "The owner removed you.",
  claimed: "Another account showed that it controls the product's domain and owns the listing now.",
  passed_on: "Its owner deleted their account, and the listing joined the company of its new owner.",
  draft_deleted: "It was a draft, and its owner deleted it.",
} as const;

/** Mails about who runs a product. */
export const PEOPLE_MAILS = {
  listing_passed_on: define(z.object({ name: text, manage_url: z.url() }), ({ name, manage_url }, site) => ({
    subject: `You own ${name} on ${site.name} now`,
    paragraphs: [
      `The owner of ${name} deleted their account. You are the co-founder who joined first, so the listing is yours now.`,
      "You decide about its launch and its people from now on. Invitations that the former owner had sent no longer work.",
    ],
    button: { label: "Open the listing", url: manage_url },
    footer: ownerFooter,
  })),
  cofounder_invite: define(
    z.object({ name: text, by: text, days: z.number().int(), invite_url: z.url() }),
    ({ name, by, days, invite_url }, site) => ({
      subject: `${by} invites you to ${name} on ${site.name}`,
      paragraphs: [
        `${by} invites you to join ${name} on ${site.name} as a co-founder.`,
        "You add your own founder profile and can edit the listing. The link shows what you would join before you decide.",
        `It works once, for ${days} days.`,
      ],
      button: { label: "See the invitation", url: invite_url },
      footer:
        "You received this because someone entered your address to invite you. If you do not want to join, ignore it.",
    }),
  ),
  cofounder_joined: define(
    z.object({ name: text, who: text, email: text, is_saved: z.boolean(), manage_url: z.url() }),
    ({ name, who, email, is_saved, manage_url }) => ({
      subject: `${who} joined ${name}`,
      paragraphs: [
        `${who} accepted your invitation to ${name}${who === email ? "." : `, with the address ${email}.`}`,
        is_saved
          ? "They can edit the listing now. You can remove them at any time."
          : "They can edit the listing once you have submitted the draft. You can remove them at any time.",
      ],
      button: { label: "See who runs it", url: manage_url },
      footer: ownerFooter,
    }),
  ),
  cofounder_dropped: define(
    z.object({ name: text, why: z.enum(["removed", "claimed", "passed_on", "draft_deleted"]) }),
    ({ name, why }, site) => ({
      subject: `You are no longer a co-founder of ${name}`,
      paragraphs: [
        `You no longer run ${name} on ${site.name}. ${WHY_DROPPED[why]}`,
        "Your account, your founder profile and your own listings stay as they are.",
      ],
      footer: "You received this because you were a co-founder of this product.",
    }),
  ),
} satisfies Record<string, Render>;
