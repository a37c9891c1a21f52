import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { readFollowerMailsToken } from "./follower-mails-link";
import { keepMailChoices } from "./mail-addresses";

const LENGTH_MAX = 100;
const u = schema.users;

/** Ends the mails of new followers for the account that a mailed link is about: by the mail program's one click (RFC 8058). Repeatable. */
export const stopFollowerMails = definePageOperation({
  name: "stop_follower_mails",
  access: "public",
  readOnly: false,
  isSecret: true,
  input: z.strictObject({ link: z.string().max(LENGTH_MAX) }),
  output: z.object({ stopped: z.literal(true) }),
  async run({ ctx, input }) {
    const userId = await readFollowerMailsToken(input.link);
    const [user] = userId ? await ctx.db.select({ email: u.email }).from(u).where(eq(u.id, userId)) : [];
    if (!user)
      throw new AppError("not_found", "This link does not work, or no longer.", "Choose your emails after signing in.");
    await keepMailChoices(ctx.db, user.email.toLowerCase(), { wantsFollowers: false });
    return { stopped: true as const };
  },
});
