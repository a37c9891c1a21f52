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

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
