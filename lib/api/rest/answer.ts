import type { CallFacts, Executed } from "@/lib/api/call/execute";
import { rateLimitHeaders } from "@/lib/api/call/rate-limit-headers";
import type { Representation } from "@/lib/api/call/representation";
import { API_PREFIX } from "@/lib/api/http/api-prefix";
import { CORS_HEADERS } from "@/lib/api/http/cors";
import { matchesTag } from "@/lib/api/http/etag";
import type { HttpAnswer, HttpCall } from "@/lib/api/http/exchange";
import { challengeOf, PROBLEM_TYPE, problemOf } from "@/lib/api/http/problem";
import type { AppError } from "@/lib/core/errors";
import { dataHeaders } from "@/lib/core/http/content-policy";
import { revisionTag, taggedRevision } from "@/lib/core/http/revision";
import type { AnyOperation } from "@/lib/core/operation";

/** On every answer of the API. */
const commonHeaders = () => ({ ...CORS_HEADERS, ...dataHeaders() });

const REALM = 'realm="launchyard"';

/** Cache-Control of a read: shared caches may keep what anybody may see, everybody else asks again with the tag. */
function cacheControl(operation: AnyOperation, isAnonymous: boolean): string {
  if (operation.method !== "GET") return "no-store";
  if (operation.access !== "public" || !isAnonymous) return "private, no-cache";
  return `public, max-age=0, s-maxage=${operation.cacheSeconds}, stale-while-revalidate=${operation.cacheSeconds}`;
}

/** The answer of an operation that went well; a read whose tag the caller has is 304. */
export function presentSuccess(call: HttpCall, operation: AnyOperation, done: Executed<unknown>, isAnonymous: boolean) {
  const headers: Record<string, string> = {
    ...commonHeaders(),
    "x-request-id": done.requestId,
    "cache-control": cacheControl(operation, isAnonymous),
    ...rateLimitHeaders(done.rateLimits),
  };
  if (done.status === 201 && operation.location) headers.location = API_PREFIX + operation.location(done.output);
  if (done.replayed) headers["idempotent-replayed"] = "true";
  const revision = operation.revision?.(done.output);
  if (revision !== undefined && operation.method !== "GET") headers.etag = revisionTag(revision);
  const answer =
    operation.method === "GET"
      ? presentTagged(call, done.representation, headers, revision)
      : presentJson(done.status, done.representation.bytes, headers);
  return { ...answer, operation: operation.name };
}

/** A readable document with its entity tag, compressed where it is everybody's and the caller takes that; or 304. */
export function presentTagged(
  call: HttpCall,
  document: Representation,
  headers: Record<string, string>,
  revision?: string,
): HttpAnswer {
  const coding = document.codingFor(call.header("accept-encoding") ?? "");
  const ofBytes = document.etagIn(coding);
  const etag = revision === undefined ? ofBytes : taggedRevision(revision, ofBytes);
  const tagged = { ...headers, etag, vary: "Authorization, Accept-Encoding" };
  if (matchesTag(call.header("if-none-match"), etag)) return { status: 304, headers: tagged, body: null };
  const coded = { ...tagged, ...(coding !== "identity" && { "content-encoding": coding }) };
  return presentJson(200, document.bytesIn(coding), coded);
}

function presentJson(status: number, body: Uint8Array, headers: Record<string, string>): HttpAnswer {
  headers["content-type"] = "application/json; charset=utf-8";
  headers["content-length"] = String(body.length);
  return { status, headers, body };
}

/** A document outside the registry, such as openapi.json. */
export function presentDocument(
  call: HttpCall,
  document: Representation,
  facts: Pick<CallFacts, "rateLimits" | "requestId">,
  maxAge: number,
) {
  const headers = {
    ...commonHeaders(),
    "x-request-id": facts.requestId,
    "cache-control": `public, max-age=${maxAge}`,
    ...rateLimitHeaders(facts.rateLimits),
  };
  return presentTagged(call, document, headers);
}

/** The problem document of a failure with the headers its status asks for. */
export function presentFailure(
  error: AppError,
  facts: Pick<CallFacts, "rateLimits" | "replayed" | "requestId">,
  where: { baseUrl: string; instance: string; requestId: string },
): HttpAnswer {
  const problem = problemOf(error, { ...where, requestId: facts.requestId });
  const body = Buffer.from(JSON.stringify(problem));
  const challenge = challengeOf(error, REALM);
  const headers: Record<string, string> = {
    ...commonHeaders(),
    "x-request-id": where.requestId,
    "cache-control": "no-store",
    "content-type": PROBLEM_TYPE,
    "content-length": String(body.length),
    ...rateLimitHeaders(facts.rateLimits),
    ...(challenge && { "www-authenticate": challenge }),
    ...(error.extras.retryAfter !== undefined && { "retry-after": String(error.extras.retryAfter) }),
    ...(error.extras.etag && { etag: error.extras.etag }),
    ...(error.extras.location && { location: API_PREFIX + error.extras.location }),
    ...(error.extras.allow && { allow: error.extras.allow.join(", ") }),
    ...(facts.replayed && { "idempotent-replayed": "true" }),
  };
  return { status: error.status, headers, body };
}
