import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { countedId } from "@/lib/schemas/primitives";
import { ownAddress } from "../addresses/own-address";

const p = schema.followers;
const f = schema.follows;

/** Whether whoever is signed in follows a listing: its page alone asks. */
export const getMyFollow = definePageOperation({
  name: "get_my_follow",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: countedId("The listing") }),
  output: z.object({ follows: z.boolean() }),
  async run({ ctx, input }) {
    const own = and(eq(p.id, f.followerId), eq(p.email, ownAddress(ctx)));
    const [row] = await ctx.db
      .select({ id: f.listingId })
      .from(f)
      .innerJoin(p, own)
      .where(and(eq(f.listingId, input.listing_id), isNotNull(f.confirmedAt)));
    return { follows: row !== undefined };
  },
});
