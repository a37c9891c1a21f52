"use server";

import type { z } from "zod";
import { execute } from "@/lib/api/call/execute";
import type { ActionResult } from "@/lib/schemas/action-result";
import type { DraftPatch } from "@/lib/schemas/draft";
import type { SeenMarks } from "@/lib/schemas/review";
import { rereadDraft } from "@/lib/services/drafts/building/restart";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { checkDraft } from "@/lib/services/drafts/review/check-draft";
import { saveReview } from "@/lib/services/drafts/review/save-review";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Saves a part of the draft, unless it was changed since it was shown. */
export async function saveReviewed(
  id: string,
  patch: DraftPatch,
  seen: SeenMarks,
): Promise<ActionResult<z.output<typeof saveReview.output>>> {
  return runAction(async () => (await execute(saveReview, await currentContext(), { id, patch, seen })).output);
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
