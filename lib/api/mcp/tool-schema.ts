import { inputSchema, type JsonSchema, outputSchema } from "@/lib/api/call/json-schema";
import type { AnyOperation } from "@/lib/core/operation";

/** Longer lists of values are told once in a tool's arguments, and not at all in its answer. */
const LONG_ENUM = 8;
/** Longest text that is worth telling: beyond it a limit is only a safety net. */
const TELLING_LENGTH = 2_000;
/** A greater bound is only a safety net too. */
const TELLING_NUMBER = 10_000;
const KEY_DESCRIPTION = "Unique text; a repeated call with it gives the first answer and does nothing again";

/** What MCP asks of both schemas of a tool: an object at the top. */
export interface ToolSchema {
  [key: string]: unknown;
  type: "object";
  properties: Record<string, object>;
}

/**
 * The arguments of a tool: the operation's input in the words a model needs, and the idempotency key where it takes one.
 * Every input that is accepted fits it; the operation itself checks the rest and explains what it refuses.
 */
export function toolInput(operation: AnyOperation): ToolSchema {
  const { properties = {}, required = [] } = inputSchema(operation);
  const told = new Set<string>();
  const own = mapValues(properties, (schema) => brief(schema, told));
  const key = { type: "string", description: KEY_DESCRIPTION };
  return {
    type: "object",
    properties: operation.idempotent ? { ...own, idempotency_key: key } : own,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function brief(given: unknown, told: Set<string>): object {
  const { schema, isNullable } = unwrapNull(given);
  const { description } = schema.description ? schema : asSchema(given);
  if (description?.startsWith("Deprecated")) return { type: schema.type, description };
  const rest = schema.anyOf ? { anyOf: schema.anyOf.map((one) => brief(one, told)) } : briefType(schema, told);
  return { ...(isNullable ? nullable(rest) : rest), ...(description && { description }) };
}

function briefType(schema: JsonSchema, told: Set<string>): object {
  if (schema.enum) return tellOnce(schema.enum, told) ? { enum: schema.enum } : { type: "string" };
  if (schema.const !== undefined) return { const: schema.const };
  const {
    type,
    format,
    maximum,
    minimum,
    maxLength = 0,
    maxItems,
    items,
    properties,
    required,
    propertyNames,
  } = schema;
  const names = asSchema(propertyNames).enum;
  const isBounded = maximum !== undefined && maximum <= TELLING_NUMBER;
  return {
    type,
    ...(format && { format }),
    ...(!format && maxLength > 0 && maxLength <= TELLING_LENGTH && { maxLength }),
    ...(isBounded && { minimum, maximum }),
    ...(maxItems && { maxItems }),
    ...(items !== undefined && { items: brief(items, told) }),
    ...(properties && { properties: mapValues(properties, (one) => brief(one, told)) }),
    ...(required?.length && properties && { required }),
    ...(names && { ...(tellOnce(names, told) && { propertyNames: { enum: names } }) }),
  };
}

/** A long list of values is told where it comes first; the same values fit wherever they come again. */
function tellOnce(values: readonly unknown[], told: Set<string>): boolean {
  const text = JSON.stringify(values);
  if (values.length <= LONG_ENUM || !told.has(text)) told.add(text);
  else return false;
  return true;
}

/** What a tool answers, in outline: its fields and their types, and for lists the fields of an entry. Models read the answer itself. */
export function toolOutput(operation: AnyOperation): ToolSchema {
  const { properties = {} } = outputSchema(operation);
  const { items, ...others } = properties;
  const fields = mapValues(others, outline);
  if (items === undefined) return { type: "object", properties: fields };
  const entries = { type: "array", items: outlineEntry(asSchema(items).items) };
  return { type: "object", properties: { items: entries, ...fields } };
}

function outlineEntry(given: unknown): object {
  const { properties } = asSchema(given);
  return properties ? { type: "object", properties: mapValues(properties, outline) } : outline(given);
}

function outline(given: unknown): object {
  const { schema, isNullable } = unwrapNull(given);
  const told = schema.anyOf ? {} : outlineType(schema);
  return isNullable ? nullable(told) : told;
}

function outlineType(schema: JsonSchema): object {
  if (schema.enum && schema.enum.length <= LONG_ENUM) return { enum: schema.enum };
  if (schema.type === "array") {
    const isOfObjects = asSchema(schema.items).type === "object";
    return { type: "array", ...(!isOfObjects && { items: outline(schema.items) }) };
  }
  return { type: schema.type ?? typeof schema.const };
}

/** `T | null` is told as a type with null; other unions stay. */
function unwrapNull(given: unknown): { schema: JsonSchema; isNullable: boolean } {
  const schema = asSchema(given);
  const others = (schema.anyOf ?? []).filter((one) => asSchema(one).type !== "null");
  const isNullable = schema.anyOf !== undefined && others.length < schema.anyOf.length;
  const [only, ...more] = others;
  return isNullable && only && more.length === 0
    ? { schema: asSchema(only), isNullable }
    : { schema, isNullable: false };
}

function nullable(schema: { type?: unknown; enum?: unknown[] }): object {
  if (schema.enum) return { ...schema, enum: [...schema.enum, null] };
  return typeof schema.type === "string" ? { ...schema, type: [schema.type, "null"] } : {};
}

function mapValues(values: Record<string, unknown>, change: (value: unknown) => object): Record<string, object> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** Subschemas are objects, or booleans, which tell nothing. */
const asSchema = (value: unknown): JsonSchema => (isSchema(value) ? value : {});

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
