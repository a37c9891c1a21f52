import { Auth } from "@auth/core";
import { authConfig } from "@/lib/auth/auth-config";
import { signInDeps } from "@/lib/web/sign-in-deps";

/**
 * next-auth's own routes, for providers that send the browser back here. Mail sign-in is left out on purpose: its codes are
 * taken by POST on the sign-in pages, within their limits (lib/auth/sign-in.ts). The request is seen at the site's own
 * address, whatever proxies and Next (which calls every loopback "localhost") made of it.
 */
async function answer(request: Request): Promise<Response> {
  const deps = await signInDeps();
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const body = method === "POST" ? await request.arrayBuffer() : undefined;
  return Auth(new Request(deps.site.baseUrl + pathname + search, { method, headers, body }), authConfig(deps));
}

export { answer as GET, answer as POST };
