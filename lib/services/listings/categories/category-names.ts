import { and, asc, eq, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { closestByWords } from "@/lib/core/text/closest";
import { formerNames } from "./former-category";

const c = schema.categories;

export interface CategoryChoice {
  name: string;
  slug: string;
  parentSlug: string | null;
}

interface Known {
  all: CategoryChoice[];
  /** By a name, in whatever letters, that it has or had. */
  called: (name: string) => CategoryChoice | undefined;
}

async function categoriesOf(db: Db, siteId: number): Promise<Known> {
  const rows = await db.select().from(c).where(eq(c.siteId, siteId));
  const former = await formerNames(db, siteId);
  const slugOf = new Map(rows.map((row) => [row.id, row.slug]));
  const choices = rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    parentSlug: row.parentId ? (slugOf.get(row.parentId) ?? null) : null,
  }));
  const byName = new Map(choices.map(({ id: _id, ...choice }) => [choice.name.toLowerCase(), choice]));
  const nameOf = new Map(choices.map(({ id, name }) => [id, name.toLowerCase()]));
  const called = (name: string) => {
    const word = name.trim().toLowerCase();
    return byName.get(word) ?? byName.get(nameOf.get(former.get(word) ?? 0) ?? "");
  };
  return { all: [...byName.values()], called };
}

/** The site's own spelling of each named category, by what it was called before too; unknown names are refused with the nearest known one. */
export async function resolveCategories(db: Db, siteId: number, names: string[]): Promise<CategoryChoice[]> {
  const known = await categoriesOf(db, siteId);
  const errors: { pointer: string; detail: string }[] = [];
  const found = names.flatMap((name, i) => {
    const one = known.called(name);
    if (one) return [one];
    const near = closestByWords(
      name,
      known.all.map((category) => category.name),
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

/**
 * The ones of these names that the site has or had, each once, for writing values that need no error. Their rows are shared until the
 * transaction ends, so that none is renamed or merged away between this reading and the write.
 */
export async function knownCategories(tx: Db, siteId: number, names: string[]): Promise<CategoryChoice[]> {
  const read = async () => {
    const { called } = await categoriesOf(tx, siteId);
    return [...new Map(names.flatMap((name) => called(name) ?? []).map((one) => [one.slug, one])).values()];
  };
  const slugs = (await read()).map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  const its = and(eq(c.siteId, siteId), inArray(c.slug, slugs));
  await tx.select({ id: c.id }).from(c).where(its).orderBy(asc(c.id)).for("share");
  return read();
}
