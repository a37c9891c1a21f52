"use server";

import { revalidatePath } from "next/cache";
import type { KeyMade } from "@/components/dashboard/new-key-form";
import { createApiKey, newApiKeyInput, revokeApiKey } from "@/lib/auth/api-keys";
import { userIdOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { currentContext } from "@/lib/web/request/context";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { runAction } from "@/lib/web/request/run-action";

const PAGE = "/settings/api-keys";
const DAY_MS = 86_400_000;

/** Makes a key; its text is in this one answer and nowhere else. */
export async function makeKey(_before: KeyMade | null, form: FormData): Promise<KeyMade> {
  const ctx = await currentContext();
  const sent = {
    name: String(form.get("name") ?? ""),
    days: String(form.get("days") ?? ""),
    scopes: form.getAll("scopes").map(String),
  };
  const result = await runAction(async () => {
    const userId = userIdOf(ctx.actor);
    if (!userId) throw new AppError("unauthenticated", "You are signed out.", "Sign in and try again.");
    const days = Number(sent.days);
    const parsed = newApiKeyInput.safeParse({
      name: sent.name,
      scopes: sent.scopes,
      expires_at: days > 0 ? new Date(ctx.now.getTime() + days * DAY_MS).toISOString() : null,
    });
    if (!parsed.success) {
      const errors = parsed.error.issues.map((issue) => ({
        pointer: `/${issue.path.join("/")}`,
        detail: hintOf(issue.path[0]),
      }));
      throw new AppError("validation_failed", "The key was not created.", "Correct the fields and try again.", {
        errors,
      });
    }
    const { key } = await createApiKey(ctx.db, userId, parsed.data, ctx.now);
    return { key };
  });
  if (!result.ok) return { ...result, sent };
  revalidatePath(PAGE);
  return result;
}

function hintOf(field: PropertyKey | undefined): string {
  return field === "scopes" ? "Choose at least one permission." : "Give the key a name of up to 80 characters.";
}

/** Ends a key at once. */
export async function revokeKey(form: FormData): Promise<void> {
  const ctx = await requireSignedIn(PAGE);
  await revokeApiKey(ctx.db, userIdOf(ctx.actor) ?? "", Number(form.get("id")), ctx.now);
  revalidatePath(PAGE);
}
