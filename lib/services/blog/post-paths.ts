import { desc } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { isPublished } from "./published";

const t = schema.blogPosts;
/** With founders and their stories no more than a sitemap holds: 50,000 (sitemaps.org). */
const PATHS_MAX = 16_000;

/** Pages of the site's published posts. */
export async function listPostPaths(ctx: Pick<Ctx, "db" | "site" | "now">): Promise<string[]> {
  const newest = ctx.db.select({ slug: t.slug }).from(t).where(isPublished(ctx)).orderBy(desc(t.publishedAt));
  return (await newest.limit(PATHS_MAX)).map(({ slug }) => `/blog/${slug}`);
}
