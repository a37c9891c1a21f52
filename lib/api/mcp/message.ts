import { AppError } from "@/lib/core/errors";
import { OLDEST_VERSION } from "@/lib/core/mcp-versions";
import type { MessageId } from "./error";

/** The least of a JSON-RPC message that is looked at before the protocol library reads it. */
export interface McpMessage {
  /** As it came. */
  sent: unknown;
  id: MessageId;
  method: string | null;
  /** Of `tools/call`. */
  tool: string | null;
  params: unknown;
  /** A method without an id: never answered (JSON-RPC 2.0, section 4.1). */
  isNotification: boolean;
}

/** Messages of a batch at most: each may be a database call. */
const BATCH_MAX = 20;

/** Parses a body. Throws `malformed_json`, and `bad_request` for a batch in any revision but the oldest. */
export function readMessages(body: Uint8Array, version: string | null): { isBatch: boolean; messages: McpMessage[] } {
  const parsed = parse(body);
  if (!Array.isArray(parsed)) return { isBatch: false, messages: [summarize(parsed)] };
  if ((version ?? OLDEST_VERSION) !== OLDEST_VERSION) {
    throw new AppError("bad_request", "This protocol version has no batches.", "Send one message per request.");
  }
  if (parsed.length === 0 || parsed.length > BATCH_MAX) {
    throw new AppError(
      "bad_request",
      `A batch holds 1 to ${BATCH_MAX} messages.`,
      "Split it, or send single messages.",
    );
  }
  const messages = parsed.map(summarize);
  if (messages.some(({ method }) => method === "initialize")) {
    const fix = "Send initialize alone, and batches after it."; // 2025-03-26, Lifecycle, Initialization
    throw new AppError("bad_request", "initialize must not be part of a batch.", fix);
  }
  return { isBatch: true, messages };
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(strictUtf8.decode(body));
  } catch {
    throw new AppError("malformed_json", "The body is not valid JSON in UTF-8.", "Send one JSON-RPC 2.0 message.");
  }
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

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
