import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { post } from "@/lib/schemas/blog";
import { countedId, instant } from "@/lib/schemas/primitives";
import { presentWholePost, wholePostColumns } from "@/lib/services/blog/published";

const t = schema.blogPosts;

/** A post of this site as its page will show it, published or not. Throws `not_found`. */
export const getPostPreview = definePageOperation({
  name: "get_post_preview",
  access: "admin",
  readOnly: true,
  input: z.strictObject({ post_id: countedId("Of the posts") }),
  /** `seen_from` is null while no time is set; `published_at` is then that of the last change. */
  output: z.object({ post, seen_from: instant.nullable() }),
  async run({ ctx, input }) {
    const [row] = await ctx.db
      .select(wholePostColumns)
      .from(t)
      .where(and(eq(t.id, input.post_id), eq(t.siteId, ctx.site.id)));
    if (!row) throw notFound("post");
    return { post: presentWholePost(row, ctx.site.baseUrl), seen_from: row.publishedAt?.toISOString() ?? null };
  },
});
