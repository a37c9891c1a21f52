import { and, asc, eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Counts, Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { closestByWords } from "@/lib/core/text/closest";
import type { Category } from "@/lib/schemas/category";
import { findMovedCategory } from "@/lib/services/listings/categories/former-category";
import { listPending } from "@/lib/services/listings/categories/refilings";
import { isLive } from "@/lib/services/listings/live";

const c = schema.categories;
const l = schema.listings;

/** The site's categories in two levels, each with its count of live listings. */
export async function categoryTree(ctx: Ctx): Promise<Category[]> {
  const siteId = ctx.site.id;
  const [rows, counts, pending] = await Promise.all([
    ctx.db.select().from(c).where(eq(c.siteId, siteId)).orderBy(asc(c.position), asc(c.name)),
    countsByCategory(ctx),
    listPending(ctx.db, siteId),
  ]);
  const slugsFor = (slug: string) => [
    slug,
    ...pending.filter((one) => one.slug === slug && one.from !== slug).map(({ from }) => from),
  ];
  const node = (row: (typeof rows)[number]) => ({
    slug: row.slug,
    name: row.name,
    description: row.description,
    listings: slugsFor(row.slug).reduce((sum, slug) => sum + (counts[slug] ?? 0), 0),
  });
  return rows
    .filter((row) => row.parentId === null)
    .map((row) => ({ ...node(row), subcategories: rows.filter((sub) => sub.parentId === row.id).map(node) }));
}

/** Slugs of all categories and subcategories. */
export function slugsOf(tree: readonly Category[]): string[] {
  return tree.flatMap((one) => [one.slug, ...one.subcategories.map((sub) => sub.slug)]);
}

/** Live listings by the slugs of their categories and of those above. */
export function countsByCategory({ db, site, counts }: Pick<Ctx, "db" | "site" | "counts">): Promise<Counts> {
  return counts.through("by_category", [tags.listings(site.id)], () => countByCategory(db, site.id));
}

async function countByCategory(db: Db, siteId: number): Promise<Counts> {
  const counted = await db
    .select({ slug: sql<string>`unnest(${l.categoryPath})`.as("slug"), count: sql<number>`count(*)::int` })
    .from(l)
    .where(and(eq(l.siteId, siteId), isLive))
    .groupBy(sql`1`);
  return Object.fromEntries(counted.map(({ slug, count }) => [slug, count]));
}

/** Throws `validation_failed` with the nearest known slug when the site has no such category. */
export async function requireCategory(ctx: Pick<Ctx, "db" | "site">, slug: string): Promise<void> {
  const rows = await ctx.db.select({ slug: c.slug }).from(c).where(eq(c.siteId, ctx.site.id));
  const slugs = rows.map((row) => row.slug);
  if (slugs.includes(slug)) return;
  const near = (await findMovedCategory(ctx.db, ctx.site.id, slug)) ?? closestByWords(slug, slugs);
  const detail = `No category has the slug “${slug.slice(0, 60)}”.${near ? ` Did you mean “${near}”?` : ""}`;
  throw invalid("/category", detail, "Use a slug from list_categories.");
}
