import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { listingId } from "@/lib/schemas/primitives";
import { listingMark } from "@/lib/schemas/votes";
import { requireUser } from "@/lib/services/account/require-user";
import { isOwnOf } from "./votable";

const t = schema.listings;
const v = schema.votes;
/** More than any page shows. */
const LISTINGS_MAX = 300;

/** What is the caller's own about listings that a page shows. Those without anything are left out. */
export const listMyMarks = definePageOperation({
  name: "list_my_marks",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_ids: z.array(listingId).max(LISTINGS_MAX) }),
  output: z.object({ items: z.array(listingMark) }),
  async run({ ctx, input }) {
    const userId = requireUser(ctx);
    const rows = await ctx.db
      .select({ listing_id: t.id, vote: v.state, is_own: isOwnOf(userId) })
      .from(t)
      .leftJoin(v, and(eq(v.listingId, t.id), eq(v.userId, userId)))
      .where(and(inArray(t.id, input.listing_ids), eq(t.siteId, ctx.site.id)));
    return { items: rows.filter(({ vote, is_own }) => vote !== null || is_own) };
  },
});
