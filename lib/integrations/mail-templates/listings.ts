import { z } from "zod";
import { define, ownerFooter, type Render, text } from "./define";

const withReason = z.object({ name: text, reason: text, manage_url: z.url() });
const NOTHING_LOST = "Votes, followers and everything you wrote are kept. You can still edit the profile.";

/** Mails about what the site's team decides about a listing. */
export const LISTING_MAILS = {
  listing_paused: define(withReason, ({ name, reason, manage_url }, site) => ({
    subject: `${name} is paused on ${site.name}`,
    paragraphs: [
      `The team of ${site.name} took the page of ${name} off the site for now. The reason:`,
      reason,
      NOTHING_LOST,
    ],
    button: { label: "Open the listing", url: manage_url },
    footer: ownerFooter,
  })),
  listing_rejected: define(withReason, ({ name, reason, manage_url }, site) => ({
    subject: `${name} was rejected on ${site.name}`,
    paragraphs: [`The team of ${site.name} took the page of ${name} off the site. The reason:`, reason, NOTHING_LOST],
    button: { label: "Open the listing", url: manage_url },
    footer: ownerFooter,
  })),
  listing_turned_down: define(withReason, ({ name, reason, manage_url }, site) => ({
    subject: `${name} was rejected on ${site.name}`,
    paragraphs: [
      `The team of ${site.name} will not launch ${name}. The reason:`,
      reason,
      "It has no launch week any more. What you paid for it and has not begun goes back to you. Everything you wrote is kept.",
    ],
    button: { label: "Open the listing", url: manage_url },
    footer: ownerFooter,
  })),
  listing_reopened: define(z.object({ name: text, manage_url: z.url() }), ({ name, manage_url }, site) => ({
    subject: `${name} can be launched on ${site.name} again`,
    paragraphs: [
      `The team of ${site.name} took its decision about ${name} back. It is saved as before; its launch is yours to choose.`,
    ],
    button: { label: "Open the listing", url: manage_url },
    footer: ownerFooter,
  })),
  launch_rescheduled: define(
    z.object({ name: text, from: text, to: text, days: text, reason: text, manage_url: z.url() }),
    ({ name, from, to, days, reason, manage_url }, site) => ({
      subject: `${name} launches in week ${to} now`,
      paragraphs: [
        `The team of ${site.name} moved the launch of ${name} from week ${from} to week ${to} (${days}). The reason:`,
        reason,
      ],
      button: { label: "Open the listing", url: manage_url },
      footer: ownerFooter,
    }),
  ),
  story_unpublished: define(
    z.object({ name: text, reason: text, story_url: z.url() }),
    ({ name, reason, story_url }, site) => ({
      subject: `The story of ${name} is off ${site.name}`,
      paragraphs: [
        `The team of ${site.name} took the story of ${name} off its page. The reason:`,
        reason,
        "Its texts are kept. You can change them and publish it again.",
      ],
      button: { label: "Open the story", url: story_url },
      footer: ownerFooter,
    }),
  ),
  story_published_again: define(z.object({ name: text, story_url: z.url() }), ({ name, story_url }, site) => ({
    subject: `The story of ${name} is public again on ${site.name}`,
    paragraphs: [`The team of ${site.name} put the story of ${name} back on its page.`],
    button: { label: "Open the story", url: story_url },
    footer: ownerFooter,
  })),
  listing_overridden: define(
    z.object({ name: text, field: text, reason: text, manage_url: z.url() }),
    ({ name, field, reason, manage_url }, site) => ({
      subject: `The team of ${site.name} corrected ${name}`,
      paragraphs: [
        `The team of ${site.name} changed one field of ${name}: ${field}. The reason:`,
        reason,
        "The history of the listing shows the value before and after. You can edit it.",
      ],
      button: { label: "Open the listing", url: manage_url },
      footer: ownerFooter,
    }),
  ),
  launch_held: define(
    z.object({ name: text, week: text, next_week: text.optional(), why: text, manage_url: z.url() }),
    ({ name, week, next_week, why, manage_url }, site) => ({
      subject: `${name} did not launch in week ${week}`,
      paragraphs: [
        `${name} did not launch on ${site.name} in week ${week}.`,
        why,
        next_week
          ? `Its place in the queue is in week ${next_week} now.`
          : "It left the queue and is a saved listing again. Nothing is lost.",
      ],
      button: { label: "Open the listing", url: manage_url },
      footer: ownerFooter,
    }),
  ),
  listing_restored: define(z.object({ name: text, page_url: z.url() }), ({ name, page_url }, site) => ({
    subject: `${name} is public again on ${site.name}`,
    paragraphs: [`The page of ${name} is back on ${site.name}, with its votes, followers and launch week.`],
    button: { label: "See the page", url: page_url },
    footer: ownerFooter,
  })),
  report_decided: define(z.object({ name: text, reason: text }), ({ name, reason }, site) => ({
    subject: `What became of your report on ${name}`,
    paragraphs: [`The team of ${site.name} looked at what you reported about ${name}. What it found:`, reason],
    footer: `You received this because you reported a mistake on ${site.name}. The listing's owner does not know that it was you.`,
  })),
} satisfies Record<string, Render>;
