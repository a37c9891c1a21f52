import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { countedId } from "@/lib/schemas/primitives";
import { ownAddress } from "../addresses/own-address";

const p = schema.followers;
const f = schema.follows;

/** Ends a follow of whoever is signed in, also of a listing that is not public any more. Repeatable. */
export const unfollowListing = definePageOperation({
  name: "unfollow_listing",
  access: "session",
  readOnly: false,
  input: z.strictObject({ listing_id: countedId("The listing") }),
  output: z.object({ follows: z.boolean() }),
  async run({ ctx, input }) {
    const own = ctx.db
      .select({ id: p.id })
      .from(p)
      .where(eq(p.email, ownAddress(ctx)));
    await ctx.db.delete(f).where(and(eq(f.listingId, input.listing_id), inArray(f.followerId, own)));
    return { follows: false };
  },
});
