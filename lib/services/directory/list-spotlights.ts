import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import { definePageOperation } from "@/lib/core/operation";
import { weekOf } from "@/lib/core/week";
import { listingSummary } from "@/lib/schemas/listing";
import { slug } from "@/lib/schemas/primitives";
import { isLive } from "@/lib/services/listings/live";
import { presentSummary, summaryColumns } from "@/lib/services/listings/present";

const t = schema.listings;
const s = schema.spotlightPlaces;

/** Live listings with a paid place of this week on a category's page, who paid first first. They stand apart from its own order. */
export const listSpotlights = definePageOperation({
  name: "list_spotlights",
  access: "public",
  readOnly: true,
  input: z.strictObject({ category: slug }),
  output: z.object({ items: z.array(listingSummary) }),
  cacheTags: ({ siteId, input, output }) => [
    tags.category(siteId, input.category),
    ...output.items.map(({ id }) => tags.listing(id)),
  ],
  async run({ ctx, input: { category } }) {
    const isOfWeek = and(eq(s.siteId, ctx.site.id), eq(s.categorySlug, category), eq(s.week, weekOf(ctx.now)));
    const rows = await ctx.db
      .select(summaryColumns)
      .from(s)
      .innerJoin(t, eq(t.id, s.listingId))
      .where(and(isOfWeek, isLive))
      .orderBy(asc(s.paidAt), asc(t.id));
    return { items: rows.map((row) => presentSummary(row, ctx)) };
  },
});
