import { z } from "zod";
import { dayOf } from "@/lib/core/calendar/days";
import { definePageOperation } from "@/lib/core/operation";
import { uploadReport } from "@/lib/schemas/admin/upload-report";
import { line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { UPLOADED_FILE_MAX, uploadedRows } from "../desk/uploaded-rows";
import { judgeRatings } from "./judge-ratings";
import { writeRating } from "./write-rating";

/** Takes the Domain Ratings of a file; rows that are none are left out and named. A dry run names them and takes nothing. */
export const importRatings = definePageOperation({
  name: "import_ratings",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["rating.set"] },
  input: z.strictObject({
    file: z.string().trim().max(UPLOADED_FILE_MAX, "must be smaller than 1 MB"),
    dry_run: z.boolean().default(false),
    reason: line(REASON_MAX),
  }),
  output: uploadReport,
  run: ({ ctx, input: { file, dry_run, reason } }) => {
    const uploaded = uploadedRows(file, ["domain", "rating"]);
    return ctx.db.transaction(async (tx) => {
      const { rows, leftOut } = await judgeRatings(tx, ctx, uploaded);
      // in one order, so that two files at once wait for each other instead of both for ever
      const inOrder = rows.toSorted((a, b) => (a.domain < b.domain ? -1 : 1));
      if (!dry_run)
        for (const { domain, rating, day = dayOf(ctx.now) } of inOrder)
          await writeRating(tx, ctx, { domain, to: { day, rating, source: "manual" }, reason });
      return { rows: uploaded.length, taken: rows.length, left_out: leftOut };
    });
  },
});
