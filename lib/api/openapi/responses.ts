import { ERRORS_MAX } from "@/lib/api/call/input-errors";
import { exampleProblem } from "@/lib/api/examples";
import { PROBLEM_TYPE } from "@/lib/api/http/problem";
import { ERROR_CODES, type ErrorCode } from "@/lib/core/errors";
import { type AnyOperation, pathNames } from "@/lib/core/operation";
import { pascal } from "./schemas";

/** Headers of answers, as `components.headers`. */
export const HEADERS = {
  RequestId: header(
    "The request's id, also in our logs; include it when you report a problem.",
    "req_5k2m9x0c7v1b4n8z",
  ),
  RateLimitPolicy: header("Quota `q` and window `w` in seconds of each bucket.", '"account";q=300;w=60'),
  RateLimit: header("What remains, `r`, and the seconds until the window ends, `t`.", '"account";r=299;t=41'),
  RetryAfter: header("Seconds to wait before the next try.", "41"),
  ETag: header(
    "Tag of this answer, for If-None-Match; where a call takes If-Match, for that too.",
    '"p9Wq1Zr7kq1n2b3c4d5e6f7g8h9"',
  ),
  CacheControl: header(
    "Who may keep this answer, and for how long without asking again.",
    "public, max-age=0, s-maxage=30, stale-while-revalidate=30",
  ),
  IdempotentReplayed: header("`true` when an earlier call with the same Idempotency-Key gave this answer.", "true"),
  Location: header("Where the object is.", "/api/v1/listings/tidebell"),
  WwwAuthenticate: header("How to sign in (RFC 6750).", 'Bearer realm="launchyard"'),
} as const;

function header(description: string, example: string) {
  return { description, schema: { type: "string" }, example };
}

const refer = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });

/** RFC 9457 with our additions (lib/api/http/problem.ts). */
export const PROBLEM_SCHEMA = {
  type: "object",
  description: "RFC 9457 problem details.",
  required: ["type", "title", "status", "detail", "instance", "code", "request_id", "fix"],
  properties: {
    type: { type: "string", format: "uri", description: "Where this kind of problem is explained." },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string", description: "What went wrong with this request." },
    instance: { type: "string", description: "The request's path." },
    code: { type: "string", enum: Object.keys(ERROR_CODES) },
    request_id: { type: "string" },
    errors: {
      type: "array",
      description: `One entry per unusable field, ${ERRORS_MAX} at most; detail says how many there are.`,
      items: {
        type: "object",
        required: ["pointer", "detail"],
        properties: {
          pointer: { type: "string", description: "RFC 6901" },
          detail: { type: "string" },
          reason: { type: "string", description: "Why, for programs; of a promo code or an option." },
          allowed: { type: "array", items: { type: "string" }, description: "All that could stand there instead." },
        },
      },
    },
    fix: { type: "string", description: "What to do next, in one sentence." },
  },
};

/** Codes an operation may answer with: those of its kind and its own. */
export function errorCodesOf(operation: AnyOperation): ErrorCode[] {
  const hasBody = operation.method !== "GET";
  const isSignedIn = operation.access !== "public";
  const codes: ErrorCode[] = ["bad_request", "invalid_token", "not_acceptable", "validation_failed", "rate_limited"];
  if (hasBody) codes.push("malformed_json", "payload_too_large", "unsupported_media_type");
  if (isSignedIn) codes.push("unauthenticated", "insufficient_scope");
  if (pathNames(operation.path).length > 0) codes.push("not_found");
  if (operation.idempotent) codes.push("idempotency_in_progress", "idempotency_mismatch");
  if (operation.revision && hasBody) codes.push("precondition_failed");
  codes.push(...operation.errors, "internal_error", "unavailable");
  return [...new Set(codes)].sort((a, b) => ERROR_CODES[a].status - ERROR_CODES[b].status);
}

/** `components.responses`: operations that fail alike refer to one description. */
export type SharedResponses = Record<string, object>;

const RATE_LIMITED = { "RateLimit-Policy": refer("RateLimitPolicy"), RateLimit: refer("RateLimit") };

/** The answer to a tag that still holds. */
export const NOT_MODIFIED = {
  description: "Unchanged since the tag in If-None-Match; no body.",
  headers: {
    "X-Request-Id": refer("RequestId"),
    ...RATE_LIMITED,
    ETag: refer("ETag"),
    "Cache-Control": refer("CacheControl"),
  },
};

/** The failures of an operation, one response per status, each with the codes this operation may give and no other. */
export function failureResponses(operation: AnyOperation, shared: SharedResponses, baseUrl: string) {
  const byStatus = Map.groupBy(errorCodesOf(operation), (code) => ERROR_CODES[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const name = codes.map(pascal).join("Or");
      shared[name] ??= failure(status, codes, baseUrl);
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );
}

/** Statuses that may be given before a call is counted against a limit. */
const UNCOUNTED = new Set([400, 500, 503]);

function failure(status: number, codes: ErrorCode[], baseUrl: string) {
  const examples = codes.flatMap((code) => {
    const value = exampleProblem(code, baseUrl);
    return value ? [[code, { summary: ERROR_CODES[code].title, value }]] : [];
  });
  const waits = codes.some((code) => ["rate_limited", "unavailable", "idempotency_in_progress"].includes(code));
  return {
    description: codes.map((code) => `${ERROR_CODES[code].title} (\`${code}\`).`).join(" "),
    headers: {
      "X-Request-Id": refer("RequestId"),
      ...(!UNCOUNTED.has(status) && RATE_LIMITED),
      ...((status === 401 || status === 403) && { "WWW-Authenticate": refer("WwwAuthenticate") }),
      ...(status === 412 && { ETag: refer("ETag") }),
      ...(status === 301 && { Location: refer("Location") }),
      ...(waits && { "Retry-After": refer("RetryAfter") }),
    },
    content: { [PROBLEM_TYPE]: { schema: problemWith(status, codes), examples: Object.fromEntries(examples) } },
  };
}

/** A problem that can only be one of these. */
function problemWith(status: number, codes: ErrorCode[]) {
  const properties = { status: { const: status }, code: { type: "string", enum: codes } };
  return {
    allOf: [{ $ref: "#/components/schemas/Problem" }, { type: "object", properties, required: ["status", "code"] }],
  };
}

/** Headers of an operation's success. */
export function successHeaders(operation: AnyOperation, status: number): Record<string, unknown> {
  return {
    "X-Request-Id": refer("RequestId"),
    ...RATE_LIMITED,
    ...(operation.method === "GET" && { ETag: refer("ETag"), "Cache-Control": refer("CacheControl") }),
    ...(operation.revision && operation.method !== "GET" && { ETag: refer("ETag") }),
    ...(operation.location && status === 201 && { Location: refer("Location") }),
    ...(operation.idempotent && { "Idempotent-Replayed": refer("IdempotentReplayed") }),
  };
}
