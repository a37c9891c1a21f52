import { and, asc, count, eq, gte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { weekOf } from "@/lib/core/week";
import { countsByCategory } from "@/lib/services/directory/category-tree";
import { listPending } from "@/lib/services/listings/categories/refilings";
import type { Cells } from "../desk/screen";

const { categories: c, formerCategories: f, spotlightPlaces: s } = schema;

/** The site's categories as the desk lists them, with what is live in each. */
export async function listCategoriesForDesk(ctx: Ctx): Promise<Cells[]> {
  const parent = alias(c, "parent");
  const former = sql<string | null>`(select string_agg(${f.word}, ', ' order by ${f.word}) from ${f}
    where ${f.categoryId} = ${c.id} and ${f.kind} = 'slug')`;
  const [rows, counts, spotlights, pending] = await Promise.all([
    ctx.db
      .select({ row: c, parent: parent.name, parentSlug: parent.slug, former })
      .from(c)
      .leftJoin(parent, eq(parent.id, c.parentId))
      .where(eq(c.siteId, ctx.site.id))
      .orderBy(asc(c.name)),
    countsByCategory(ctx),
    spotlightsToCome(ctx),
    listPending(ctx.db, ctx.site.id),
  ]);
  const filing = new Map(
    pending.map(({ categoryId, filed, listings }) => [categoryId, `${figure(filed)} of ${figure(listings)}`]),
  );
  return rows.map(({ row, ...beside }) => ({
    id: row.id,
    name: row.name,
    parent: beside.parent,
    live: counts[row.slug] ?? 0,
    spotlights: spotlights.get(row.slug) ?? 0,
    filing: filing.get(row.id) ?? null,
    position: row.position,
    page: `/categories/${row.slug}`,
    description: row.description,
    keywords: row.keywords.join(", "),
    former: beside.former,
    slug: row.slug,
    parent_slug: beside.parentSlug,
  }));
}

const figure = (count: number) => count.toLocaleString("en");

/** How many bought places of this week and those ahead stand in each. */
async function spotlightsToCome({ db, site, now }: Ctx): Promise<Map<string, number>> {
  const rows = await db
    .select({ slug: s.categorySlug, places: count() })
    .from(s)
    .where(and(eq(s.siteId, site.id), gte(s.week, weekOf(now))))
    .groupBy(s.categorySlug);
  return new Map(rows.map(({ slug, places }) => [slug, places]));
}
