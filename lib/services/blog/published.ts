import { and, eq, gt, lte } from "drizzle-orm";
import { schema } from "@/db/client";
import { ANSWERS_KEPT_MS } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import type { Post, PostSummary } from "@/lib/schemas/blog";
import { bodyHtml } from "./body-html";

const t = schema.blogPosts;

/** Posts of the site that are out: those to come and drafts stay unseen. */
export const isPublished = ({ site, now }: Pick<Ctx, "site" | "now">) =>
  and(eq(t.siteId, site.id), lte(t.publishedAt, now));

/** Whether a post of the site comes out while an answer of before would still be kept. */
export async function comesOutSoon({ db, site, now }: Ctx): Promise<boolean> {
  const soon = new Date(now.getTime() + ANSWERS_KEPT_MS);
  const comes = and(eq(t.siteId, site.id), gt(t.publishedAt, now), lte(t.publishedAt, soon));
  return (await db.select({ id: t.id }).from(t).where(comes).limit(1)).length > 0;
}

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

/** Columns of a whole post. */
export const wholePostColumns = { ...postColumns, bodyMarkdown: t.bodyMarkdown };

/** A post as its page shows it, with its text as Markdown and as HTML. */
export function presentWholePost(row: PostRow & { bodyMarkdown: string }, baseUrl: string): Post {
  return {
    ...presentPost(row, baseUrl),
    body_markdown: row.bodyMarkdown,
    body_html: bodyHtml(row.bodyMarkdown),
    updated_at: row.updatedAt.toISOString(),
  };
}
