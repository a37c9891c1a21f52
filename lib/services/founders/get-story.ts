import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { founderStory } from "@/lib/schemas/people/founder-story";
import { slug } from "@/lib/schemas/primitives";
import { presentSummary, summaryColumns } from "../listings/present";
import { isTold, presentHead, sectionsOf, storyColumns } from "./stories";

const t = schema.listings;
const s = schema.stories;
const p = schema.founderProfiles;

/** A published story of a live listing, by the listing's slug. */
export const getStory = definePageOperation({
  name: "get_story",
  access: "public",
  readOnly: true,
  input: z.strictObject({ slug }),
  output: founderStory,
  cacheTags: ({ siteId, output }) => [tags.founders(siteId), tags.listing(output.listing.id)],
  async run({ ctx, input }) {
    const [row] = await ctx.db
      .select({ ...storyColumns, sections: s.sections, updatedAt: s.updatedAt, listing: summaryColumns })
      .from(s)
      .innerJoin(t, eq(t.id, s.listingId))
      .leftJoin(p, eq(p.userId, s.userId))
      .where(and(isTold(ctx.site.id), eq(t.slug, input.slug)));
    if (!row) throw notFound("story");
    return {
      ...presentHead(row, ctx.site.baseUrl),
      listing: presentSummary(row.listing, ctx),
      sections: sectionsOf(row.sections),
      updated_at: row.updatedAt.toISOString(),
    };
  },
});
