import { inputSchema, type JsonSchema, outputSchema } from "@/lib/api/call/json-schema";
import type { AnyOperation } from "@/lib/core/operation";
import { writtenByOthers } from "./others-words";

/** Longer lists of values are told once in a tool's arguments, and not at all in its answer. */
const LONG_ENUM = 8;
/** Longest text that is worth telling: beyond it a limit is only a safety net. */
const TELLING_LENGTH = 2_000;
/** A greater bound is only a safety net too. */
const TELLING_NUMBER = 10_000;
const KEY_DESCRIPTION = "A UUID, the same one in a retry";

const NAMES = { type: "array", items: { type: "string" } };

/** What MCP asks of both schemas of a tool: an object at the top. */
export interface ToolSchema {
  [key: string]: unknown;
  type: "object";
  properties: Record<string, object>;
}

/**
 * The arguments of a tool, in the words that every host takes (docs/adr/0007-tool-schemas.md): one `type` everywhere, limits
 * in words, `nullable` for null. The operation itself checks everything and explains what it refuses.
 */
export function toolInput(operation: AnyOperation): ToolSchema {
  const schema = inputSchema(operation);
  const { properties = {}, required = [] } = schema;
  const teller = new Teller(namesIn(schema));
  const own = mapValues(properties, (one, name) => teller.tell(one, name));
  const key = { type: "string", description: KEY_DESCRIPTION };
  return {
    type: "object",
    properties: operation.idempotent ? { ...own, idempotency_key: key } : own,
    ...(required.length > 0 && { required }),
  };
}

/** Tells the schemas of one tool's arguments in turn; what was told before is referred to. */
class Teller {
  /** By the names of its fields, where an object was told first. */
  #objects = new Map<string, string>();
  #values: Set<unknown>;

  constructor(ownNames: ReadonlySet<string>) {
    this.#values = new Set(ownNames);
  }

  tell(given: unknown, name: string): object {
    const { schema, isNullable } = unwrapNull(given);
    const { properties, items, required, enum: values } = schema;
    const before = properties && this.#toldBefore(properties, name);
    const description = [descriptionOf(given), before && `keys as in ${before}`, limitOf(schema)].filter(Boolean);
    return {
      type: values ? "string" : schema.type,
      ...(values && this.#isWorthTelling(values) && { enum: values }),
      ...(items !== undefined && { items: this.#tellEntry(items, name) }),
      ...(properties && { properties: this.#tellAll(properties, before) }),
      ...(properties && required?.length && { required }),
      ...(isNullable && { nullable: true }),
      ...(description.length > 0 && { description: description.join("; ") }),
    };
  }

  /** What an entry that is one word or line holds, the list's own description tells. */
  #tellEntry(given: unknown, name: string): object {
    const { schema } = unwrapNull(given);
    return schema.type === "string" && !schema.enum ? { type: "string" } : this.tell(given, name);
  }

  #toldBefore(properties: object, name: string): string | undefined {
    const names = Object.keys(properties).join();
    const before = this.#objects.get(names);
    this.#objects.set(names, before ?? name);
    return before;
  }

  /** An object without properties is refused by some hosts: one of them stands for those told before. */
  #tellAll(properties: Record<string, unknown>, before: string | undefined) {
    const told = Object.entries(properties).slice(0, before ? 1 : undefined);
    return mapValues(Object.fromEntries(told), (one, name) => this.tell(one, name));
  }

  /** A long list of values is told where it comes first, and not at all where it lists the tool's own arguments. */
  #isWorthTelling(values: readonly unknown[]): boolean {
    if (values.length > LONG_ENUM && values.every((value) => this.#values.has(value))) return false;
    for (const value of values) this.#values.add(value);
    return true;
  }
}

/** A limit that a caller could run into, in words: some hosts refuse the keywords for it. */
function limitOf({ type, description, format, minimum, maximum, maxLength, maxItems, items }: JsonSchema): string {
  if (type === "array") return maxItems === undefined || asSchema(items).enum ? "" : `max ${maxItems}`;
  if (description || format) return "";
  if (type === "string") return maxLength && maxLength <= TELLING_LENGTH ? `max ${maxLength} characters` : "";
  return maximum !== undefined && maximum <= TELLING_NUMBER ? `${minimum} to ${maximum}` : "";
}

/** Names of all properties within a schema. */
function namesIn(given: unknown): Set<string> {
  const { properties = {}, items, anyOf = [] } = asSchema(given);
  const inner = [...Object.values(properties), items, ...anyOf].filter(isSchema);
  return new Set([...Object.keys(properties), ...inner.flatMap((one) => [...namesIn(one)])]);
}

/**
 * What a tool answers, in outline: the fields that are always there and never null, with their types; for a list those of an
 * entry, for a write the plain ones. Programs check answers by it; models read the answer itself.
 */
export function toolOutput(operation: AnyOperation): ToolSchema {
  const { properties = {} } = outputSchema(operation);
  const told = outlineAll(properties, operation.readOnly);
  const next = operation.nextSteps ? { next_steps: NAMES } : {};
  const others = writtenByOthers(operation).length > 0 ? { written_by_others: NAMES } : {};
  return { type: "object", properties: { ...others, ...told, ...next } };
}

function outlineAll(properties: Record<string, unknown>, isWhole: boolean): Record<string, object> {
  const fields = Object.entries(properties).flatMap(([name, given]): [string, object][] => {
    const { type, enum: values, items } = asSchema(given);
    if (typeof type !== "string" || (!isWhole && (type === "object" || type === "array"))) return [];
    if (type === "array") return [[name, { type, items: outlineEntry(items, name === "items") }]];
    return [[name, { type, ...(values && values.length <= LONG_ENUM && { enum: values }) }]];
  });
  return Object.fromEntries(fields);
}

/** Entries of a page are told by their fields, those of other lists by their type alone. */
function outlineEntry(given: unknown, isPage: boolean): object {
  const { type, properties } = asSchema(given);
  if (isPage && properties) return { type, properties: outlineAll(properties, true) };
  return typeof type === "string" && type !== "object" ? { type } : {};
}

/** `T | null` as T; other unions are left without a type, which no host takes. */
function unwrapNull(given: unknown): { schema: JsonSchema; isNullable: boolean } {
  const schema = asSchema(given);
  const { type, anyOf, ...rest } = schema;
  const branches = Array.isArray(type) ? type.map((one): JsonSchema => ({ ...rest, type: one })) : anyOf?.map(asSchema);
  if (!branches) return { schema, isNullable: false };
  const [only = {}, ...more] = branches.filter((one) => one.type !== "null");
  return { schema: more.length > 0 ? rest : only, isNullable: more.length + 1 < branches.length };
}

/** What a schema says of itself, beside null or not. */
function descriptionOf(given: unknown): string | undefined {
  return unwrapNull(given).schema.description ?? asSchema(given).description;
}

function mapValues(
  values: Record<string, unknown>,
  change: (value: unknown, name: string) => object,
): Record<string, object> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}

/** Subschemas are objects, or booleans, which tell nothing. */
const asSchema = (value: unknown): JsonSchema => (isSchema(value) ? value : {});

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
