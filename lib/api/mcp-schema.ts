import type { AnyOperation } from "@/lib/core/operation";
import { inputSchema, type JsonSchema, outputSchema } from "./json-schema";

/** Objects nested deeper than this are told as `object` alone: models read results, and tools/list has a budget. */
const OUTLINE_DEPTH = 2;
const ENUM_MAX = 8;

/** What MCP asks of both schemas of a tool: an object at the top. */
export interface ToolSchema {
  [key: string]: unknown;
  type: "object";
  properties: Record<string, object>;
  required?: string[];
}

const KEY_DESCRIPTION = "Any unique text; a repeated call with it returns the first answer and does nothing again";

/** The arguments of a tool: the operation's input, and the idempotency key where it takes one. */
export function toolInput(operation: AnyOperation): ToolSchema {
  const { $schema: _dialect, properties = {}, required, ...rest } = inputSchema(operation);
  const key = { type: "string", minLength: 1, maxLength: 255, description: KEY_DESCRIPTION };
  const own = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, slim(schema)]));
  return {
    ...rest,
    type: "object",
    properties: operation.idempotent ? { ...own, idempotency_key: key } : own,
    ...(required?.length && { required }),
  };
}

/** An input schema without what only validators read: bounds of integers that are PostgreSQL's, patterns of formats. */
function slim(schema: unknown): object {
  if (!isSchema(schema)) return {};
  const { pattern, format, maximum, minimum, ...rest } = schema;
  const isBounded = maximum !== undefined && Math.abs(maximum) < 1e6;
  return {
    ...eachSchema(rest, slim),
    ...(format ? { format } : pattern && { pattern }),
    ...(isBounded && { maximum, ...(minimum !== undefined && { minimum }) }),
  };
}

function eachSchema(schema: JsonSchema, change: (schema: unknown) => object): object {
  return {
    ...schema,
    ...(schema.properties && {
      properties: Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, change(one)])),
    }),
    ...(isSchema(schema.items) && { items: change(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(change) }),
  };
}

/** What a tool answers, in outline: every field and type down to two levels. */
export function toolOutput(operation: AnyOperation): ToolSchema {
  const { properties = {} } = outputSchema(operation);
  const outlined = Object.entries(properties).map(([name, schema]) => [name, outline(schema, 1)]);
  return { type: "object", properties: Object.fromEntries(outlined) };
}

function outline(schema: unknown, depth: number): object {
  if (!isSchema(schema)) return {};
  const [first, second] = schema.anyOf ?? [];
  if (schema.anyOf) return isNull(second) ? nullable(outline(first, depth)) : {};
  if (schema.enum) return schema.enum.length <= ENUM_MAX ? { enum: schema.enum } : { type: schema.type };
  if (schema.const !== undefined) return { const: schema.const };
  if (schema.type === "array") return { type: "array", items: outline(schema.items, depth) };
  if (schema.type !== "object") return { type: schema.type };
  if (!schema.properties || depth >= OUTLINE_DEPTH) return { type: "object" };
  const properties = Object.entries(schema.properties).map(([name, one]) => [name, outline(one, depth + 1)]);
  return { type: "object", properties: Object.fromEntries(properties) };
}

const isNull = (schema: unknown) => isSchema(schema) && schema.type === "null";

function nullable(schema: { type?: unknown; enum?: unknown[] }): object {
  if (schema.enum) return { enum: [...schema.enum, null] };
  return typeof schema.type === "string" ? { ...schema, type: [schema.type, "null"] } : {};
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
