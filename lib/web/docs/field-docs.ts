import type { JsonSchema } from "@/lib/api/call/json-schema";
import { schemaWords } from "./schema-words";

/** A field inside an object or a list of objects, with the fields inside it. */
export interface InnerField {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
  fields: InnerField[];
}

/** Levels that are told, the outermost one counted; types in words and examples show what is further in. */
export const DEPTH_MAX = 3;

/** The fields of an object, of a list's entries or of a record's values; none for anything else. */
export function innerFields(schema: unknown, depth = DEPTH_MAX): InnerField[] {
  const { properties, required = [] } = objectIn(schema);
  if (!properties || depth === 0) return [];
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: schemaWords(field),
    isRequired: required.includes(name),
    description: descriptionOf(field),
    fields: innerFields(field, depth - 1),
  }));
}

/** The object behind null, a list or a record of them. */
function objectIn(given: unknown): JsonSchema {
  const schema = asSchema(given);
  if (schema.properties) return schema;
  const inner = [...(schema.anyOf ?? []), schema.items, schema.additionalProperties];
  return inner.map((one) => (isSchema(one) ? objectIn(one) : {})).find((one) => one.properties) ?? {};
}

/** What a schema says of itself, also where it only says it of its value beside null. */
export function descriptionOf(given: unknown): string {
  const { description, anyOf = [] } = asSchema(given);
  return description ?? anyOf.map(descriptionOf).find(Boolean) ?? "";
}

const asSchema = (value: unknown): JsonSchema => (isSchema(value) ? value : {});

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
