import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { countedId } from "@/lib/schemas/primitives";
import { readManageToken } from "./follow-links";
import { deadLink, mailedLink } from "./mailed-link";

const l = schema.listings;
const f = schema.follows;

/** Ends one follow of an address, or without `listing_id` all on this site and every question that waits there. Repeatable. */
export const stopFollowsByLink = definePageOperation({
  name: "stop_follows_by_link",
  access: "public",
  readOnly: false,
  isSecret: true,
  input: z.strictObject({ key: mailedLink, listing_id: countedId("The listing").optional() }),
  output: z.object({ stopped: z.number().int() }),
  async run({ ctx, input }) {
    const followerId = await readManageToken(input.key);
    if (!followerId) throw deadLink();
    const ofSite = ctx.db.select({ id: l.id }).from(l).where(eq(l.siteId, ctx.site.id));
    const which = input.listing_id === undefined ? inArray(f.listingId, ofSite) : eq(f.listingId, input.listing_id);
    const stopped = await ctx.db
      .delete(f)
      .where(and(eq(f.followerId, followerId), which))
      .returning({ id: f.listingId });
    return { stopped: stopped.length };
  },
});
