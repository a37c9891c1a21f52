import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { nextBuild } from "@/lib/services/drafts/building/abandoned";
import { requestBuild } from "@/lib/services/drafts/building/restart";
import { moveUnownedDraft } from "@/lib/services/drafts/status";
import { REASON_MAX } from "../desk/reason";
import { lockImport, lockImportDraft } from "./lock-import";

/** Reads the website of an import anew, such as one that could not be reached. Throws `conflict` while it is read. */
export const readImportAgain = definePageOperation({
  name: "read_import_again",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It reads a website again, for a draft that is nobody's." },
  input: z.strictObject({ import_id: countedId("Of the imports"), reason: line(REASON_MAX) }),
  output: z.object({ import_id: z.number().int() }),
  run: ({ ctx, input: { import_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const draft = await lockImportDraft(tx, await lockImport(tx, ctx, import_id));
      const values = { ...nextBuild(draft, ctx.now), revivals: 0 };
      await requestBuild(tx, await moveUnownedDraft(tx, draft, "restarted", values));
      await audit(tx, ctx, {
        entity: { kind: "import", id: import_id },
        did: "read_again",
        before: { status: draft.status },
        after: { run: draft.run + 1 },
        reason,
      });
      return { import_id };
    }),
});
