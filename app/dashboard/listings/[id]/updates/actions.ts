"use server";

import { redirect } from "next/navigation";
import type { UpdateAnswer } from "@/components/dashboard/updates/update-form";
import { execute } from "@/lib/api/call/execute";
import { postListingUpdate } from "@/lib/services/updates/post-listing-update";
import { previewUpdate } from "@/lib/services/updates/preview-update";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Shows the mail of what was written, or publishes it; then the list shows it. */
export async function writeUpdate(
  listing_id: number,
  _before: UpdateAnswer | null,
  form: FormData,
): Promise<UpdateAnswer> {
  const typed = { title: String(form.get("title") ?? ""), body: String(form.get("body") ?? "") };
  const input = { listing_id, ...typed };
  if (form.get("deed") === "preview") {
    const preview = await runAction(async () => (await execute(previewUpdate, await currentContext(), input)).output);
    return { ...preview, typed };
  }
  const posted = await runAction(async () => (await execute(postListingUpdate, await currentContext(), input)).output);
  if (!posted.ok) return { ...posted, typed };
  redirect(`/dashboard/listings/${listing_id}/updates?posted=${posted.data.update_id}`);
}
