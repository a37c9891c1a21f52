import type { HttpAnswer } from "@/lib/api/http/exchange";
import type { AppError } from "@/lib/core/errors";

/** JSON-RPC 2.0 error codes (section 5.1). */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;

export type MessageId = string | number | null;

function codeOf(error: AppError): number {
  if (error.code === "malformed_json") return PARSE_ERROR;
  if (error.extras.errors) return INVALID_PARAMS;
  return error.status >= 500 ? INTERNAL_ERROR : INVALID_REQUEST;
}

/** A refusal of the whole HTTP request, before any tool ran: our status, as a JSON-RPC error with our code and fix. */
export function mcpErrorAnswer(
  error: AppError,
  about: { requestId: string; id: MessageId; headers: Record<string, string> },
): HttpAnswer {
  const { code, detail, fix, extras } = error;
  const data = { code, fix, request_id: about.requestId };
  const message = { jsonrpc: "2.0", id: about.id, error: { code: codeOf(error), message: detail, data } };
  const headers = {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...(extras.retryAfter !== undefined && { "retry-after": String(extras.retryAfter) }),
    ...(extras.allow && { allow: extras.allow.join(", ") }),
    ...about.headers,
  };
  return { status: error.status, headers, body: Buffer.from(JSON.stringify(message)) };
}
