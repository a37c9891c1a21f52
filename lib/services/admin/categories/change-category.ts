import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { categoryWords, writeCategory } from "./write-category";

/** Renames a category, gives it another address, description, words or place in its list. */
export const changeCategory = definePageOperation({
  name: "change_category",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["category.changed"] },
  input: z.strictObject({ category_id: countedId("Of the categories"), ...categoryWords, reason: line(REASON_MAX) }),
  output: z.object({ category_id: z.number().int() }),
  run: ({ ctx, input: { category_id, reason, ...to } }) =>
    ctx.db.transaction(async (tx) => {
      await writeCategory(tx, ctx, { id: category_id, to, reason });
      return { category_id };
    }),
});
