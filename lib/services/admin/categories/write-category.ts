import { and, eq, or } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { line, lineOrEmpty, slug } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { formerWords } from "@/lib/services/listings/categories/former-category";
import { refileDrafts } from "@/lib/services/listings/categories/recategorise";
import { refile } from "@/lib/services/listings/categories/refilings";
import { refileSpotlights } from "@/lib/services/orders/offers/refile-spotlights";
import { lockCategory, refuseTaken } from "./category-row";

const { categories: c, formerCategories: f } = schema;
const POSITION_MAX = 10_000;
const KEYWORDS_MAX = 60;

/** What an admin writes of a category, besides where it stands. */
export const categoryWords = {
  name: line(60),
  slug,
  description: lineOrEmpty(400).default(""),
  keywords: z.array(line(60)).max(KEYWORDS_MAX).default([]),
  position: z.number().int().min(0).max(POSITION_MAX).default(0),
};
const words = z.object(categoryWords);
type CategoryWords = z.output<typeof words>;
export const readCategoryWords = (value: unknown): CategoryWords => words.parse(value);

/** Of them what the log shows. */
export function wordsOf({ name, slug: at, description, keywords, position }: CategoryWords): CategoryWords {
  return { name, slug: at, description, keywords, position };
}

interface Change {
  id: number;
  to: CategoryWords;
  reason: string;
  undoes?: number;
}

/**
 * Gives a category other words, with its row of the audit log: its old address redirects, its old name still means it, and what stands in it goes
 * with it. Throws `not_found`, `validation_failed` for words of another one.
 */
export async function writeCategory(tx: Db, ctx: Ctx, { id, to, reason, undoes }: Change): Promise<void> {
  const row = (await lockNamed(tx, ctx, { id, ...to })) ?? (await lockCategory(tx, ctx, id));
  if (row.slug !== to.slug || row.name !== to.name) await refuseTaken(tx, ctx, { id, ...to });
  await tx.update(c).set(wordsOf(to)).where(eq(c.id, id));
  await keepFormerWords(tx, ctx.site.id, { id, had: row, has: to });
  const refiling = { siteId: ctx.site.id, from: row.slug, to: to.slug };
  await refileSpotlights(tx, ctx, refiling);
  if (row.slug !== to.slug || row.name !== to.name) await refile(tx, { ...refiling, categoryId: id });
  if (row.name !== to.name) await refileDrafts(tx, { ...refiling, from: row.name, to: to.name });
  await audit(tx, ctx, {
    entity: { kind: "category", id },
    did: "changed",
    before: wordsOf(row),
    after: wordsOf(to),
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}

/** The category alone, if it is called so already: what is filed in it stays as it is. */
async function lockNamed(tx: Db, { site }: Ctx, { id, slug: at, name }: Words & { id: number }) {
  const isIt = and(eq(c.siteId, site.id), eq(c.id, id), eq(c.slug, at), eq(c.name, name));
  const [row] = await tx.select().from(c).where(isIt).for("update");
  return row;
}

type Words = Pick<CategoryWords, "slug" | "name">;

/** The words a category had go on meaning it; those it has now mean no other one any more. */
export async function keepFormerWords(
  tx: Db,
  siteId: number,
  { id, had, has }: { id: number; had?: Words; has: Words },
): Promise<void> {
  const rows = had ? formerWords(had).map((word) => ({ siteId, categoryId: id, ...word })) : [];
  if (rows.length > 0)
    await tx
      .insert(f)
      .values(rows)
      .onConflictDoUpdate({ target: [f.siteId, f.kind, f.word], set: { categoryId: id } });
  const current = formerWords(has).map(({ kind, word }) => and(eq(f.kind, kind), eq(f.word, word)));
  await tx.delete(f).where(and(eq(f.siteId, siteId), or(...current)));
}
