import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { findMailSettings, pausedAddress, pauseOf } from "./mail-addresses";
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
    paused: pausedAddress,
  }),
  async run({ ctx }) {
    const email = ownAddress(ctx);
    const settings = await findMailSettings(ctx.db, email);
    const { wantsNews: wants_news, wantsFollowers: wants_followers } = settings;
    return { email, wants_news, wants_followers, paused: pauseOf(settings) };
  },
});
