import { toAppError } from "@/lib/api/call/faults";
import { chargeAddress, chargeCaller } from "@/lib/api/call/rate-limit";
import { rateLimitHeaders } from "@/lib/api/call/rate-limit-headers";
import { clientAddress, requestIdOf } from "@/lib/api/http/caller";
import type { HttpAnswer, HttpCall } from "@/lib/api/http/exchange";
import { type NodeHandler, nodeCall, writeAnswer, writeResponse } from "@/lib/api/http/node-request";
import { type WebHandler, webCall } from "@/lib/api/http/web-request";
import { noteRequest } from "@/lib/api/metrics/note-request";
import { type App, contextFor, requireRunning } from "@/lib/api/process/app";
import { actorFromAuthorization } from "@/lib/auth/current-actor";
import { resourceOf } from "@/lib/auth/oauth/resource";
import type { Actor, Ctx } from "@/lib/core/context";
import type { AppError } from "@/lib/core/errors";
import { dataHeaders } from "@/lib/core/http/content-policy";
import { RateLimited, type RateLimitState } from "@/lib/core/limits/buckets";
import { msSince } from "@/lib/core/log";
import { OLDEST_VERSION } from "@/lib/core/mcp-versions";
import { challengeHeaders, requireAccess } from "./access";
import { answerBatch } from "./batch";
import { answerDirect, directCall } from "./direct";
import { type MessageId, mcpErrorAnswer } from "./error";
import { explained } from "./explain";
import { corsHeaders, MCP_METHODS, requireJsonPost, requireOwnHost, requireTrustedOrigin } from "./gate";
import type { McpMessage } from "./message";
import { faultOfParams } from "./params";
import { type AnswerProtocol, answerProtocol } from "./protocol";
import { readMessages } from "./read-messages";
import type { McpCaller } from "./tool-call";
import { operationsOf } from "./tools";

/** Nobody is left to read an answer: hanging up cancels a call (2026-07-28, Cancellation). A call that runs goes on to its end. */
const cancelled = (): HttpAnswer => ({ status: 499, headers: {}, body: null });
/** Headers that the protocol library looks at. */
const PROTOCOL_HEADERS = ["mcp-protocol-version", "mcp-method", "mcp-name", "mcp-session-id"];

/** What is known of a call while it is being answered: as much as an error needs to tell. */
interface Progress {
  requestId: string;
  /** Null until it is known where the call came from. */
  ctx: Ctx | null;
  origin: string;
  id: MessageId;
  /** Methods and tools, for the log. */
  called: string;
  counts: RateLimitState[];
}

/** What answers: the app, and who speaks the protocol for it. A test route puts its own tools beside the app's. */
interface Endpoint {
  app: App;
  protocol: AnswerProtocol;
}

/** The MCP endpoint (Streamable HTTP) over the web's Request and Response, as Next's route handlers use it. */
export function createMcp(app: App): WebHandler {
  const endpoint = { app, protocol: answerProtocol };
  return async (request, peer) => {
    const answer = await answerMcp(endpoint, webCall(request, peer), request.signal);
    if (answer instanceof Response) return answer;
    return new Response(answer.body && new Uint8Array(answer.body), answer);
  };
}

/** The same endpoint straight over node:http. */
export function createNodeMcp(app: App, protocol: AnswerProtocol = answerProtocol): NodeHandler {
  return async (req, res) => {
    const abort = new AbortController();
    res.once("close", () => res.writableFinished || abort.abort());
    const answer = await answerMcp({ app, protocol }, nodeCall(req), abort.signal);
    if (answer instanceof Response) await writeResponse(res, answer, false);
    else writeAnswer(res, answer, app.isDraining() || answer.status === 413);
  };
}

/** Never throws: every failure is an answer. */
async function answerMcp(endpoint: Endpoint, call: HttpCall, signal: AbortSignal): Promise<HttpAnswer | Response> {
  const startedAt = performance.now();
  const requestId = requestIdOf(call.header("x-request-id"), endpoint.app.trustedProxies);
  const progress: Progress = { requestId, ctx: null, origin: "", id: null, called: "", counts: [] };
  const answer = await answerOrRefuse(endpoint, call, signal, progress);
  const { origin, called, counts } = progress;
  const common = { ...dataHeaders(), "x-request-id": requestId };
  const added = { ...common, ...corsHeaders(call, origin), ...rateLimitHeaders(counts) };
  if (answer instanceof Response) for (const [name, value] of Object.entries(added)) answer.headers.set(name, value);
  else Object.assign(answer.headers, added);
  const ms = msSince(startedAt);
  const { status } = answer;
  noteRequest({ method: call.method, path: "/mcp", route: "/mcp", status, ms, requestId, fields: { called } });
  return answer;
}

async function answerOrRefuse(endpoint: Endpoint, call: HttpCall, signal: AbortSignal, progress: Progress) {
  try {
    return await answer(endpoint, call, signal, progress);
  } catch (thrown) {
    const { requestId, origin, id, counts } = progress;
    const error = await counted(toAppError(thrown, { requestId }), progress);
    if (error instanceof RateLimited) counts.push(error.state);
    return mcpErrorAnswer(error, { requestId, id, headers: challengeHeaders(error, origin) });
  }
}

/** What is refused before it was counted counts as a public read: broken calls are no cheaper than right ones. */
async function counted(error: AppError, { ctx, counts }: Progress): Promise<AppError> {
  if (ctx === null || counts.length > 0 || error instanceof RateLimited || error.status >= 500) return error;
  try {
    counts.push(await chargeAddress(ctx));
    return error;
  } catch (refusal) {
    return toAppError(refusal, { requestId: ctx.requestId });
  }
}

async function answer({ app, protocol }: Endpoint, call: HttpCall, signal: AbortSignal, progress: Progress) {
  const anonymous = await contextOf(app, call, progress.requestId);
  progress.ctx = anonymous;
  progress.origin = requireOwnHost(anonymous.site, call);
  requireTrustedOrigin(call, progress.origin);
  if (call.method === "OPTIONS") return { status: 204, headers: { allow: MCP_METHODS.join(", ") }, body: null };
  requireJsonPost(call, anonymous.site.baseUrl);
  requireRunning(app);
  const operations = operationsOf(app.operations, call.query);
  const version = call.header("mcp-protocol-version");
  const { isBatch, messages } = await readMessages(call, operations, version);
  progress.id = messages.length === 1 ? (messages[0]?.id ?? null) : null;
  progress.called = describe(messages);
  const ctx = { ...anonymous, actor: await actorOf(call, anonymous, progress) };
  const readsStructured = (version ?? OLDEST_VERSION) !== OLDEST_VERSION;
  const caller: McpCaller = { ctx, operations, readsStructured, counts: progress.counts };
  await requireCountedAccess(caller, messages);
  if (signal.aborted) return cancelled();
  await chargeMessages(caller, messages, version);
  const answerOne = (message: McpMessage) => answerMessage(protocol, caller, { call, signal, message });
  const [only] = messages;
  return isBatch || !only ? answerBatch(messages, progress.requestId, answerOne) : answerOne(only);
}

async function requireCountedAccess({ ctx, operations, counts }: McpCaller, messages: McpMessage[]): Promise<void> {
  try {
    requireAccess(messages, operations, ctx.actor);
  } catch (refusal) {
    counts.push(await chargeCaller(ctx));
    throw refusal;
  }
}

/** Calls of tools are counted where they run; each other thing the protocol is asked counts as a public read. */
async function chargeMessages(caller: McpCaller, messages: McpMessage[], version: string | null): Promise<void> {
  for (const message of messages) {
    const isCall = !message.isNotification && caller.operations.some(({ name }) => name === message.tool);
    if (!isCall || faultOfParams(message, version)) caller.counts.push(await chargeAddress(caller.ctx));
  }
}

/** One message, by the short way where there is one. Throws `bad_request` for params of the wrong shape. */
async function answerMessage(
  protocol: AnswerProtocol,
  caller: McpCaller,
  { call, signal, message }: { call: HttpCall; signal: AbortSignal; message: McpMessage },
): Promise<HttpAnswer | Response> {
  const direct = directCall(message.sent, call.header, caller.operations);
  if (direct) return answerDirect(caller, direct);
  const fault = faultOfParams(message, call.header("mcp-protocol-version"));
  if (fault) throw fault;
  return explained(await protocol(protocolRequest(call, signal), message.sent, caller), caller.ctx.requestId);
}

function contextOf(app: App, call: HttpCall, requestId: string): Promise<Ctx> {
  const address = clientAddress(call.socketAddress, call.header("x-forwarded-for"), app.trustedProxies);
  const actor = { type: "anonymous" } as const;
  return contextFor(app, { host: call.header("host"), actor, surface: "mcp", address, requestId });
}

async function actorOf(call: HttpCall, ctx: Ctx, { origin, counts }: Progress): Promise<Actor> {
  const deps = { db: ctx.db, now: ctx.now, resource: resourceOf(origin) };
  try {
    return await actorFromAuthorization(call.header("authorization"), call.query, deps);
  } catch (error) {
    counts.push(await chargeAddress(ctx));
    throw error;
  }
}

/** The request as the protocol library reads it: the body was parsed already, and was admitted as JSON. */
function protocolRequest(call: HttpCall, signal: AbortSignal): Request {
  const headers = new Headers({ "content-type": "application/json", accept: "application/json, text/event-stream" });
  for (const name of PROTOCOL_HEADERS) {
    const value = call.header(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request("http://mcp.invalid/mcp", { method: "POST", headers, body: "{}", signal });
}

function describe(messages: McpMessage[]): string {
  return messages
    .map(({ method, tool }) => tool ?? method ?? "response")
    .join(" ")
    .slice(0, 200);
}
