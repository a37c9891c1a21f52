import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line, slug } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { refileDrafts } from "@/lib/services/listings/categories/recategorise";
import { refile } from "@/lib/services/listings/categories/refilings";
import { refileSpotlights } from "@/lib/services/orders/offers/refile-spotlights";
import { REASON_MAX } from "../desk/reason";
import { type CategoryRow, lockCategories, requireSlug } from "./category-row";
import { keepFormerWords, wordsOf } from "./write-category";

const { categories: c, formerCategories: f } = schema;

/**
 * Puts all that stands in one category into another, and takes the first one away: its address redirects, its name means the other one.
 * Throws `conflict` where the two levels or bought places stand in the way.
 */
export const mergeCategory = definePageOperation({
  name: "merge_category",
  access: "admin",
  readOnly: false,
  stepUp: true, // it deletes, and nothing brings that back
  input: z.strictObject({ category_id: countedId("Of the categories"), into: slug, reason: line(REASON_MAX) }),
  output: z.object({ listings: z.number().int(), drafts: z.number().int() }),
  run: ({ ctx, input }) => ctx.db.transaction((tx) => merge(tx, ctx, input)),
});

async function merge(
  tx: Db,
  ctx: Ctx,
  { category_id, into: at, reason }: { category_id: number; into: string; reason: string },
) {
  const { id } = await requireSlug(tx, ctx, { slug: at, pointer: "/into" });
  if (category_id === id) throw invalid("/into", "These are the same category.", "Choose another one.");
  const [gone, into] = await lockCategories(tx, ctx, [category_id, id]);
  if (!gone || !into) throw new Error("categories that were locked are not there");
  const siteId = ctx.site.id;
  await refileSpotlights(tx, ctx, { siteId, from: gone.slug, to: into.slug });
  await adoptSubcategories(tx, gone, into);
  await tx.update(f).set({ categoryId: into.id }).where(eq(f.categoryId, gone.id));
  await tx.delete(c).where(eq(c.id, gone.id));
  await keepFormerWords(tx, siteId, { id: into.id, had: gone, has: into });
  const listings = await refile(tx, { siteId, from: gone.slug, to: into.slug, categoryId: into.id });
  const drafts = await refileDrafts(tx, { siteId, from: gone.name, to: into.name });
  await audit(tx, ctx, {
    entity: { kind: "category", id: gone.id },
    did: "merged",
    before: wordsOf(gone),
    after: { into: into.name, slug: into.slug, listings, drafts },
    reason,
  });
  return { listings, drafts };
}

/** Those below the one that goes stand below the other one, as far as the two levels allow. */
async function adoptSubcategories(tx: Db, gone: CategoryRow, into: CategoryRow): Promise<void> {
  if ((await tx.$count(c, eq(c.parentId, gone.id))) === 0) return;
  if (into.parentId !== null)
    throw new AppError("conflict", "It has subcategories, and the other one can have none.", "Move those first.");
  await tx.update(c).set({ parentId: into.id }).where(eq(c.parentId, gone.id));
}
