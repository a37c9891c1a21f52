import { actorFromRequest } from "@/lib/auth/current-actor";
import { resourceOf } from "@/lib/auth/oauth/resource";
import type { Actor, Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { type App, contextFor } from "./app";
import { clientAddress, requestIdOf } from "./caller";
import { type PeerInfo, readStream, type WebHandler } from "./handle";
import { log } from "./log";
import { challengeHeaders, requireAccess } from "./mcp-access";
import { type MessageId, mcpErrorResponse } from "./mcp-error";
import { type McpMessage, readMessages } from "./mcp-message";
import { answerProtocol } from "./mcp-protocol";
import { operationsOf } from "./mcp-tools";
import { isTrustedOrigin, ownOrigin } from "./own-origin";
import { chargeFailedSignIn } from "./rate-limit";
import { toAppError } from "./unexpected";

const BODY_MAX_BYTES = 1024 * 1024;
const METHODS = ["POST", "OPTIONS"];

/** What is known of a call while it is being answered: as much as an error needs to tell. */
interface Progress {
  requestId: string;
  origin: string;
  id: MessageId;
  /** Methods and tools, for the log. */
  called: string;
}

/** The MCP endpoint (Streamable HTTP) over the web's Request and Response; the front door and Next's route both use it. */
export function createMcp(app: App): WebHandler {
  return async (request, peer) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request.headers.get("x-request-id"), app.trustedProxies);
    const progress: Progress = { requestId, origin: "", id: null, called: "" };
    const response = await answerOrRefuse(app, request, peer, progress);
    response.headers.set("x-request-id", requestId);
    response.headers.set("x-content-type-options", "nosniff");
    allowOrigin(request, response, progress.origin);
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const { called } = progress;
    log.debug("mcp", {
      method: request.method,
      path: "/mcp",
      status: response.status,
      ms,
      request_id: requestId,
      called,
    });
    return response;
  };
}

async function answerOrRefuse(app: App, request: Request, peer: PeerInfo, progress: Progress): Promise<Response> {
  try {
    return await answer(app, request, peer, progress);
  } catch (thrown) {
    const { requestId, origin, id } = progress;
    const error = toAppError(thrown, { requestId });
    return mcpErrorResponse(error, { requestId, id, headers: challengeHeaders(error, origin) });
  }
}

async function answer(app: App, request: Request, peer: PeerInfo, progress: Progress): Promise<Response> {
  const anonymous = await contextOf(app, request, peer, progress.requestId);
  progress.origin = requireOwnHost(anonymous, request);
  requireTrustedOrigin(request, progress.origin);
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { allow: METHODS.join(", ") } });
  requirePost(request, anonymous.site.baseUrl);
  if (app.isDraining()) throw draining();
  const operations = operationsOf(app.operations, new URL(request.url).searchParams);
  const body = await readStream(request.body, Number(request.headers.get("content-length") ?? 0), BODY_MAX_BYTES);
  const { parsed, messages } = readMessages(body, request.headers.get("mcp-protocol-version"));
  progress.id = messages.length === 1 ? (messages[0]?.id ?? null) : null;
  progress.called = describe(messages);
  const ctx = { ...anonymous, actor: await actorOf(request, anonymous, progress.origin) };
  requireAccess(messages, operations, ctx.actor);
  return answerProtocol(asJsonOnly(request), parsed, { ctx, operations });
}

function contextOf(app: App, request: Request, peer: PeerInfo, requestId: string): Promise<Ctx> {
  const address = clientAddress(peer.address, request.headers.get("x-forwarded-for"), app.trustedProxies);
  const actor = { type: "anonymous" } as const;
  return contextFor(app, { host: hostOf(request), actor, surface: "mcp", address, requestId });
}

const hostOf = (request: Request) => request.headers.get("host") ?? new URL(request.url).host;

/** A foreign name that resolves to us is DNS rebinding (MCP, Streamable HTTP, Security Warning). */
function requireOwnHost({ site }: Ctx, request: Request): string {
  const origin = ownOrigin(site, hostOf(request));
  if (origin) return origin;
  throw new AppError("forbidden", "This host name is not served here.", `Connect to ${site.baseUrl}/mcp.`);
}

function requireTrustedOrigin(request: Request, own: string): void {
  const origin = request.headers.get("origin");
  if (origin === null || isTrustedOrigin(origin, own)) return;
  const fix = "Call it from a server or a program on your own machine; web pages of other origins are refused.";
  throw new AppError("forbidden", "Calls from this web origin are refused.", fix);
}

function requirePost(request: Request, baseUrl: string): void {
  if (request.method !== "POST") {
    const fix = `Point an MCP client at this address; ${baseUrl}/docs/mcp says how.`;
    throw new AppError("method_not_allowed", "The MCP endpoint takes POST.", fix, { allow: METHODS });
  }
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError("unsupported_media_type", "The body must be JSON.", "Send Content-Type: application/json.");
  }
  const accept = request.headers.get("accept") ?? "*/*";
  if (/application\/json|application\/\*|\*\/\*/i.test(accept)) return;
  throw new AppError("not_acceptable", "Answers are JSON.", "Send Accept: application/json, text/event-stream.");
}

function draining(): AppError {
  const fix = "Send the request again in a moment.";
  return new AppError("unavailable", "The service is restarting.", fix, { retryAfter: 1 });
}

async function actorOf(request: Request, ctx: Ctx, origin: string): Promise<Actor> {
  try {
    return await actorFromRequest(request, { db: ctx.db, now: ctx.now, resource: resourceOf(origin) });
  } catch (error) {
    await chargeFailedSignIn(ctx);
    throw error;
  }
}

/** We answer every request in JSON, so a client that takes JSON alone is served too, though the protocol asks for both. */
function asJsonOnly(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("accept", "application/json, text/event-stream");
  return new Request(request.url, { method: "POST", headers, body: "{}", signal: request.signal });
}

function describe(messages: McpMessage[]): string {
  return messages
    .map(({ method, tool }) => tool ?? method ?? "response")
    .join(" ")
    .slice(0, 200);
}

/** Pages on trusted origins may read answers; cookies are never looked at, so credentials are never allowed. */
function allowOrigin(request: Request, response: Response, own: string): void {
  const origin = request.headers.get("origin");
  response.headers.append("vary", "Origin");
  if (origin === null || own === "" || !isTrustedOrigin(origin, own)) return;
  response.headers.set("access-control-allow-origin", origin);
  response.headers.set("access-control-expose-headers", "WWW-Authenticate, X-Request-Id, Retry-After");
  if (request.method !== "OPTIONS") return;
  response.headers.set("access-control-allow-methods", METHODS.join(", "));
  response.headers.set(
    "access-control-allow-headers",
    "Authorization, Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID",
  );
  response.headers.set("access-control-max-age", "7200");
}
