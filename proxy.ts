import { type NextRequest, NextResponse } from "next/server";
import { newNonce, pageHeaders, requestHeaders } from "@/lib/api/server/page-headers";

/** They say themselves what a browser may do with their answers, with or without the front door. */
const OF_THEIR_OWN = /^\/(?:(?:api\/v1|mcp|\.well-known)(?:\/|$)|oauth\/(?!consent\/[^/]+$))/;

/** Gives pages their headers on hosts that run Next without the front door, which gives them before and passes this by. */
export function proxy(request: NextRequest): NextResponse {
  const path = request.nextUrl.pathname;
  if (OF_THEIR_OWN.test(path)) return NextResponse.next();
  const nonce = newNonce();
  const headers = pageHeaders(path, nonce);
  const toPage = new Headers(request.headers);
  for (const [name, value] of Object.entries(requestHeaders(headers, nonce))) toPage.set(name, value);
  return NextResponse.next({ request: { headers: toPage }, headers });
}

export const config = { matcher: [{ source: "/:path*", missing: [{ type: "header", key: "x-nonce" }] }] };
