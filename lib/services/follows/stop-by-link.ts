import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { manageToken, readFollowToken } from "./follow-links";
import { addressOf, endFollow } from "./followers";
import { deadLink, mailedLink } from "./mailed-link";

/** Ends the follow that a mail was about: by its link's page, or by the mail program's one click (RFC 8058). Repeatable. */
export const stopByLink = definePageOperation({
  name: "stop_by_link",
  access: "public",
  readOnly: false,
  isSecret: true,
  input: z.strictObject({ link: mailedLink }),
  output: z.object({
    key: z.string(),
    /** False once the address follows nothing: its account may be another's by now, with its follows. */
    is_known: z.boolean(),
  }),
  async run({ ctx, input }) {
    const ref = await readFollowToken("stop", input.link);
    if (!ref) throw deadLink();
    await endFollow(ctx.db, ref);
    const is_known = (await addressOf(ctx.db, ref.followerId)) !== null;
    return { key: await manageToken(ref.followerId), is_known };
  },
});
