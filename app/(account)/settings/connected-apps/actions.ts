"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { disconnectApp } from "@/lib/auth/oauth/connections";
import { signOut } from "@/lib/auth/session";
import { endAllSessions } from "@/lib/auth/session-store";
import { userIdOf } from "@/lib/core/context";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";

const PAGE = "/settings/connected-apps";

/** Ends an app's access at once. */
export async function disconnect(form: FormData): Promise<void> {
  const ctx = await requireSignedIn(PAGE);
  await disconnectApp(ctx.db, userIdOf(ctx.actor) ?? "", String(form.get("client_id") ?? ""));
  revalidatePath(PAGE);
}

/** Ends the person's sessions in all browsers, and lands on the sign-in page. */
export async function leaveEverywhere(): Promise<void> {
  const { db, site, actor } = await requireSignedIn(PAGE);
  await endAllSessions(db, userIdOf(actor) ?? "");
  await signOut(db, site.baseUrl);
  redirect("/sign-in");
}
