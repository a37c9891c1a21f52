"use server";

import { redirect } from "next/navigation";
import type { DeletionAnswer } from "@/components/dashboard/account/delete-account-form";
import { execute } from "@/lib/api/call/execute";
import { signOut } from "@/lib/auth/session";
import { askToDeleteAccount } from "@/lib/services/personal-data/ask-to-delete-account";
import { deleteAccount } from "@/lib/services/personal-data/delete-account";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Mails the link by which the account is deleted. */
export async function askForLink(): Promise<void> {
  const result = await runAction(async () => (await execute(askToDeleteAccount, await currentContext(), {})).output);
  redirect(`/settings/account?done=${result.ok ? "mailed" : "refused"}`);
}

/** Deletes the account of whoever is signed in, and says so where nobody is. */
export async function deleteOwn(_before: DeletionAnswer | null, form: FormData): Promise<DeletionAnswer> {
  const text = (name: string) => String(form.get(name) ?? "");
  const listings = text("listings") === "remove" ? "remove" : "keep";
  const ctx = await currentContext();
  const input = { link: text("link"), email: text("email"), listings } as const;
  const result = await runAction(async () => (await execute(deleteAccount, ctx, input)).output);
  if (!result.ok) return { ...result, typed: input.email, listings };
  await signOut(ctx.db, ctx.site.baseUrl);
  redirect("/account-deleted");
}
