import type { Tool } from "@modelcontextprotocol/server";
import { AppError } from "@/lib/core/errors";
import type { AnyOperation, Toolset } from "@/lib/core/operation";
import { type ToolSchema, toolInput, toolOutput } from "./mcp-schema";

export const TOOLSETS = ["read", "drafts", "listings", "orders"] as const satisfies readonly Toolset[];

/** Reach beyond this service: they read other sites, send mail or ask a registry. */
const OPEN_WORLD = new Set([
  "submit_listing",
  "update_draft",
  "invite_cofounder",
  "choose_free_listing",
  "post_listing_update",
  "claim_listing",
  "verify_claim",
  "quote_order",
]);
/** Posted, yet they change nothing. */
const READ_ONLY_POSTS = new Set(["quote_order"]);
/** Posted, yet the same call again leaves everything as it is. */
const REPEATABLE_POSTS = new Set([
  "submit_listing",
  "submit_draft",
  "choose_free_listing",
  "verify_claim",
  "quote_order",
]);

const tools = new WeakMap<AnyOperation, Tool>();

/** The MCP tool of an operation. */
export function toolOf(operation: AnyOperation): Tool {
  const found = tools.get(operation);
  if (found) return found;
  const { name, title, summary, method, destructive } = operation;
  const tool: Tool = {
    name,
    title,
    description: summary,
    inputSchema: asJson(toolInput(operation)),
    outputSchema: asJson(toolOutput(operation)),
    annotations: {
      title,
      readOnlyHint: method === "GET" || READ_ONLY_POSTS.has(name),
      destructiveHint: destructive,
      idempotentHint: method !== "POST" || REPEATABLE_POSTS.has(name),
      openWorldHint: OPEN_WORLD.has(name),
    },
  };
  tools.set(operation, tool);
  return tool;
}

/** Drops `undefined` and whatever else would not survive the wire. */
function asJson(schema: ToolSchema): Tool["inputSchema"] {
  return JSON.parse(JSON.stringify(schema));
}

/** The operations of `?toolsets=read,drafts`; all without it. Throws `bad_request` for a name that is none. */
export function operationsOf(operations: readonly AnyOperation[], query: string): readonly AnyOperation[] {
  const wanted = query === "" ? null : new URLSearchParams(query).get("toolsets");
  if (wanted === null) return operations;
  const names = wanted.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !isToolset(name));
  if (unknown !== undefined) {
    const fix = `Use one or more of ${TOOLSETS.join(", ")}, separated by commas, or leave toolsets out for all tools.`;
    throw new AppError("bad_request", `There is no such toolset: ${JSON.stringify(unknown.slice(0, 40))}.`, fix);
  }
  return operations.filter((operation) => names.includes(operation.toolset));
}

const isToolset = (name: string) => TOOLSETS.some((toolset) => toolset === name);
