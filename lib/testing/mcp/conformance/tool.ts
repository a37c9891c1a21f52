import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  type ServerContext,
  type Tool,
} from "@modelcontextprotocol/server";
import { z } from "zod";

/** A tool of the conformance suite's own example server. */
export interface SuiteTool {
  description: string;
  inputSchema?: Tool["inputSchema"];
  run(args: Record<string, unknown>, ctx: ServerContext): ToolOutcome | Promise<ToolOutcome>;
}

type ToolOutcome = CallToolResult | InputRequiredResult;

export const text = (words: string) => ({ content: [{ type: "text" as const, text: words }] });

const capabilities = z.object({ sampling: z.unknown(), elicitation: z.unknown() }).partial();
const envelope = z.object({ [CLIENT_CAPABILITIES_META_KEY]: capabilities });

/** What the client said in this request that it can be asked for (2026-07-28). */
export function declaredBy({ mcpReq }: ServerContext): z.infer<typeof capabilities> {
  return envelope.safeParse(mcpReq.envelope).data?.[CLIENT_CAPABILITIES_META_KEY] ?? {};
}
