import { and, eq, or } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import { userIdOf } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { founderCard } from "@/lib/schemas/people/founder-profile";
import { presentFounderCard } from "../account/present";
import { isLive } from "../listings/live";

const t = schema.listings;
const p = schema.founderProfiles;

/**
 * Who runs a listing, by the founder profile of its owner. Null while that is not complete, while nobody owns the listing, and
 * to all but the owner before the listing is live.
 */
export const getListingFounder = definePageOperation({
  name: "get_listing_founder",
  access: "public",
  readOnly: true,
  input: z.strictObject({ listing_id: z.number().int() }),
  output: founderCard.nullable(),
  cacheTags: ({ input }) => [tags.listing(input.listing_id)],
  async run({ ctx, input }) {
    const isOwn = eq(t.ownerId, userIdOf(ctx.actor) ?? "");
    const [row] = await ctx.db
      .select({ profile: p })
      .from(t)
      .innerJoin(p, eq(p.userId, t.ownerId))
      .where(and(eq(t.id, input.listing_id), eq(t.siteId, ctx.site.id), or(isLive, isOwn)));
    return presentFounderCard(row?.profile ?? null, ctx.site.baseUrl);
  },
});
