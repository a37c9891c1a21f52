import { z } from "zod";
import { define, ownerFooter, type Render, text } from "./define";

const claimFooter = "You received this because you claimed this listing.";
const decided = z.object({ name: text, reason: text, claim_url: z.url() });

/** Mails about claims of listings. */
export const CLAIM_MAILS = {
  claim_code: define(z.object({ code: text, domain: text }), ({ code, domain }, site) => ({
    subject: `${code} is your code to claim a listing on ${site.name}`,
    paragraphs: [
      `Enter this code where you claim the listing of ${domain}. It shows that you read mail at ${domain}, and works once, for 10 minutes.`,
    ],
    code,
    footer: `You received this because someone who claims the listing of ${domain} on ${site.name} entered your address. If it was not you, do not pass the code on.`,
  })),
  claim_disputed: define(
    z.object({ name: text, domain: text, manage_url: z.url() }),
    ({ name, domain, manage_url }, site) => ({
      subject: `Somebody else claims ${name}`,
      paragraphs: [
        `Another account has shown that it controls ${domain} and claims your listing ${name} on ${site.name}.`,
        "Nothing has changed: the listing stays yours while the site's team decides. You will get an email if it is handed over.",
      ],
      button: { label: "Open the listing", url: manage_url },
      footer: ownerFooter,
    }),
  ),
  claim_transferred: define(z.object({ name: text, domain: text }), ({ name, domain }, site) => ({
    subject: `${name} has a new owner`,
    paragraphs: [
      `Another account claimed ${name} on ${site.name} and showed that it controls ${domain}. The site's team gave it the listing, and others of the same company and domain that you had.`,
      "You can no longer edit them; a draft of yours no longer changes them.",
    ],
    footer: "You received this because you owned this listing.",
  })),
  claim_verified: define(decided, ({ name, reason, claim_url }, site) => ({
    subject: `${name} is yours on ${site.name}`,
    paragraphs: [`The site's team gave you the listing ${name}, which you had claimed.`, `Their reason: ${reason}`],
    button: { label: "See the claim", url: claim_url },
    footer: claimFooter,
  })),
  claim_rejected: define(decided, ({ name, reason, claim_url }, site) => ({
    subject: `${name} stays with its owner on ${site.name}`,
    paragraphs: [
      `The site's team looked at your claim of ${name} and left the listing with its owner.`,
      `Their reason: ${reason}`,
    ],
    button: { label: "See the claim", url: claim_url },
    footer: claimFooter,
  })),
} satisfies Record<string, Render>;
