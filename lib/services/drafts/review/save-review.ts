import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { draftPatch, skippedField } from "@/lib/schemas/draft";
import { draftId } from "@/lib/schemas/primitives";
import { type SeenMarks, seenMarks } from "@/lib/schemas/review";
import type { DraftContent } from "@/lib/services/drafts/content/content";
import { saveDraftPatch } from "@/lib/services/drafts/editing/save-patch";
import { placeMarks } from "./marks";

class ChangedMeanwhile extends Error {}

/**
 * The review page's PATCH: as update_draft, but only while each place in `seen` still holds what the page showed. Otherwise
 * nothing is changed and `is_saved` is false: the owner then sees both values and chooses.
 */
export const saveReview = definePageOperation({
  name: "save_review",
  access: "session",
  readOnly: false,
  input: z.strictObject({ id: draftId, patch: draftPatch, seen: seenMarks }),
  output: z.object({ is_saved: z.boolean(), skipped: z.array(skippedField) }),
  async run({ ctx, input: { id, patch, seen } }) {
    try {
      const { skipped } = await saveDraftPatch(ctx, id, patch, (content) => requireUnchanged(content, seen));
      return { is_saved: true, skipped };
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      return { is_saved: false, skipped: [] };
    }
  },
});

function requireUnchanged(content: DraftContent, seen: SeenMarks): void {
  const now = new Map(Object.entries(placeMarks(content)));
  for (const [place, mark] of Object.entries(seen)) if (now.get(place) !== mark) throw new ChangedMeanwhile();
}
