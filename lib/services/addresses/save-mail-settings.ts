import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { keepMailChoices } from "./mail-addresses";
import { ownAddress } from "./own-address";

/** Chooses which optional mails whoever is signed in gets. Repeatable. */
export const saveMailSettings = definePageOperation({
  name: "save_mail_settings",
  access: "session",
  readOnly: false,
  input: z.strictObject({ wants_news: z.boolean(), wants_followers: z.boolean() }),
  output: z.object({ saved: z.literal(true) }),
  async run({ ctx, input }) {
    const chosen = { wantsNews: input.wants_news, wantsFollowers: input.wants_followers };
    await keepMailChoices(ctx.db, ownAddress(ctx), chosen);
    return { saved: true as const };
  },
});
