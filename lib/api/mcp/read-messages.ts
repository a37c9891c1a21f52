import { BODY_MAX_BYTES, inputBytesMax } from "@/lib/api/call/input-bytes";
import { tooLarge } from "@/lib/api/http/body";
import type { HttpCall } from "@/lib/api/http/exchange";
import { parseJson } from "@/lib/api/http/json";
import { AppError } from "@/lib/core/errors";
import { OLDEST_VERSION } from "@/lib/core/mcp-versions";
import type { AnyOperation } from "@/lib/core/operation";
import { isRecord, type McpMessage } from "./message";

/** Messages of a batch at most: each may be a database call. */
const BATCH_MAX = 20;
/** Of a message that calls no tool, and of what stands around the arguments of one that does. */
const ENVELOPE_BYTES = 16 * 1024;

/**
 * Reads what was posted. Throws what `parseJson` does, `payload_too_large` for more than the tools called can take, and
 * `bad_request` for a batch in any revision but the oldest.
 */
export async function readMessages(
  call: HttpCall,
  operations: readonly AnyOperation[],
  version: string | null,
): Promise<{ isBatch: boolean; messages: McpMessage[] }> {
  const body = await call.readBody(BODY_MAX_BYTES);
  const parsed = parseJson(body, "Send one JSON-RPC 2.0 message.");
  const isBatch = Array.isArray(parsed);
  if (isBatch) requireBatch(parsed, version);
  const messages = (isBatch ? parsed : [parsed]).map(summarize);
  if (isBatch && messages.some(({ method }) => method === "initialize")) {
    const fix = "Send initialize alone, and batches after it."; // 2025-03-26, Lifecycle, Initialization
    throw new AppError("bad_request", "initialize must not be part of a batch.", fix);
  }
  const limit = messages.reduce((sum, message) => sum + bytesMax(message, operations), 0);
  if (body.length > limit) throw tooLarge(limit);
  return { isBatch, messages };
}

function requireBatch(parsed: unknown[], version: string | null): void {
  if ((version ?? OLDEST_VERSION) !== OLDEST_VERSION)
    throw new AppError("bad_request", "This protocol version has no batches.", "Send one message per request.");
  if (parsed.length > 0 && parsed.length <= BATCH_MAX) return;
  throw new AppError("bad_request", `A batch holds 1 to ${BATCH_MAX} messages.`, "Split it, or send single messages.");
}

function bytesMax({ tool }: McpMessage, operations: readonly AnyOperation[]): number {
  const operation = operations.find(({ name }) => name === tool);
  return ENVELOPE_BYTES + (operation ? inputBytesMax(operation) : 0);
}

function summarize(sent: unknown): McpMessage {
  const fields = isRecord(sent) ? sent : {};
  const { id, method, params } = fields;
  return {
    sent,
    id: typeof id === "string" || typeof id === "number" ? id : null,
    method: typeof method === "string" ? method : null,
    tool: method === "tools/call" && isRecord(params) && typeof params.name === "string" ? params.name : null,
    params,
    isNotification: typeof method === "string" && !Object.hasOwn(fields, "id"),
  };
}
