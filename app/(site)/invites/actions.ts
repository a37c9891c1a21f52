"use server";

import { redirect } from "next/navigation";
import { execute } from "@/lib/api/call/execute";
import type { ActionResult } from "@/lib/schemas/action-result";
import { acceptInvite } from "@/lib/services/invites/accept-invite";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Joins as whoever is signed in, and goes on to where they add what is theirs. */
export async function joinByLink(
  _before: ActionResult<unknown> | null,
  form: FormData,
): Promise<ActionResult<unknown> | null> {
  const input = { link: String(form.get("link") ?? "") };
  const result = await runAction(async () => (await execute(acceptInvite, await currentContext(), input)).output);
  if (!result.ok) return result;
  const { listing_id } = result.data;
  redirect(
    listing_id === null ? "/dashboard/founder?done=joined" : `/dashboard/listings/${listing_id}/people?done=joined`,
  );
}
