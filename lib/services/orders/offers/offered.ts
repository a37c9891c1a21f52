import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { ProductKey } from "@/lib/core/statuses";

const t = schema.products;
export type ProductRow = typeof t.$inferSelect;

/** What a product costs on a day (UTC): by the latest price that has begun, else by its own row. */
export function priceOn(day: SQL): SQL<number> {
  const p = schema.productPrices;
  // in a part of its own: of a query's own parts Drizzle writes the columns without their tables, where it reads one table
  const latest = sql`(select ${p.priceCents} from ${p} where ${p.siteId} = ${t.siteId} and ${p.key} = ${t.key}
    and ${p.startsOn} <= ${day} order by ${p.startsOn} desc limit 1)`;
  return sql<number>`coalesce(${latest}, ${t.priceCents})`;
}

/** What the site sells now, in its order. */
export function listOffered({ site, now }: Pick<Ctx, "site" | "now">, db: Db): Promise<ProductRow[]> {
  const priceCents = priceOn(sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date`);
  return db
    .select({ ...getTableColumns(t), priceCents })
    .from(t)
    .where(and(eq(t.siteId, site.id), eq(t.isActive, true)))
    .orderBy(asc(t.position), asc(t.key));
}

/** Sections that a page shows once unlocked; the gallery is none yet. */
export const SOLD_SECTIONS = ["milestones", "story"] as const;

/** Slugs of the site's categories, for spotlights. */
export async function categorySlugs({ site }: Pick<Ctx, "site">, db: Db): Promise<{ slug: string; name: string }[]> {
  const c = schema.categories;
  return db
    .select({ slug: c.slug, name: c.name })
    .from(c)
    .where(eq(c.siteId, site.id))
    .orderBy(asc(c.position), asc(c.name));
}

/** Options that a product takes; others are refused. */
export const OPTIONS_OF: Record<ProductKey, readonly ("week" | "weeks" | "categories" | "section" | "amount_cents")[]> =
  {
    launch: ["week"],
    billboard: ["weeks", "amount_cents"],
    category_spotlight: ["categories", "weeks"],
    unlock_section: ["section"],
  };
