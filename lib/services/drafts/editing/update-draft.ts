import { z } from "zod";
import { defineOperation } from "@/lib/core/operation";
import { draft, draftPatch, skippedField } from "@/lib/schemas/draft";
import { draftId } from "@/lib/schemas/primitives";
import { draftNextSteps } from "@/lib/services/drafts/next-steps";
import { getOwnedDraft, pagesOf } from "@/lib/services/drafts/owned";
import { draftRevision, presentDraft } from "@/lib/services/drafts/present";
import { splitRegenerate } from "./regenerate";
import { saveDraftPatch } from "./save-patch";

/** Changes a draft; only what is sent changes. Edits of a submitted draft travel to its listing. */
export const updateDraft = defineOperation({
  name: "update_draft",
  method: "PATCH",
  path: "/drafts/{id}",
  access: "listings:write",
  toolset: "drafts",
  idempotent: true,
  openWorld: true,
  title: "Update a draft",
  summary:
    'Correct a draft; only what is sent changes. Values go into `fields`, such as {"headline": "…", "license": null}; null removes one, and what you save is kept from every later redraft. `skipped` says which fields `regenerate` left alone. Once submitted, edits reach the listing at once. Next: submit_draft.',
  input: z.strictObject({ id: draftId, ...draftPatch.shape }),
  output: draft.extend({ skipped: z.array(skippedField) }),
  errors: ["draft_not_ready"],
  destructive: true,
  example: {
    id: "dr_0123456789abcdefghij",
    fields: { headline: "Your kanban board, in your repository" },
    restore: ["summary"],
  },
  revision: draftRevision,
  nextSteps: draftNextSteps,
  async run({ ctx, input }) {
    const { id, ...body } = input;
    const { row, skipped } = await saveDraftPatch(ctx, id, body);
    return { ...presentDraft(row, await pagesOf(ctx.db, row), ctx), skipped };
  },
  async again({ ctx, input }) {
    const { id, ...body } = input;
    const row = await getOwnedDraft(ctx, id);
    const { skipped } = splitRegenerate(row.content, body);
    return { ...presentDraft(row, await pagesOf(ctx.db, row), ctx), skipped };
  },
});
