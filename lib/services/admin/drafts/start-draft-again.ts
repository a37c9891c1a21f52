import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { draftId, line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { isBeingRead, readAnew } from "@/lib/services/drafts/building/restart";
import type { DraftRow } from "@/lib/services/drafts/shown";
import { REASON_MAX } from "../desk/reason";

const d = schema.drafts;

/**
 * Has the website of somebody's draft read anew, as its user can, but at nobody's cost. What was
 * saved stays. Throws `conflict` while it is being read, once it is submitted, and for a draft of nobody's.
 */
export const startDraftAgain = definePageOperation({
  name: "start_draft_again",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It reads a website again; what its person saved stays." },
  input: z.strictObject({ id: draftId, reason: line(REASON_MAX) }),
  output: z.object({ id: z.string() }),
  run: ({ ctx, input: { id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const its = and(eq(d.id, id), eq(d.siteId, ctx.site.id));
      const [row] = await tx.select().from(d).where(its).for("update");
      if (!row) throw notFound("draft");
      refuse(ctx, row);
      await readAnew(ctx, tx, row);
      await audit(tx, ctx, {
        entity: { kind: "draft", id },
        did: "started_again",
        before: { status: row.status, error: row.error?.code ?? null },
        after: { status: "crawling" },
        reason,
      });
      return { id };
    }),
});

function refuse(ctx: Ctx, row: DraftRow): void {
  if (row.userId === null)
    throw new AppError("conflict", "It is the draft of an import, nobody's own.", "Use “Read again” of the import.");
  if (row.status === "submitted")
    throw new AppError(
      "conflict",
      "It was submitted: a listing stands for it.",
      "Set the fields of the listing instead.",
    );
  if (isBeingRead(ctx, row))
    throw new AppError("conflict", "It is being read right now.", "Look at the draft again in a minute.");
}
