import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import { definePageOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { storySummary } from "@/lib/schemas/people/founder-story";
import { isTold, presentHead, storyColumns } from "./stories";

const t = schema.listings;
const s = schema.stories;
const p = schema.founderProfiles;

/** Published stories of live listings, newest first. */
export const listStories = definePageOperation({
  name: "list_stories",
  access: "public",
  readOnly: true,
  input: z.strictObject(pageQuery),
  output: pageOf(storySummary),
  cacheTags: ({ siteId }) => [tags.founders(siteId), tags.listings(siteId)],
  async run({ ctx, input }) {
    const { limit, offset } = limitOffset(input);
    const told = isTold(ctx.site.id);
    const [rows, total] = await Promise.all([
      ctx.db
        .select(storyColumns)
        .from(s)
        .innerJoin(t, eq(t.id, s.listingId))
        .leftJoin(p, eq(p.userId, s.userId))
        .where(told)
        .orderBy(desc(s.publishedAt), desc(s.listingId))
        .limit(limit)
        .offset(offset),
      ctx.db.$count(
        ctx.db.select({ id: s.listingId }).from(s).innerJoin(t, eq(t.id, s.listingId)).where(told).as("told"),
      ),
    ]);
    return toPage(
      rows.map((row) => presentHead(row, ctx.site.baseUrl)),
      total,
      input,
    );
  },
});
