import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { line, slug } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { REASON_MAX } from "../desk/reason";
import { refuseBelow, refuseFormer, refuseTaken, requireSlug, slugTaken } from "./category-row";
import { categoryWords, type readCategoryWords, wordsOf } from "./write-category";

/** Adds a category, below another one or beside the main ones. */
export const addCategory = definePageOperation({
  name: "add_category",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It adds an empty category and changes nothing that is there." },
  input: z.strictObject({
    ...categoryWords,
    parent: slug.optional(),
    reason: line(REASON_MAX),
  }),
  output: z.object({ category_id: z.number().int() }),
  run: ({ ctx, input: { parent, reason, ...to } }) =>
    ctx.db.transaction(async (tx) => ({ category_id: await insertCategory(tx, ctx, { parent, to, reason }) })),
});

interface Added {
  /** The address of the one that it stands below, if any. */
  parent?: string | undefined;
  to: ReturnType<typeof readCategoryWords>;
  reason: string;
}

/** A new category, with its row of the audit log; returns its id. Throws `validation_failed`. */
export async function insertCategory(tx: Db, ctx: Ctx, { parent: at, to, reason }: Added): Promise<number> {
  const parent = at === undefined ? null : await requireSlug(tx, ctx, { slug: at, pointer: "/parent" });
  if (parent) refuseBelow(parent);
  await refuseTaken(tx, ctx, to);
  await refuseFormer(tx, ctx, to);
  const siteId = ctx.site.id;
  const [row] = await tx
    .insert(schema.categories)
    .values({ siteId, parentId: parent?.id ?? null, ...wordsOf(to) })
    .onConflictDoNothing()
    .returning({ id: schema.categories.id });
  if (!row) throw slugTaken(); // or its name, by one that was added at the same moment
  const after = { ...wordsOf(to), parent: parent?.name ?? null };
  await audit(tx, ctx, { entity: { kind: "category", id: row.id }, did: "added", before: null, after, reason });
  return row.id;
}
