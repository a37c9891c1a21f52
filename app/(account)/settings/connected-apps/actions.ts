"use server";

import { revalidatePath } from "next/cache";
import { disconnectApp } from "@/lib/auth/oauth/connections";
import { userIdOf } from "@/lib/core/context";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";

const PAGE = "/settings/connected-apps";

/** Ends an app's access at once. */
export async function disconnect(form: FormData): Promise<void> {
  const ctx = await requireSignedIn(PAGE);
  await disconnectApp(ctx.db, userIdOf(ctx.actor) ?? "", String(form.get("client_id") ?? ""));
  revalidatePath(PAGE);
}
