"use server";

import { redirect } from "next/navigation";
import { execute } from "@/lib/api/call/execute";
import { partName } from "@/lib/schemas/content";
import { revertListingVersion } from "@/lib/services/owner/history/revert-listing-version";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Restores one value of a version, or all of it; then the history shows the edit that this made. */
export async function restoreVersion(listingId: number, form: FormData): Promise<void> {
  const field = partName.safeParse(form.get("field"));
  const version = Number(form.get("version"));
  const result = await runAction(async () => {
    const input = { listing_id: listingId, version, ...(field.success && { fields: [field.data] }) };
    return (await execute(revertListingVersion, await currentContext(), input)).output;
  });
  const left = result.ok ? result.data.skipped.map((one) => one.field).join(",") : "";
  const outcome = result.ok && result.data.written.length > 0 ? "restored" : "unchanged";
  const words = new URLSearchParams({ done: result.ok ? outcome : "refused", ...(left && { left }) });
  redirect(`/dashboard/listings/${listingId}/history?${words}`);
}
