import { z } from "zod";
import { define, ownerFooter, type Render, text } from "./define";

/** Mails about following, and of what is followed. */
export const FOLLOW_MAILS = {
  follow_confirm: define(
    z.object({ name: text, confirm_url: z.url(), manage_url: z.url() }),
    ({ name, confirm_url, manage_url }, site) => ({
      subject: `Confirm that you want to follow ${name}`,
      paragraphs: [
        `Use the link below to follow ${name} on ${site.name}. It works for seven days.`,
        `Then you get its news by email, at most one mail a day, and ${name} stands on your list of followed products. You can stop at any time.`,
      ],
      button: { label: `Follow ${name}`, url: confirm_url },
      footer:
        "You received this because someone entered your address to follow a product. If it was not you, ignore it: without your answer nothing is followed.",
      links: [{ label: "What this address follows", url: manage_url }],
    }),
  ),
  follow_known: define(
    z.object({ name: text, manage_url: z.url(), stop_url: z.url() }),
    ({ name, manage_url, stop_url }, site) => ({
      subject: `You already follow ${name}`,
      paragraphs: [`This address follows ${name} on ${site.name}, so there is nothing to confirm.`],
      button: { label: "See what you follow", url: manage_url },
      footer: "You received this because someone entered your address to follow a product.",
      links: [{ label: `Stop following ${name}`, url: stop_url }],
    }),
  ),
  new_follower: define(
    z.object({ name: text, followers: z.number().int(), updates_url: z.url(), settings_url: z.url() }),
    ({ name, followers, updates_url, settings_url }) => ({
      subject: `${name} has a new follower`,
      paragraphs: [
        `Somebody began to follow ${name} today. ${followers === 1 ? "It has one follower" : `It has ${followers} followers`} now.`,
        "Post an update, and they get it by email. You get at most one such mail a day about a listing.",
      ],
      button: { label: "Post an update", url: updates_url },
      footer: ownerFooter,
      links: [{ label: "Choose which emails you get", url: settings_url }],
    }),
  ),
  product_news: define(
    z.object({
      name: text,
      title: text,
      body: text,
      page_url: z.url(),
      stop_url: z.url(),
      manage_url: z.url(),
    }),
    ({ name, title, body, page_url, stop_url, manage_url }, site) => ({
      subject: `${name}: ${title}`,
      paragraphs: [`News from the people behind ${name}:`],
      heading: title,
      quoted: body,
      button: { label: `See ${name}`, url: page_url },
      footer: `You received this because you follow ${name} on ${site.name}.`,
      links: [
        { label: `Stop following ${name}`, url: stop_url },
        { label: "Choose which emails you get", url: manage_url },
      ],
    }),
  ),
} satisfies Record<string, Render>;
