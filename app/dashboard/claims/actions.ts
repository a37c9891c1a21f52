"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import type { Checked } from "@/components/dashboard/claims/check-form";
import { execute } from "@/lib/api/call/execute";
import type { ClaimMethod } from "@/lib/core/statuses";
import type { ActionResult } from "@/lib/schemas/action-result";
import { claimListing } from "@/lib/services/claims/claim-listing";
import { verifyClaim } from "@/lib/services/claims/verify-claim";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Claims a listing and opens the claim. */
export async function beginClaim(slug: string): Promise<ActionResult<unknown>> {
  const result = await runAction(async () => {
    const { output } = await execute(claimListing, await currentContext(), { slug });
    return output.claim_id;
  });
  if (!result.ok) return result;
  redirect(`/dashboard/claims/${result.data}`);
}

/** Looks for a claim's proof by one method now. */
export async function checkClaim(
  claim: { id: string; method: ClaimMethod },
  _before: Checked | null,
  form: FormData,
): Promise<Checked> {
  const typed = (name: string) => {
    const text = String(form.get(name) ?? "").trim();
    return text ? { [name]: text } : {};
  };
  const input = { claim_id: claim.id, method: claim.method, ...typed("email"), ...typed("code") };
  const result = await runAction(async () => (await execute(verifyClaim, await currentContext(), input)).output);
  if (!result.ok) return result;
  const { status, proven_at, checked } = result.data;
  if (status !== "pending" || proven_at) revalidatePath(`/dashboard/claims/${claim.id}`);
  return { ok: true, data: { found: checked.found, detail: checked.detail } };
}
