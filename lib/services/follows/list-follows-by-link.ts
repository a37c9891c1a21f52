import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { pageQuery } from "@/lib/core/pagination";
import { findMailSettings, pausedAddress, pauseOf } from "../addresses/mail-addresses";
import { readManageToken } from "./follow-links";
import { followedPage, readFollowed } from "./followed-page";
import { deadLink, mailedLink } from "./mailed-link";

const p = schema.followers;

/** What an address follows on this site, for whoever has the link from one of its mails. */
export const listFollowsByLink = definePageOperation({
  name: "list_follows_by_link",
  access: "public",
  readOnly: true,
  isSecret: true,
  input: z.strictObject({ key: mailedLink, ...pageQuery }),
  output: followedPage.extend({ email: z.string(), wants_news: z.boolean(), paused: pausedAddress }),
  async run({ ctx, input: { key, ...page } }) {
    const followerId = await readManageToken(key);
    const [follower] = followerId ? await ctx.db.select({ email: p.email }).from(p).where(eq(p.id, followerId)) : [];
    if (!followerId || !follower) throw deadLink();
    const [followed, settings] = await Promise.all([
      readFollowed(ctx, { followerId }, page),
      findMailSettings(ctx.db, follower.email),
    ]);
    return { ...followed, email: follower.email, wants_news: settings.wantsNews, paused: pauseOf(settings) };
  },
});
