import type { HttpAnswer } from "@/lib/api/http/exchange";
import type { ErrorCode } from "@/lib/core/errors";
import { MCP_VERSIONS } from "@/lib/core/mcp-versions";
import { isRecord } from "./message";

interface Explanation {
  code: ErrorCode;
  fix: string;
}

/** By the codes of JSON-RPC 2.0 (section 5.1) and of MCP 2026-07-28 (Error Codes). */
const EXPLANATIONS = new Map<unknown, Explanation>([
  [-32600, { code: "bad_request", fix: "Send one JSON-RPC 2.0 message: jsonrpc, id, method and params." }],
  [-32601, { code: "not_found", fix: "Tools are all that is served: call tools/list or tools/call." }],
  [
    -32602,
    { code: "bad_request", fix: "Send the params that this protocol version gives the method, its _meta included." },
  ],
  [-32603, { code: "internal_error", fix: "Send the request again; if it keeps failing, report the request_id." }],
  [
    -32020,
    {
      code: "bad_request",
      fix: "Let the headers Mcp-Method, Mcp-Name and MCP-Protocol-Version say what the body says.",
    },
  ],
  [-32022, { code: "bad_request", fix: `Use a version that is served: ${MCP_VERSIONS.join(", ")}.` }],
]);
const OTHERWISE: Explanation = { code: "bad_request", fix: "Correct the request as the message says." };

/** What the protocol library answered; its refusals with a code of ours and what to do, as our own refusals have them. */
export async function explained(response: Response, requestId: string): Promise<HttpAnswer | Response> {
  if (!response.headers.get("content-type")?.startsWith("application/json")) return response;
  const { "content-length": _, ...headers } = Object.fromEntries(response.headers);
  const body = Buffer.from(explainedText(await response.text(), requestId));
  return { status: response.status, headers, body };
}

function explainedText(text: string, requestId: string): string {
  const message: unknown = JSON.parse(text);
  if (!isRecord(message) || !isRecord(message.error)) return text;
  const { error } = message;
  const explanation = { ...(EXPLANATIONS.get(error.code) ?? OTHERWISE), request_id: requestId };
  return JSON.stringify({ ...message, error: { ...error, data: { ...explanation, ...Object(error.data) } } });
}
