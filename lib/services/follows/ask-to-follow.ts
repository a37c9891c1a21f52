import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { readAddress } from "@/lib/core/text/mail-address";
import { countedId } from "@/lib/schemas/primitives";
import { stage } from "../events/stage";
import { countMail } from "./count-mails";
import { askAnew, keepFollower, requireFollowable } from "./followers";

/** As long as the longest address that may be meant, and what people paste around it. */
const TYPED_MAX = 400;

/**
 * Mails an address the question whether to follow a listing. The answer is the same whether or not it follows, has an account or
 * exists; who reads its mail learns it there.
 */
export const askToFollow = definePageOperation({
  name: "ask_to_follow",
  access: "public",
  readOnly: false,
  input: z.strictObject({ listing_id: countedId("The listing"), email: z.string().max(TYPED_MAX) }),
  output: z.object({ email: z.string() }),
  async run({ ctx, input }) {
    const email = readAddress(input.email);
    const listing = await requireFollowable(ctx, input.listing_id);
    await countMail(ctx, email);
    await ctx.db.transaction(async (tx) => {
      const followerId = await keepFollower(tx, email, ctx.now);
      const follows = await askAnew(tx, { followerId, listingId: listing.id }, ctx.now);
      await stage(tx, {
        name: "mail.requested",
        key: `follow:${followerId}:${listing.id}:${ctx.now.getTime()}`,
        data: {
          to: email,
          template: follows ? "follow_known" : "follow_confirm",
          data: { name: listing.name },
          site_id: ctx.site.id,
          follow: { follower_id: followerId, listing_id: listing.id },
        },
      });
    });
    return { email };
  },
});
