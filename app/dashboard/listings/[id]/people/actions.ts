"use server";

import { redirect } from "next/navigation";
import type { InviteAnswer } from "@/components/dashboard/people/invite-form";
import { execute } from "@/lib/api/call/execute";
import type { Executable } from "@/lib/core/operation";
import type { ActionResult } from "@/lib/schemas/action-result";
import { inviteToListing } from "@/lib/services/invites/invite-to-listing";
import { leaveListing } from "@/lib/services/invites/leave-listing";
import { removeCofounder } from "@/lib/services/invites/remove-cofounder";
import { revokeInvite } from "@/lib/services/invites/revoke-invite";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

const text = (form: FormData, name: string) => String(form.get(name) ?? "");
const pageOf = (listingId: number, done: string) => `/dashboard/listings/${listingId}/people?done=${done}`;

/** Invites the typed address, or says what is wrong with it. */
export async function sendInvite(
  listingId: number,
  _before: InviteAnswer | null,
  form: FormData,
): Promise<InviteAnswer> {
  const input = { listing_id: listingId, email: text(form, "email") };
  const result = await runAction(async () => (await execute(inviteToListing, await currentContext(), input)).output);
  if (!result.ok) return { ...result, typed: input.email };
  redirect(pageOf(listingId, result.data.is_new ? "invited" : "standing"));
}

/** Takes an open invitation back. */
export async function takeBackInvite(listingId: number, form: FormData): Promise<void> {
  const result = await run(revokeInvite, { listing_id: listingId, invite_id: text(form, "invite") });
  redirect(pageOf(listingId, result.ok ? "revoked" : "refused"));
}

/** Takes a co-founder's access away. */
export async function removePerson(listingId: number, form: FormData): Promise<void> {
  const result = await run(removeCofounder, { listing_id: listingId, user_id: text(form, "person") });
  redirect(pageOf(listingId, result.ok ? "removed" : "refused"));
}

/** Leaves the listing, which is then no longer to be seen here. */
export async function leave(listingId: number): Promise<void> {
  const result = await run(leaveListing, { listing_id: listingId });
  redirect(result.ok ? "/dashboard/listings" : pageOf(listingId, "refused"));
}

function run(operation: Executable, input: Record<string, unknown>): Promise<ActionResult<unknown>> {
  return runAction(async () => (await execute(operation, await currentContext(), input)).output);
}
