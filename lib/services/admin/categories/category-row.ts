import { and, asc, eq, inArray, or } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid, notFound } from "@/lib/core/errors";
import { formerWords } from "@/lib/services/listings/categories/former-category";
import { countFiled, lockFiled } from "@/lib/services/listings/categories/recategorise";
import { AT_ONCE_MAX, listPending, refusePending } from "@/lib/services/listings/categories/refilings";

const c = schema.categories;
export type CategoryRow = typeof c.$inferSelect;

/**
 * Categories of the site by their ids, in the order asked, locked with what is filed in them: listings first, as whoever edits one locks
 * it before its categories. Of more than a request files they are not locked: the background run locks each batch. Throws `not_found`, and
 * `conflict` while it runs.
 */
export async function lockCategories(
  tx: Db,
  { site }: Pick<Ctx, "site">,
  ids: readonly number[],
): Promise<CategoryRow[]> {
  const its = and(eq(c.siteId, site.id), inArray(c.id, [...ids]));
  const slugs = await tx.select({ slug: c.slug }).from(c).where(its);
  if (slugs.length === 0) throw notFound("category");
  const shelf = { siteId: site.id, slugs: slugs.map(({ slug }) => slug) };
  if ((await countFiled(tx, shelf)) <= AT_ONCE_MAX) await lockFiled(tx, shelf);
  const rows = await tx.select().from(c).where(its).orderBy(asc(c.id)).for("update");
  await refusePending(tx, ids);
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw notFound("category");
    return row;
  });
}

/** One of them, locked. Throws `not_found`. */
export async function lockCategory(tx: Db, ctx: Pick<Ctx, "site">, id: number): Promise<CategoryRow> {
  const [row] = await lockCategories(tx, ctx, [id]);
  if (!row) throw notFound("category");
  return row;
}

/** The category with this address. Throws `validation_failed` at `pointer`. */
export async function requireSlug(
  tx: Db,
  { site }: Pick<Ctx, "site">,
  { slug, pointer }: { slug: string; pointer: string },
): Promise<CategoryRow> {
  const [row] = await tx
    .select()
    .from(c)
    .where(and(eq(c.siteId, site.id), eq(c.slug, slug)));
  if (row) return row;
  throw invalid(pointer, `No category has the address “${slug}”.`, "Use an address of the list of categories.");
}

/** What a category may stand below: there are two levels. Throws `validation_failed`. */
export function refuseBelow(parent: CategoryRow): void {
  if (parent.parentId === null) return;
  throw invalid("/parent", "There are two levels of categories.", "Choose one that has no parent itself.");
}

/** Addresses are one category's each. */
export const slugTaken = () =>
  invalid("/slug", "Another category has this address.", "Choose another address, or merge the two.");

/** An address or name that leads to another category is not taken from it by a new one. Throws `validation_failed`. */
export async function refuseFormer(
  tx: Db,
  { site }: Pick<Ctx, "site">,
  to: { slug: string; name: string },
): Promise<void> {
  const f = schema.formerCategories;
  const words = formerWords(to).map(({ kind, word }) => and(eq(f.kind, kind), eq(f.word, word)));
  const [found] = await tx
    .select({ kind: f.kind, word: f.word, name: c.name })
    .from(f)
    .innerJoin(c, eq(c.id, f.categoryId))
    .where(and(eq(f.siteId, site.id), or(...words)));
  if (!found) return;
  const detail = `“${found.word}” leads to “${found.name}” since that was renamed or merged.`;
  throw invalid(`/${found.kind}`, detail, "Choose another one; its record can give it that one afterwards.");
}

/** Slugs and names are one category's each. Throws `validation_failed`. */
export async function refuseTaken(
  tx: Db,
  { site }: Pick<Ctx, "site">,
  { id, slug, name }: { id?: number; slug: string; name: string },
): Promise<void> {
  const rows = await tx.select({ id: c.id, slug: c.slug, name: c.name }).from(c).where(eq(c.siteId, site.id));
  const others = rows.filter((row) => row.id !== id);
  const isNamed = others.some((row) => row.name.toLowerCase() === name.toLowerCase());
  if (isNamed) throw invalid("/name", "Another category has this name.", "Choose another name, or merge the two.");
  const isPending = (await listPending(tx, site.id)).some(({ from, categoryId }) => from === slug && categoryId !== id);
  if (isPending || others.some((row) => row.slug === slug)) throw slugTaken();
}
