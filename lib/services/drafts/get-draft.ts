import { z } from "zod";
import { defineOperation } from "@/lib/core/operation";
import { draft } from "@/lib/schemas/draft";
import { draftId } from "@/lib/schemas/primitives";
import { draftNextSteps } from "./next-steps";
import { getOwnedDraft, pagesOf } from "./owned";
import { draftRevision, presentDraft } from "./present";

/** One of the caller's drafts, with every value's quotes. */
export const getDraft = defineOperation({
  name: "get_draft",
  method: "GET",
  path: "/drafts/{id}",
  access: "account:read",
  toolset: "drafts",
  title: "Get a draft",
  summary:
    "A draft with its status, progress, and each value with the quotes that prove it. Poll every few seconds while status is crawling or drafting; when ready, review it, then update_draft or submit_draft.",
  input: z.strictObject({ id: draftId }),
  output: draft,
  example: { id: "dr_0123456789abcdefghij" },
  revision: draftRevision,
  nextSteps: draftNextSteps,
  async run({ ctx, input }) {
    const row = await getOwnedDraft(ctx, input.id);
    return presentDraft(row, await pagesOf(ctx.db, row), ctx);
  },
});
