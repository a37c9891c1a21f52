import { type Db, schema } from "@/db/client";
import { slugify } from "@/lib/core/text/slug";
import { keywordsOf, type SeedCategory } from "./category";

const t = schema.categories;

/** Where a category name leads on one site. */
export interface SeededCategory {
  slug: string;
  parentSlug: string | null;
}

/** Writes a site's categories in two levels, updating words and order of those that exist; answers them by name. */
export async function seedCategories(
  tx: Db,
  siteId: number,
  seeds: SeedCategory[],
): Promise<Map<string, SeededCategory>> {
  const byName = new Map<string, SeededCategory>();
  for (const [position, seed] of seeds.entries()) {
    const parentId = await upsert(tx, siteId, null, seed, position);
    byName.set(seed.name, { slug: slugify(seed.name), parentSlug: null });
    for (const [subPosition, sub] of seed.subs.entries()) {
      await upsert(tx, siteId, parentId, sub, subPosition);
      byName.set(sub.name, { slug: slugify(sub.name), parentSlug: slugify(seed.name) });
    }
  }
  return byName;
}

async function upsert(tx: Db, siteId: number, parentId: number | null, seed: SeedCategory, position: number) {
  const texts = { name: seed.name, description: seed.about, keywords: keywordsOf(seed), parentId, position };
  const [row] = await tx
    .insert(t)
    .values({ siteId, slug: slugify(seed.name), ...texts })
    .onConflictDoUpdate({ target: [t.siteId, t.slug], set: texts })
    .returning({ id: t.id });
  if (!row) throw new Error(`The category ${seed.name} could not be saved.`);
  return row.id;
}
