import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line, slug } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { requireSlug } from "./category-row";
import { writeParent } from "./write-parent";

/** Puts a category below another one; without one it is one of the main ones. */
export const moveCategory = definePageOperation({
  name: "move_category",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["category.moved"] },
  input: z.strictObject({
    category_id: countedId("Of the categories"),
    parent: slug.optional(),
    reason: line(REASON_MAX),
  }),
  output: z.object({ category_id: z.number().int() }),
  run: ({ ctx, input: { category_id, parent, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const below = parent === undefined ? null : await requireSlug(tx, ctx, { slug: parent, pointer: "/parent" });
      await writeParent(tx, ctx, { id: category_id, parentId: below?.id ?? null, reason });
      return { category_id };
    }),
});
