import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authConfig } from "@/lib/auth/auth-config";
import { signInDeps } from "@/lib/web/sign-in-deps";

/**
 * next-auth's own routes, for providers that send the browser back here. Mail sign-in is left out on purpose: its codes are
 * taken by POST on the sign-in pages, within their limits (lib/auth/sign-in.ts).
 */
async function handle(request: NextRequest): Promise<Response> {
  const deps = await signInDeps();
  const { handlers } = NextAuth(authConfig(deps));
  const { pathname, search } = request.nextUrl;
  const seen = new NextRequest(new URL(pathname + search, deps.site.baseUrl), request);
  return request.method === "POST" ? handlers.POST(seen) : handlers.GET(seen);
}

export { handle as GET, handle as POST };
