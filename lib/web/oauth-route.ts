import "server-only";
import { createOAuth } from "@/lib/api/oauth";
import { getApp } from "@/lib/api/process-app";

/** The authorization server as a route handler. The front door, or Next where there is none, wrote the peer's address. */
export async function answerOAuthRoute(request: Request): Promise<Response> {
  return createOAuth(await getApp())(request, { address: request.headers.get("x-forwarded-for") });
}
