import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { draftId } from "@/lib/schemas/primitives";
import { lockOwnedDraft } from "@/lib/services/drafts/owned";
import { reviewItems } from "./marks";

const t = schema.drafts;
/** More than a draft holds, with all its lists full. */
const MARKS_MAX = 100;
const marks = z.array(z.string().max(80)).max(MARKS_MAX).default([]);

/**
 * Keeps which drafted values the owner has looked at and accepted, or takes that back. A value is named by the mark it was shown
 * with, so nothing is accepted that nobody saw: once the value is another, its mark counts no more. States stay as they are.
 */
export const checkDraft = definePageOperation({
  name: "check_draft",
  access: "session",
  readOnly: false,
  input: z.strictObject({ id: draftId, check: marks, uncheck: marks }),
  output: z.object({ to_check: z.number().int() }),
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockOwnedDraft(ctx, tx, input.id);
      const taken = new Set(input.uncheck);
      const wanted = [...row.checked, ...input.check].filter((mark) => !taken.has(mark));
      const items = reviewItems(row.content, wanted);
      const checked = items.filter((one) => one.is_checked).map((one) => one.mark);
      await tx.update(t).set({ checked }).where(eq(t.id, row.id));
      return { to_check: items.filter((one) => one.state === "ai" && !one.is_checked).length };
    });
  },
});
