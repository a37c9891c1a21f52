"use server";

import { redirect } from "next/navigation";
import type { InviteAnswer } from "@/components/dashboard/people/invite-form";
import { execute } from "@/lib/api/call/execute";
import { inviteCofounder } from "@/lib/services/invites/invite-cofounder";
import { revokeDraftInvite } from "@/lib/services/invites/revoke-draft-invite";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

const text = (form: FormData, name: string) => String(form.get(name) ?? "");
const pageOf = (id: string, done: string) => `/dashboard/drafts/${id}/people?done=${done}`;

/** Invites the typed address to a draft, or says what is wrong with it. */
export async function sendInvite(id: string, _before: InviteAnswer | null, form: FormData): Promise<InviteAnswer> {
  const email = text(form, "email");
  const result = await runAction(async () => {
    const { status } = await execute(inviteCofounder, await currentContext(), { id, email });
    return { isNew: status === inviteCofounder.status };
  });
  if (!result.ok) return { ...result, typed: email };
  redirect(pageOf(id, result.data.isNew ? "invited" : "standing"));
}

/** Takes an invitation to a draft back, open or accepted. */
export async function takeBackInvite(id: string, done: "revoked" | "removed", form: FormData): Promise<void> {
  const input = { id, invite_id: text(form, "invite") };
  const result = await runAction(async () => (await execute(revokeDraftInvite, await currentContext(), input)).output);
  redirect(pageOf(id, result.ok ? done : "refused"));
}
