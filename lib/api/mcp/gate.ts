import type { HttpCall } from "@/lib/api/http/exchange";
import { isTrustedOrigin, ownOrigin } from "@/lib/api/http/own-origin";
import type { Site } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";

export const MCP_METHODS = ["POST", "OPTIONS"];
const ALLOWED_HEADERS =
  "Authorization, Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID";

/** The origin that was asked. A foreign name that resolves to us is DNS rebinding (MCP, Streamable HTTP, Security Warning). */
export function requireOwnHost(site: Site, call: HttpCall): string {
  const origin = ownOrigin(site, call.header("host"));
  if (origin) return origin;
  throw new AppError("forbidden", "This host name is not served here.", `Connect to ${site.baseUrl}/mcp.`);
}

export function requireTrustedOrigin(call: HttpCall, own: string): void {
  const origin = call.header("origin");
  if (origin === null || isTrustedOrigin(origin, own)) return;
  const fix = "Call it from a server or a program on your own machine; web pages of other origins are refused.";
  throw new AppError("forbidden", "Calls from this web origin are refused.", fix);
}

/** We answer in JSON, so a client that takes JSON alone is served too, though the protocol asks for event streams as well. */
export function requireJsonPost(call: HttpCall, baseUrl: string): void {
  if (call.method !== "POST") {
    const fix = `Point an MCP client at this address; ${baseUrl}/docs/mcp says how.`;
    throw new AppError("method_not_allowed", "The MCP endpoint takes POST.", fix, { allow: MCP_METHODS });
  }
  const type = call.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError("unsupported_media_type", "The body must be JSON.", "Send Content-Type: application/json.");
  }
  if (/application\/json|application\/\*|\*\/\*/i.test(call.header("accept") ?? "*/*")) return;
  throw new AppError("not_acceptable", "Answers are JSON.", "Send Accept: application/json, text/event-stream.");
}

/** Pages on trusted origins may read answers; cookies are never looked at, so credentials are never allowed. */
export function corsHeaders(call: HttpCall, own: string): Record<string, string> {
  const origin = call.header("origin");
  if (origin === null || own === "" || !isTrustedOrigin(origin, own)) return { vary: "Origin" };
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "WWW-Authenticate, X-Request-Id, Retry-After, RateLimit-Policy, RateLimit",
    ...(call.method === "OPTIONS" && {
      "access-control-allow-methods": MCP_METHODS.join(", "),
      "access-control-allow-headers": ALLOWED_HEADERS,
      "access-control-max-age": "7200",
    }),
  };
}
