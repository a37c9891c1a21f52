import { z } from "zod";
import { define, type Render, text } from "./define";

const footer = "You received this because the access was to your account.";

/** Mails about what may use an account beside its person. */
export const ACCESS_MAILS = {
  api_key_revoked: define(z.object({ name: text, reason: text, keys_url: z.url() }), (data, site) => ({
    subject: `Your API key ${data.name} no longer works on ${site.name}`,
    paragraphs: [
      `The site's team revoked your API key ${data.name}. Calls with it are answered 401 from now on.`,
      `Their reason: ${data.reason}`,
    ],
    button: { label: "See your API keys", url: data.keys_url },
    footer,
  })),
  app_disconnected: define(z.object({ name: text, reason: text, apps_url: z.url() }), (data, site) => ({
    subject: `${data.name} was disconnected from your account on ${site.name}`,
    paragraphs: [
      `The site's team ended the access of the app ${data.name} to your account. You can connect it again.`,
      `Their reason: ${data.reason}`,
    ],
    button: { label: "See your connected apps", url: data.apps_url },
    footer,
  })),
  accounts_merged: define(z.object({ gone: text, kept: text, reason: text, sign_in_url: z.url() }), (data, site) => ({
    subject: `Your accounts on ${site.name} are one now`,
    paragraphs: [
      `The site's team merged the account of ${data.gone} into that of ${data.kept}, which has everything of both. From now on, sign in as ${data.kept}.`,
      `API keys and connected apps of ${data.gone} no longer work. Browsers that were signed in there are signed out.`,
      `Their reason: ${data.reason}`,
    ],
    button: { label: "Sign in", url: data.sign_in_url },
    footer: "You received this because the accounts were yours. If they were not, reply to this mail.",
  })),
} satisfies Record<string, Render>;
