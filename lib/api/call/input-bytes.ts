import type { AnyExecutable } from "@/lib/core/operation";
import { asSchema, inputSchema, type JsonSchema } from "./json-schema";

/** Largest body of a call to REST or MCP (decisions, API conventions). */
export const BODY_MAX_BYTES = 1024 * 1024;
/** Room for what every call may have: identifiers, an idempotency key, white space, names that are wrong. */
const LEAST_BYTES = 16 * 1024;
/** A character written as `\u202e`. */
const BYTES_PER_CHARACTER = 6;
const BYTES_PER_VALUE = 32;

const known = new WeakMap<AnyExecutable, number>();

/** Bytes of JSON that an operation's input may take: as many as its schema can fill, from 16 KiB to 1 MiB in powers of two. */
export function inputBytesMax(operation: AnyExecutable): number {
  const found = known.get(operation);
  if (found !== undefined) return found;
  const filled = Math.min(bytesOf(inputSchema(operation)), BODY_MAX_BYTES);
  const made = 2 ** Math.ceil(Math.log2(Math.max(filled, LEAST_BYTES)));
  known.set(operation, made);
  return made;
}

/** Infinity for texts and lists without a limit. */
function bytesOf(schema: unknown): number {
  const { type, maxLength, maxItems, items, properties = {}, anyOf = [], enum: values, pattern } = asSchema(schema);
  if (anyOf.length > 0) return Math.max(...anyOf.map(bytesOf));
  if (values) return Math.max(...values.map((value) => JSON.stringify(value).length));
  if (type === "array") return (maxItems ?? Number.POSITIVE_INFINITY) * (bytesOf(items) + 1);
  if (type === "object") return bytesOfFields(properties) + bytesOfOthers(asSchema(schema));
  if (type !== "string") return BYTES_PER_VALUE;
  return (maxLength ?? (pattern ? BYTES_PER_VALUE : Number.POSITIVE_INFINITY)) * BYTES_PER_CHARACTER;
}

function bytesOfFields(properties: object): number {
  return Object.entries(properties).reduce((sum, [name, one]) => sum + name.length + BYTES_PER_VALUE + bytesOf(one), 0);
}

/** A record's values, each under one of the names it takes. */
function bytesOfOthers({ additionalProperties, propertyNames }: JsonSchema): number {
  if (typeof additionalProperties !== "object") return 0;
  const names = asSchema(propertyNames).enum?.length ?? Number.POSITIVE_INFINITY;
  return names * (BYTES_PER_VALUE + bytesOf(additionalProperties));
}
