"use server";

import { redirect } from "next/navigation";
import { execute } from "@/lib/api/call/execute";
import type { ActionResult } from "@/lib/schemas/action-result";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

export type Started = ActionResult<{ id: string }> & { typed?: string };

/** Starts the draft and opens its live progress. */
export async function startDraft(_before: Started | null, form: FormData): Promise<Started> {
  const url = String(form.get("url") ?? "");
  const result = await runAction(async () => {
    const { output } = await execute(submitListing, await currentContext(), { url });
    return { id: output.id };
  });
  if (!result.ok) return { ...result, typed: url };
  redirect(`/dashboard/drafts/${result.data.id}`);
}
