import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { uploadReport } from "@/lib/schemas/admin/upload-report";
import { line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { UPLOADED_FILE_MAX, uploadedRows } from "../desk/uploaded-rows";
import { insertCategory } from "./add-category";
import { judgeCategories } from "./judge-categories";
import { writeCategory } from "./write-category";

/**
 * Adds the categories of a file, and gives those that stand its descriptions, words and places; rows that cannot be taken are left out and
 * named. A dry run names them and takes nothing.
 */
export const importCategories = definePageOperation({
  name: "import_categories",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["category.changed"], because: "Those that it adds are empty." },
  input: z.strictObject({
    file: z.string().trim().max(UPLOADED_FILE_MAX, "must be smaller than 1 MB"),
    dry_run: z.boolean().default(false),
    reason: line(REASON_MAX),
  }),
  output: uploadReport,
  run: ({ ctx, input: { file, dry_run, reason } }) => {
    const uploaded = uploadedRows(file, ["name"]);
    return ctx.db.transaction(async (tx) => {
      const { rows, leftOut } = await judgeCategories(tx, ctx, uploaded);
      if (!dry_run)
        for (const { id, below: parent, to } of rows)
          if (id === undefined) await insertCategory(tx, ctx, { parent, to, reason });
          else await writeCategory(tx, ctx, { id, to, reason });
      return { rows: uploaded.length, taken: rows.length, left_out: leftOut };
    });
  },
});
