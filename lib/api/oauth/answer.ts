import { STOPPED_PAGE_HEADERS, stoppedPage } from "@/lib/auth/oauth/error-page";
import type { AppError } from "@/lib/core/errors";

const ALLOWED_HEADERS = "Authorization, Content-Type, MCP-Protocol-Version";

/** Where people are sent: nothing there is for the code of web pages (RFC 9700, section 2.6). */
const FOR_PEOPLE = /^\/oauth\/(?:authorize|consent)(?:\/|$)/;

export const isForPeople = (request: Request): boolean => FOR_PEOPLE.test(new URL(request.url).pathname);

/** Apps that run in a browser may read metadata and tokens: what they send is theirs, cookies are never looked at there. */
export function allowAnyOrigin(response: Response): Response {
  response.headers.set("access-control-allow-origin", "*");
  response.headers.set("access-control-expose-headers", "WWW-Authenticate, X-Request-Id, Retry-After");
  response.headers.delete("access-control-allow-credentials");
  return response;
}

export function preflight(): Response {
  const headers = {
    "access-control-allow-methods": "GET, POST, OPTIONS",
    "access-control-allow-headers": ALLOWED_HEADERS,
    "access-control-max-age": "7200",
  };
  return allowAnyOrigin(new Response(null, { status: 204, headers }));
}

/** Our refusal in OAuth's words (RFC 6749, section 5.2; RFC 7591, section 3.2.2), or as a page for a person. */
export function oauthErrorResponse(request: Request, error: AppError): Response {
  const headers: Record<string, string> = {
    "cache-control": "no-store",
    ...(error.extras.retryAfter !== undefined && { "retry-after": String(error.extras.retryAfter) }),
    ...(error.code === "payload_too_large" && { connection: "close" }), // the rest of the body is not read
    ...(error.extras.allow && { allow: error.extras.allow.join(", ") }),
  };
  if (request.headers.get("accept")?.includes("text/html")) return errorPage(error, headers);
  const body = { error: oauthCode(request, error), error_description: `${error.detail} ${error.fix}` };
  const response = Response.json(body, { status: error.status, headers });
  return isForPeople(request) ? response : allowAnyOrigin(response);
}

function oauthCode(request: Request, error: AppError): string {
  if (error.status === 429 || error.status === 503) return "temporarily_unavailable";
  if (error.status >= 500) return "server_error";
  if (error.extras.errors?.some(({ pointer }) => pointer === "/redirect_uris")) return "invalid_redirect_uri";
  return new URL(request.url).pathname === "/oauth/register" ? "invalid_client_metadata" : "invalid_request";
}

function errorPage(error: AppError, headers: Record<string, string>): Response {
  const all = { ...headers, ...STOPPED_PAGE_HEADERS, "content-type": "text/html; charset=utf-8" };
  return new Response(stoppedPage(error.detail, error.fix), { status: error.status, headers: all });
}
