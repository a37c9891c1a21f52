import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";

const t = schema.importedProducts;
const d = schema.drafts;

export type ImportedRow = typeof t.$inferSelect;

/** A product of the site's imports, locked until the transaction ends. Throws `not_found`. */
export async function lockImport(tx: Db, ctx: Ctx, id: number): Promise<ImportedRow> {
  const [row] = await tx
    .select()
    .from(t)
    .where(and(eq(t.id, id), eq(t.siteId, ctx.site.id)))
    .for("update");
  if (!row) throw notFound("product");
  return row;
}

/** The draft of one that is to be reviewed, locked too. Throws `conflict` where there is none, or it was settled meanwhile. */
export async function lockImportDraft(tx: Db, { status, draftId }: ImportedRow) {
  const [draft] = status === "begun" && draftId ? await tx.select().from(d).where(eq(d.id, draftId)).for("update") : [];
  if (draft) return draft;
  throw new AppError("conflict", `This product is ${status}.`, "Look at it again: somebody else was faster.");
}
