"use server";

import { execute } from "@/lib/api/call/execute";
import type { ActionResult } from "@/lib/schemas/action-result";
import type { DraftPatch } from "@/lib/schemas/draft";
import { rereadDraft } from "@/lib/services/drafts/building/restart";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { updateDraft } from "@/lib/services/drafts/editing/update-draft";
import { checkDraft } from "@/lib/services/drafts/review/check-draft";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

type Skipped = { skipped: { field: string; reason: string }[] };

export async function patchDraft(id: string, patch: DraftPatch): Promise<ActionResult<Skipped>> {
  return runAction(async () => {
    const { output } = await execute(updateDraft, await currentContext(), { ...patch, id });
    return { skipped: output.skipped };
  });
}

/** Keeps which values were accepted, or takes that back; each is named by the mark it was shown with. */
export async function checkReviewed(
  id: string,
  marks: { check?: string[]; uncheck?: string[] },
): Promise<ActionResult<{ to_check: number }>> {
  return runAction(async () => (await execute(checkDraft, await currentContext(), { id, ...marks })).output);
}

export async function submitReviewed(id: string): Promise<ActionResult<{ listing_id: number }>> {
  return runAction(async () => {
    const { output } = await execute(submitDraft, await currentContext(), { id });
    return { listing_id: output.listing_id };
  });
}

/** Reads the site anew from the review page; saved values stay. */
export async function reread(id: string): Promise<ActionResult<{ id: string }>> {
  return runAction(async () => (await execute(rereadDraft, await currentContext(), { id })).output);
}
