import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, invalid, notFound } from "@/lib/core/errors";
import { audit } from "@/lib/services/audit/audit";
import { refile } from "@/lib/services/listings/categories/refilings";
import { lockCategories, refuseBelow } from "./category-row";

const c = schema.categories;

interface Change {
  id: number;
  /** Null for none: one of the main ones. */
  parentId: number | null;
  reason: string;
  undoes?: number;
}

/** Puts a category below another one, or beside the main ones, with its row of the audit log. Throws `conflict`, `validation_failed`. */
export async function writeParent(tx: Db, ctx: Ctx, { id, parentId, reason, undoes }: Change): Promise<void> {
  const [row, parent] = await lockCategories(tx, ctx, parentId === null ? [id] : [id, parentId]);
  if (!row) throw notFound("category");
  if (row.parentId === parentId)
    throw new AppError("conflict", "It stands there already.", "Look at the category again.");
  if (parentId === id) throw invalid("/parent", "A category cannot stand below itself.", "Choose another one.");
  if (parent) {
    refuseBelow(parent);
    if ((await tx.$count(c, eq(c.parentId, id))) > 0)
      throw new AppError("conflict", "It has subcategories of its own.", "Move those first: there are two levels.");
  }
  await tx.update(c).set({ parentId }).where(eq(c.id, id));
  await refile(tx, { siteId: ctx.site.id, from: row.slug, to: row.slug, categoryId: id });
  await audit(tx, ctx, {
    entity: { kind: "category", id },
    did: "moved",
    before: { parent_id: row.parentId },
    after: { parent_id: parentId },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}
