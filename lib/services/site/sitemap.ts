import { and, asc, eq, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { isLive } from "../listings/live";

const t = schema.listings;

/** Addresses per file; the protocol allows 50,000 (sitemaps.org). */
export const SITEMAP_PAGE = 10_000;

const liveOn = (siteId: number) => and(eq(t.siteId, siteId), isLive);

/** How many files the site's live listings fill; at least one. */
export async function countSitemapPages(ctx: Pick<Ctx, "db" | "site">): Promise<number> {
  const [row] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(t).where(liveOn(ctx.site.id));
  return Math.max(1, Math.ceil((row?.count ?? 0) / SITEMAP_PAGE));
}

/** Slugs of one file, from 1, with the day each listing last changed. */
export async function listSitemapPage(ctx: Pick<Ctx, "db" | "site">, page: number) {
  return ctx.db
    .select({ slug: t.slug, updatedAt: t.updatedAt })
    .from(t)
    .where(liveOn(ctx.site.id))
    .orderBy(asc(t.id))
    .limit(SITEMAP_PAGE)
    .offset((page - 1) * SITEMAP_PAGE);
}
