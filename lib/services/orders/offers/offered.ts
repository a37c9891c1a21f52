import { and, asc, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { ProductKey } from "@/lib/core/statuses";

const t = schema.products;
export type ProductRow = typeof t.$inferSelect;

/** What the site sells now, in its order. */
export function listOffered(db: Db, siteId: number): Promise<ProductRow[]> {
  return db
    .select()
    .from(t)
    .where(and(eq(t.siteId, siteId), eq(t.isActive, true)))
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
