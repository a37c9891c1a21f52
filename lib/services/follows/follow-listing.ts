import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId } from "@/lib/schemas/primitives";
import { ownAddress } from "../addresses/own-address";
import { follow, keepFollower, requireFollowable } from "./followers";
import { tellOfFollower } from "./tell-of-follower";

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
      const email = ownAddress(ctx);
      const followerId = await keepFollower(tx, email, ctx.now);
      const isNew = await follow(tx, { followerId, listingId: id }, ctx.now);
      if (isNew) await tellOfFollower(tx, ctx, id, email);
    });
    return { follows: true };
  },
});
