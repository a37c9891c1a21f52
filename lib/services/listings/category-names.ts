import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { closestByWords } from "@/lib/core/text/closest";

const c = schema.categories;

export interface CategoryChoice {
  name: string;
  slug: string;
  parentSlug: string | null;
}

async function categoriesOf(db: Db, siteId: number): Promise<CategoryChoice[]> {
  const rows = await db.select().from(c).where(eq(c.siteId, siteId));
  const slugOf = new Map(rows.map((row) => [row.id, row.slug]));
  return rows.map((row) => ({
    name: row.name,
    slug: row.slug,
    parentSlug: row.parentId ? (slugOf.get(row.parentId) ?? null) : null,
  }));
}

/** The site's own spelling of each named category; unknown names are refused with the nearest known one. */
export async function resolveCategories(db: Db, siteId: number, names: string[]): Promise<CategoryChoice[]> {
  const known = await categoriesOf(db, siteId);
  const byName = new Map(known.map((one) => [one.name.toLowerCase(), one]));
  const errors: { pointer: string; detail: string }[] = [];
  const found = names.flatMap((name, i) => {
    const one = byName.get(name.trim().toLowerCase());
    if (one) return [one];
    const near = closestByWords(
      name,
      known.map((category) => category.name),
    );
    errors.push({
      pointer: `/fields/categories/${i}`,
      detail: `No category is called “${name}”.${near ? ` Did you mean “${near}”?` : ""}`,
    });
    return [];
  });
  if (errors.length > 0) {
    throw new AppError("validation_failed", "A category is not on the list.", "Use names from list_categories.", {
      errors,
    });
  }
  return [...new Map(found.map((one) => [one.slug, one])).values()];
}

/** An edit with its categories in the site's own spelling. */
export async function withKnownCategories<
  T extends { fields?: { categories?: string[] | null | undefined } | undefined },
>({ db, site }: Pick<Ctx, "db" | "site">, edit: T): Promise<T> {
  if (!edit.fields?.categories) return edit;
  const known = await resolveCategories(db, site.id, edit.fields.categories);
  return { ...edit, fields: { ...edit.fields, categories: known.map((one) => one.name) } };
}

/** The ones of these names that the site still has, for publishing drafted values that need no error. */
export async function knownCategories(db: Db, siteId: number, names: string[]): Promise<CategoryChoice[]> {
  const known = await categoriesOf(db, siteId);
  return names.flatMap((name) => known.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? []);
}
