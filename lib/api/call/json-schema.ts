import { z } from "zod";
import type { AnyExecutable } from "@/lib/core/operation";
import { OPEN_ENDED } from "@/lib/schemas/primitives";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

const inputs = new WeakMap<AnyExecutable, JsonSchema>();

/** JSON Schema (2020-12) of what callers send to an operation. */
export function inputSchema(operation: AnyExecutable): JsonSchema {
  const found = inputs.get(operation);
  if (found) return found;
  const made = jsonSchemaOf(operation.input, "input");
  inputs.set(operation, made);
  return made;
}

/** JSON Schema (2020-12) of what an operation answers. */
export function outputSchema(operation: AnyExecutable): JsonSchema {
  return jsonSchemaOf(operation.output, "output");
}

function jsonSchemaOf(shape: z.ZodType, io: "input" | "output"): JsonSchema {
  return z.toJSONSchema(shape, { io, unrepresentable: "any", override: ({ jsonSchema }) => leaveOpen(jsonSchema) });
}

/** An open-ended list of values stands in its description alone (`openEnum`). */
function leaveOpen(schema: JsonSchema): void {
  if (!schema[OPEN_ENDED]) return;
  delete schema[OPEN_ENDED];
  delete schema.enum;
}

/** Names in the object at `path`, for "did you mean"; deprecated ones are accepted, but not offered. */
export function namesAt(schema: JsonSchema, path: readonly PropertyKey[]): string[] {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (branches.length > 0) return branches.flatMap((branch) => namesAt(asSchema(branch), path));
  const [head, ...rest] = path;
  if (head === undefined) return [...offeredNames(schema), ...enumOf(schema.propertyNames)];
  return namesAt(asSchema(childOf(schema, head)), rest);
}

function offeredNames({ properties = {} }: JsonSchema): string[] {
  return Object.keys(properties).filter((name) => !asSchema(properties[name]).deprecated);
}

function childOf(schema: JsonSchema, key: PropertyKey): unknown {
  return typeof key === "number" ? schema.items : (schema.properties?.[String(key)] ?? schema.additionalProperties);
}

/** Subschemas are objects or, as in `additionalProperties: false`, booleans and lists, which name nothing. */
export function asSchema(value: unknown): JsonSchema {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as JsonSchema) : {}; // made by zod, so every object in schema position is a schema
}

function enumOf(schema: unknown): string[] {
  return (asSchema(schema).enum ?? []).filter((value) => typeof value === "string");
}
