import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { draftId } from "@/lib/schemas/primitives";
import { lockOwnedDraft } from "@/lib/services/drafts/owned";
import { tellOfDraft } from "@/lib/services/listings/people/tell-dropped";

const t = schema.drafts;
const o = schema.outbox;

/**
 * Removes a draft with its pages and what is queued for it; steps that run already find no draft and write nothing. One whose
 * listing is the caller's stays: it holds the quotes and is where that listing is edited.
 */
export const deleteDraft = definePageOperation({
  name: "delete_draft",
  access: "session",
  readOnly: false,
  input: z.strictObject({ id: draftId }),
  output: z.object({ id: z.string(), deleted: z.literal(true) }),
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const { id, listing, siteId, content, url } = await lockOwnedDraft(ctx, tx, input.id);
      if (listing) {
        throw new AppError(
          "conflict",
          `This draft is where your listing ${listing.name} is edited.`,
          "Keep it; once it is submitted, a draft belongs to its listing.",
        );
      }
      await tx.delete(o).where(and(isNull(o.sentAt), sql`${o.data} ->> 'draft_id' = ${id}`));
      const name = content.fields.name.value ?? new URL(url).hostname;
      await tellOfDraft(ctx, tx, { id, siteId, name });
      await tx.delete(t).where(eq(t.id, id));
      return { id, deleted: true as const };
    });
  },
});
