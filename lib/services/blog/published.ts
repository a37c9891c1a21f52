import { and, eq, lte } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { PostSummary } from "@/lib/schemas/blog";

const t = schema.blogPosts;

/** Posts of the site that are out: those to come and drafts stay unseen. */
export const isPublished = ({ site, now }: Pick<Ctx, "site" | "now">) =>
  and(eq(t.siteId, site.id), lte(t.publishedAt, now));

/** Columns of a list row. */
export const postColumns = {
  slug: t.slug,
  title: t.title,
  summary: t.summary,
  coverUrl: t.coverUrl,
  author: t.author,
  tags: t.tags,
  publishedAt: t.publishedAt,
  updatedAt: t.updatedAt,
};
type PostRow = Pick<typeof t.$inferSelect, keyof typeof postColumns>;

/** A published post as lists show it. */
export function presentPost(row: PostRow, baseUrl: string): PostSummary {
  const { slug, title, summary, author, tags } = row;
  return {
    slug,
    title,
    summary,
    cover_url: row.coverUrl && baseUrl + row.coverUrl,
    author,
    tags,
    published_at: (row.publishedAt ?? row.updatedAt).toISOString(),
    page_url: `${baseUrl}/blog/${slug}`,
  };
}
