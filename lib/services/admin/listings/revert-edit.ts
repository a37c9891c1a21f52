import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { revertResult } from "@/lib/schemas/edits/listing-version";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { writeRevert } from "@/lib/services/owner/history/write-revert";
import { REASON_MAX } from "../desk/reason";
import { lockListing } from "./lock-listing";

const editId = z.string().regex(/^[1-9]\d{0,8}:[1-9]\d{0,8}$/, "must be a listing and a version, such as 1001:2");

/**
 * Takes anybody's edit of a listing back, as a version by an admin. What was changed again since stays: nobody's later edit is lost.
 * Throws `conflict` where nothing of it is left.
 */
export const revertEdit = definePageOperation({
  name: "revert_edit",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It is a new version of the listing, and every version stays." },
  input: z.strictObject({ edit: editId, reason: line(REASON_MAX) }),
  output: revertResult,
  run: ({ ctx, input: { edit, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const [id = 0, version = 0] = edit.split(":").map(Number);
      const row = await lockListing(tx, ctx, id);
      const result = await writeRevert(ctx, tx, row, { version });
      if (result.written.length === 0)
        throw new AppError(
          "conflict",
          "Nothing of this edit is left to take back.",
          "Look at the listing’s later edits.",
        );
      await audit(tx, ctx, {
        entity: { kind: "listing", id },
        did: "edit_reverted",
        before: { version: row.version },
        after: { version: result.version, reverts: version, fields: result.written },
        reason,
      });
      return result;
    }),
});
