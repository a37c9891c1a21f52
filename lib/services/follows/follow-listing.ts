import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId } from "@/lib/schemas/primitives";
import { follow, keepFollower, requireFollowable } from "./followers";
import { ownAddress } from "./own-address";

/** Follows a live listing for the address of whoever is signed in. Repeatable. */
export const followListing = definePageOperation({
  name: "follow_listing",
  access: "session",
  readOnly: false,
  input: z.strictObject({ listing_id: countedId("The listing") }),
  output: z.object({ follows: z.boolean() }),
  async run({ ctx, input }) {
    const { id } = await requireFollowable(ctx, input.listing_id);
    await ctx.db.transaction(async (tx) => {
      const followerId = await keepFollower(tx, ownAddress(ctx), ctx.now);
      await follow(tx, { followerId, listingId: id }, ctx.now);
    });
    return { follows: true };
  },
});
