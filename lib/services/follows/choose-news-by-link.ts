import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { keepMailChoices } from "../addresses/mail-addresses";
import { readManageToken } from "./follow-links";
import { addressOf } from "./followers";
import { deadLink, mailedLink } from "./mailed-link";

/** Chooses whether an address gets news of what it follows by mail; its follows stay. Repeatable. */
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
    await keepMailChoices(ctx.db, email, { wantsNews: wants_news });
    return { wants_news };
  },
});
