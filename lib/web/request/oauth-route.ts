import "server-only";
import { createOAuth } from "@/lib/api/oauth/endpoint";
import { getApp } from "@/lib/api/process/open-app";

/** The authorization server for hosts that run Next without the front door, which answers it earlier. Addresses: as for /api/v1. */
export async function answerOAuthRoute(request: Request): Promise<Response> {
  return createOAuth(await getApp())(request, { address: null });
}
