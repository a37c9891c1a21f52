import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { manageToken, readFollowToken } from "./follow-links";
import { endFollow } from "./followers";
import { deadLink, mailedLink } from "./mailed-link";

/** Ends the follow that a mail was about: by its link's page, or by the mail program's one click (RFC 8058). Repeatable. */
export const stopByLink = definePageOperation({
  name: "stop_by_link",
  access: "public",
  readOnly: false,
  isSecret: true,
  input: z.strictObject({ link: mailedLink }),
  output: z.object({ key: z.string() }),
  async run({ ctx, input }) {
    const ref = await readFollowToken("stop", input.link);
    if (!ref) throw deadLink();
    await endFollow(ctx.db, ref);
    return { key: await manageToken(ref.followerId) };
  },
});
