import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { keepMailChoices, resumeAddress } from "../addresses/mail-addresses";
import { readManageToken } from "./follow-links";
import { addressOf } from "./followers";
import { deadLink, mailedLink } from "./mailed-link";

/** Chooses whether an address gets news of what it follows by mail; its follows stay. Whoever wants them takes mail: a paused address gets mails again. Repeatable. */
export const chooseNewsByLink = definePageOperation({
  name: "choose_news_by_link",
  access: "public",
  readOnly: false,
  isSecret: true,
  input: z.strictObject({ key: mailedLink, wants_news: z.boolean() }),
  output: z.object({ wants_news: z.boolean() }),
  async run({ ctx, input: { key, wants_news } }) {
    const followerId = await readManageToken(key);
    const email = followerId && (await addressOf(ctx.db, followerId));
    if (!email) throw deadLink();
    await ctx.db.transaction(async (tx) => {
      await keepMailChoices(tx, email, { wantsNews: wants_news });
      if (wants_news) await resumeAddress(tx, email);
    });
    return { wants_news };
  },
});
