import { and, asc, eq, or, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import { userIdOf } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { founderCard } from "@/lib/schemas/people/founder-profile";
import { presentFounderCard } from "../account/present";
import { isLive } from "../listings/live";
import { isRunBy } from "../listings/people/run-by";

const t = schema.listings;
const p = schema.founderProfiles;
const c = schema.cofounders;

/**
 * Who runs a listing, by their own founder profiles: its owner, then its co-founders in the order they joined. Without those whose
 * profile is not complete; and before the listing is live to nobody but them.
 */
export const listListingFounders = definePageOperation({
  name: "list_listing_founders",
  access: "public",
  readOnly: true,
  input: z.strictObject({ listing_id: z.number().int() }),
  output: z.array(founderCard),
  cacheTags: ({ input }) => [tags.listing(input.listing_id)],
  async run({ ctx, input }) {
    const rows = await ctx.db
      .select({ profile: p })
      .from(t)
      .innerJoin(p, isRunBy(p.userId))
      .leftJoin(c, and(eq(c.companyId, t.companyId), eq(c.userId, p.userId)))
      .where(
        and(
          eq(t.id, input.listing_id),
          eq(t.siteId, ctx.site.id),
          or(isLive, isRunBy(userIdOf(ctx.actor) ?? "")),
          p.isComplete,
        ),
      )
      .orderBy(sql`${p.userId} = ${t.ownerId} desc nulls last`, asc(c.joinedAt), asc(p.userId));
    return rows.flatMap(({ profile }) => presentFounderCard(profile, ctx.site.baseUrl) ?? []);
  },
});
