import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { instant } from "@/lib/schemas/primitives";
import { findMailSettings } from "./mail-addresses";
import { ownAddress } from "./own-address";

/** Which optional mails whoever is signed in gets, and whether their address is paused. */
export const getMailSettings = definePageOperation({
  name: "get_mail_settings",
  access: "session",
  readOnly: true,
  input: z.strictObject({}),
  output: z.object({
    email: z.string(),
    wants_news: z.boolean(),
    wants_followers: z.boolean(),
    paused: z.object({ at: instant, reason: z.string() }).nullable(),
  }),
  async run({ ctx }) {
    const email = ownAddress(ctx);
    const { wantsNews, wantsFollowers, pausedAt, pauseReason } = await findMailSettings(ctx.db, email);
    const paused = pausedAt && { at: pausedAt.toISOString(), reason: pauseReason ?? "" };
    return { email, wants_news: wantsNews, wants_followers: wantsFollowers, paused };
  },
});
