import { LazyInput, perform } from "@/lib/api/call/execute";
import { toAppError } from "@/lib/api/call/faults";
import { chargeAddress } from "@/lib/api/call/rate-limit";
import { API_PREFIX } from "@/lib/api/http/api-prefix";
import { clientAddress, requestIdOf } from "@/lib/api/http/caller";
import { optionsHeaders } from "@/lib/api/http/cors";
import type { HttpAnswer, HttpCall } from "@/lib/api/http/exchange";
import { openapiOf } from "@/lib/api/openapi/document";
import { type App, contextFor, requireRunning } from "@/lib/api/process/app";
import { actorFromAuthorization } from "@/lib/auth/current-actor";
import type { Actor, Ctx } from "@/lib/core/context";
import { defaultBaseUrl } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { RateLimited } from "@/lib/core/limits/buckets";
import type { AnyOperation } from "@/lib/core/operation";
import { presentDocument, presentFailure, presentSuccess } from "./answer";
import { acceptsJson, readInput } from "./input";
import { asMissingObject } from "./missing-object";
import { type RouteMatch, routerOf } from "./router";

const ALL_METHODS = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"];
const OPENAPI_MAX_AGE_SECONDS = 300;

/** Answers one request below /api/v1. Never throws: every failure is a problem document. */
export async function answerRest(app: App, call: HttpCall): Promise<HttpAnswer> {
  const requestId = requestIdOf(call.header("x-request-id"), app.trustedProxies);
  let baseUrl = defaultBaseUrl();
  try {
    if (call.method === "OPTIONS") return answerOptions(app, call, requestId);
    requireRunning(app);
    const caller = { requestId, address: addressOf(app, call), host: call.header("host") };
    const anonymous = await contextFor(app, { ...caller, actor: { type: "anonymous" }, surface: "rest" });
    baseUrl = anonymous.site.baseUrl;
    return await answerRoute(app, call, anonymous);
  } catch (thrown) {
    const error = toAppError(thrown, { requestId });
    const facts = { rateLimits: error instanceof RateLimited ? [error.state] : [], replayed: false, requestId };
    return presentFailure(error, facts, { baseUrl, instance: call.path, requestId });
  }
}

function addressOf(app: App, call: HttpCall): string | null {
  return clientAddress(call.socketAddress, call.header("x-forwarded-for"), app.trustedProxies);
}

function subPath(call: HttpCall): string {
  return call.path.slice(API_PREFIX.length);
}

/** What a path and method lead to; `operation` is null for openapi.json. */
interface Found {
  operation: AnyOperation | null;
  params: Record<string, string>;
}

async function answerRoute(app: App, call: HttpCall, ctx: Ctx): Promise<HttpAnswer> {
  let found: Found;
  try {
    found = find(app, call, ctx);
  } catch (thrown) {
    return refuseCounted(call, ctx, thrown);
  }
  const { operation, params } = found;
  return operation ? answerOperation(app, call, ctx, operation, params) : answerOpenapi(app, call, ctx);
}

/** Throws `not_found`, `method_not_allowed`, `not_acceptable`, and `bad_request` for a path that is no text. */
function find(app: App, call: HttpCall, ctx: Ctx): Found {
  const path = subPath(call);
  const route = path === "/openapi.json" ? null : routerOf(app.operations)(path);
  if (!route && path !== "/openapi.json") throw unknownPath(ctx.site.baseUrl);
  const allow = methodsOf(route);
  if (!allow.includes(call.method)) throw methodNotAllowed(call.method, allow);
  if (!acceptsJson(call.header("accept"))) throw notAcceptable();
  const operation = route?.byMethod.get(call.method === "HEAD" ? "GET" : call.method) ?? null;
  return { operation, params: route?.params ?? {} };
}

async function answerOpenapi(app: App, call: HttpCall, ctx: Ctx): Promise<HttpAnswer> {
  const facts = { rateLimits: [await chargeAddress(ctx)], requestId: ctx.requestId };
  return presentDocument(call, openapiOf(app.operations, ctx.site), facts, OPENAPI_MAX_AGE_SECONDS);
}

async function answerOperation(
  app: App,
  call: HttpCall,
  anonymous: Ctx,
  operation: AnyOperation,
  params: Record<string, string>,
): Promise<HttpAnswer> {
  let ctx: Ctx;
  try {
    const ifMatch = call.header("if-match") ?? undefined;
    ctx = { ...anonymous, actor: await actorOf(app, call, anonymous), ifMatch };
  } catch (thrown) {
    return refuseCounted(call, anonymous, thrown);
  }
  const input = new LazyInput(() => readInput(call, operation, params));
  const idempotencyKey = call.header("idempotency-key") ?? undefined;
  const outcome = await perform(operation, ctx, input, { idempotencyKey });
  if (outcome.ok) return presentSuccess(call, operation, outcome, ctx.actor.type === "anonymous");
  const error = asMissingObject(operation, params, outcome.error);
  const where = { baseUrl: ctx.site.baseUrl, instance: call.path, requestId: ctx.requestId };
  return { ...presentFailure(error, outcome, where), operation: operation.name };
}

/** Cookies are never looked at: only what the caller sends on purpose counts. */
function actorOf(app: App, call: HttpCall, ctx: Ctx): Promise<Actor> {
  return actorFromAuthorization(call.header("authorization"), call.query, { db: app.db, now: ctx.now });
}

/** Refuses a call that reached no operation, and counts it by address: guessing paths or tokens is no cheaper than reading. */
async function refuseCounted(call: HttpCall, ctx: Ctx, thrown: unknown): Promise<HttpAnswer> {
  const { requestId } = ctx;
  const facts = { rateLimits: [await chargeAddress(ctx)], replayed: false, requestId };
  const where = { baseUrl: ctx.site.baseUrl, instance: call.path, requestId };
  return presentFailure(toAppError(thrown, { requestId }), facts, where);
}

function methodsOf(route: RouteMatch | null): string[] {
  const methods = route ? [...route.byMethod.keys()] : ["GET"];
  return methods.includes("GET") ? [...methods, "HEAD", "OPTIONS"] : [...methods, "OPTIONS"];
}

/** Of a path that is none, only a preflight is answered: with a 404 a browser would hide the 404 that it asks for. */
function answerOptions(app: App, call: HttpCall, requestId: string): HttpAnswer {
  const route = routerOf(app.operations)(subPath(call));
  const isKnown = route !== null || subPath(call) === "/openapi.json";
  const isForAll = call.path === "*" || call.header("access-control-request-method") !== null;
  if (!isKnown && !isForAll) throw unknownPath(defaultBaseUrl());
  const methods = isKnown ? methodsOf(route) : ALL_METHODS;
  return { status: 204, headers: { ...optionsHeaders(methods), "x-request-id": requestId }, body: null };
}

function unknownPath(baseUrl: string): AppError {
  const fix = `The paths are listed in ${baseUrl}${API_PREFIX}/openapi.json and explained at ${baseUrl}/docs/api.`;
  return new AppError("not_found", "There is nothing at this path.", fix);
}

function methodNotAllowed(method: string, allow: string[]): AppError {
  const detail = ALL_METHODS.includes(method)
    ? `This path does not take ${method}.`
    : "This path does not take that method.";
  return new AppError("method_not_allowed", detail, `Use ${allow.join(" or ")}.`, { allow });
}

function notAcceptable(): AppError {
  return new AppError(
    "not_acceptable",
    "The API answers in JSON only.",
    "Send Accept: application/json, or no Accept.",
  );
}
