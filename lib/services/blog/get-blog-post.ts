import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import { notFound } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { post } from "@/lib/schemas/blog";
import { slug } from "@/lib/schemas/primitives";
import { comesOutSoon, isPublished, presentWholePost, wholePostColumns } from "./published";

const t = schema.blogPosts;

/** One published post, as Markdown and as HTML. */
export const getBlogPost = defineOperation({
  name: "get_blog_post",
  method: "GET",
  path: "/blog/{slug}",
  access: "public",
  toolset: "read",
  title: "Get a blog post",
  summary: "One post of this site's blog with its whole text, as Markdown and as HTML.",
  input: z.strictObject({ slug: slug.describe("From list_blog_posts, such as why-every-fact-has-a-quote") }),
  output: post,
  example: { slug: "why-every-fact-has-a-quote" },
  cacheTags: ({ siteId }) => [tags.blog(siteId)],
  changesSoon: comesOutSoon,
  async run({ ctx, input }) {
    const [row] = await ctx.db
      .select(wholePostColumns)
      .from(t)
      .where(and(isPublished(ctx), eq(t.slug, input.slug)));
    if (!row) throw notFound("post");
    return presentWholePost(row, ctx.site.baseUrl);
  },
});
