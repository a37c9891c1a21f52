"use server";

import { revalidatePath } from "next/cache";
import type { ProfileSaved } from "@/components/founder/profile-form";
import { execute } from "@/lib/api/call/execute";
import { AppError } from "@/lib/core/errors";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import { saveFounderProfile } from "@/lib/services/account/save-founder-profile";
import { storePhoto } from "@/lib/services/account/store-photo";
import { textsOf } from "@/lib/web/forms/texts-of";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Saves the whole form; an emptied field is cleared, a photo that was not chosen stays. */
export async function saveProfile(_before: ProfileSaved | null, form: FormData): Promise<ProfileSaved> {
  const ctx = await currentContext();
  const result = await runAction(async () => {
    if (ctx.actor.type === "anonymous")
      throw new AppError("unauthenticated", "You are signed out.", "Sign in and save again.");
    const photo = form.get("photo");
    const text = (name: string) => String(form.get(name) ?? "").trim() || null;
    const photo_sha =
      photo instanceof File && photo.size > 0
        ? await storePhoto(ctx, new Uint8Array(await photo.arrayBuffer()))
        : undefined;
    const links = Object.fromEntries(PLATFORM_KEYS.map((key) => [key, text(`link_${key}`)]));
    const { output } = await execute(saveFounderProfile, ctx, {
      name: text("name"),
      role: text("role"),
      bio: text("bio"),
      links,
      ...(photo_sha && { photo_sha }),
    });
    return output;
  });
  if (!result.ok) return { ...result, typed: textsOf(form) };
  revalidatePath("/dashboard", "layout");
  return result;
}
