import { and, desc, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import { defineOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { postSummary } from "@/lib/schemas/blog";
import { comesOutSoon, isPublished, postColumns, presentPost } from "./published";

const t = schema.blogPosts;
const QUERY_MAX = 200;

/** The site's published posts, newest first. */
export const listBlogPosts = defineOperation({
  name: "list_blog_posts",
  method: "GET",
  path: "/blog",
  access: "public",
  toolset: "read",
  title: "List blog posts",
  summary: "This site's own posts, newest first; with `q` those that hold all its words. Next: get_blog_post.",
  input: z.strictObject({ q: z.string().trim().max(QUERY_MAX).optional().describe("Words to look for"), ...pageQuery }),
  output: pageOf(postSummary),
  example: { q: "quotes", per_page: 5 },
  nextSteps: ({ items: [first] }) => (first ? [`get_blog_post {"slug": "${first.slug}"}`] : []),
  cacheTags: ({ siteId }) => [tags.blog(siteId)],
  changesSoon: comesOutSoon,
  async run({ ctx, input }) {
    const holdsWords = sql`${t.search} @@ websearch_to_tsquery('folded_english', ${input.q})`;
    const where = and(isPublished(ctx), input.q ? holdsWords : undefined);
    const { limit, offset } = limitOffset(input);
    const [rows, total] = await Promise.all([
      ctx.db
        .select(postColumns)
        .from(t)
        .where(where)
        .orderBy(desc(t.publishedAt), desc(t.id))
        .limit(limit)
        .offset(offset),
      ctx.db.$count(t, where),
    ]);
    return toPage(
      rows.map((row) => presentPost(row, ctx.site.baseUrl)),
      total,
      input,
    );
  },
});
