import type { Tool } from "@modelcontextprotocol/server";
import { AppError } from "@/lib/core/errors";
import { type AnyOperation, TOOLSETS } from "@/lib/core/operation";
import type { McpCaller } from "./tool-call";
import { type ToolSchema, toolInput, toolOutput } from "./tool-schema";

const tools = new WeakMap<AnyOperation, Tool>();

/** The MCP tool of an operation. */
export function toolOf(operation: AnyOperation): Tool {
  const found = tools.get(operation);
  if (found) return found;
  const { name, title, summary, readOnly, destructive, repeatable, openWorld } = operation;
  const tool: Tool = {
    name,
    title,
    description: summary,
    inputSchema: asJson(toolInput(operation)),
    outputSchema: asJson(toolOutput(operation)),
    annotations: {
      readOnlyHint: readOnly,
      destructiveHint: destructive,
      idempotentHint: repeatable,
      openWorldHint: openWorld,
    },
  };
  tools.set(operation, tool);
  return tool;
}

/** The tools as the caller's revision knows them: 2025-03-26 has the title among the hints, and no output schema. */
export function toolsFor({ operations, readsStructured }: Pick<McpCaller, "operations" | "readsStructured">): Tool[] {
  const all = operations.map(toolOf);
  if (readsStructured) return all;
  return all.map(({ title, outputSchema: _, annotations, ...tool }) => ({
    ...tool,
    annotations: { ...annotations, ...(title && { title }) },
  }));
}

/** Drops `undefined` and whatever else would not survive the wire. */
function asJson(schema: ToolSchema): Tool["inputSchema"] {
  return JSON.parse(JSON.stringify(schema));
}

/** The operations of `?toolsets=read,drafts`; all without it. Throws `bad_request` for a name that is none, and where no tool is left. */
export function operationsOf(operations: readonly AnyOperation[], query: string): readonly AnyOperation[] {
  const wanted = query === "" ? [] : new URLSearchParams(query).getAll("toolsets");
  if (wanted.length === 0) return operations;
  const names = wanted.flatMap((list) => list.split(",")).flatMap((name) => name.trim() || []);
  const unknown = names.find((name) => !isToolset(name));
  if (unknown !== undefined)
    throw noSuchTools(operations, `There is no such toolset: ${JSON.stringify(unknown.slice(0, 40))}.`);
  const chosen = operations.filter((operation) => names.includes(operation.toolset));
  if (names.length === 0) throw noSuchTools(operations, "toolsets names none.");
  if (chosen.length === 0) throw noSuchTools(operations, `There are no tools in ${names.join(", ")} yet.`);
  return chosen;
}

const isToolset = (name: string) => TOOLSETS.some((toolset) => toolset === name);

function noSuchTools(operations: readonly AnyOperation[], detail: string): AppError {
  const filled = TOOLSETS.filter((name) => operations.some(({ toolset }) => toolset === name)).join(", ");
  const fix = `Use one or more of ${filled}, separated by commas, or leave toolsets out for all tools.`;
  return new AppError("bad_request", detail, fix);
}
