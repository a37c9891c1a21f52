import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { writeImport } from "./write-import";

/** Discards a product that was imported and is not published, with what was drafted of it. */
export const discardImport = definePageOperation({
  name: "discard_import",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["import.discarded"] },
  input: z.strictObject({ import_id: countedId("Of the imports"), reason: line(REASON_MAX) }),
  output: z.object({ import_id: z.number().int() }),
  run: ({ ctx, input: { import_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await writeImport(tx, ctx, { id: import_id, isDiscarded: true, reason });
      return { import_id };
    }),
});
