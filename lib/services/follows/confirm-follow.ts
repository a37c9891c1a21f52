import { and, eq, gte, isNotNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { resumeAddress } from "../addresses/mail-addresses";
import { manageToken, readFollowToken } from "./follow-links";
import { addressOf, unansweredBefore } from "./followers";
import { deadLink, mailedLink } from "./mailed-link";
import { tellOfFollower } from "./tell-of-follower";

const f = schema.follows;

/** Says yes to a mailed question; from then on the follow counts. Repeatable. */
export const confirmFollow = definePageOperation({
  name: "confirm_follow",
  access: "public",
  readOnly: false,
  isSecret: true,
  input: z.strictObject({ link: mailedLink }),
  output: z.object({ key: z.string() }),
  async run({ ctx, input }) {
    const ref = await readFollowToken("confirm", input.link);
    if (!ref) throw deadLink();
    const isOpen = or(isNotNull(f.confirmedAt), gte(f.askedAt, unansweredBefore(ctx.now)));
    await ctx.db.transaction(async (tx) => {
      const [confirmed] = await tx
        .update(f)
        .set({ confirmedAt: sql`coalesce(${f.confirmedAt}, ${ctx.now.toISOString()}::timestamptz)` })
        .where(and(eq(f.followerId, ref.followerId), eq(f.listingId, ref.listingId), isOpen))
        .returning({ at: f.confirmedAt });
      if (!confirmed) throw deadLink();
      const email = await addressOf(tx, ref.followerId);
      if (!email) throw deadLink();
      await resumeAddress(tx, email); // whoever has the link read a mail
      if (confirmed.at?.getTime() === ctx.now.getTime()) await tellOfFollower(tx, ctx, ref.listingId, email);
    });
    return { key: await manageToken(ref.followerId) };
  },
});
