import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { contextFor } from "@/lib/api/app";
import { getApp } from "@/lib/api/process-app";
import { signInDeps } from "@/lib/api/sign-in";
import { authConfig } from "@/lib/auth/auth-config";
import { newRequestId } from "@/lib/core/ids";

/**
 * next-auth's own routes, for providers that send the browser back here. Mail sign-in is left out on purpose: its codes are
 * taken by POST on the sign-in pages, within their limits (lib/auth/sign-in.ts).
 */
async function handle(request: NextRequest): Promise<Response> {
  const host = request.headers.get("host");
  const actor = { type: "anonymous" } as const;
  const ctx = await contextFor(await getApp(), {
    host,
    actor,
    surface: "web",
    address: null,
    requestId: newRequestId(),
  });
  const { handlers } = NextAuth(authConfig(await signInDeps(ctx)));
  const url = new URL(request.nextUrl.pathname + request.nextUrl.search, ctx.site.baseUrl);
  const seen = new NextRequest(url, request);
  return request.method === "POST" ? handlers.POST(seen) : handlers.GET(seen);
}

export { handle as GET, handle as POST };
