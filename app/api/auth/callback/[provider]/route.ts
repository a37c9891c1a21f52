import { redirect } from "next/navigation";
import type { NextRequest } from "next/server";
import { finishProviderSignIn } from "@/lib/auth/provider-sign-in";
import { applyCookies } from "@/lib/auth/session";
import { log } from "@/lib/core/log";
import { signInDeps } from "@/lib/web/request/sign-in-deps";

/** Where a provider sends the browser back to. next-auth's other routes are left out: our pages do without them. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ provider: string }> }) {
  const { provider } = await params;
  const query = request.nextUrl.search.slice(1);
  const cookieHeader = request.headers.get("cookie");
  const step = await finishProviderSignIn(await signInDeps(), { provider, query, cookieHeader });
  if (step.fault !== undefined) log.warn("provider sign-in failed", { provider, fault: step.fault });
  await applyCookies(step.cookies);
  redirect(step.redirectTo);
}
