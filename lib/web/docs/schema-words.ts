import type { JsonSchema } from "@/lib/api/call/json-schema";
import { lookup } from "@/lib/core/lookup";

const FIELDS_SHOWN = 8;

/** A JSON Schema in a few words for a table: "integer, 1 to 100", "one of votes, newest", "list of at most 5: {question, answer}". */
export function schemaWords(schema: unknown): string {
  if (!isSchema(schema)) return "any value";
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return nullableWords(branches);
  if (Array.isArray(schema.type)) return nullableWords(schema.type.map((type) => ({ ...schema, type })));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return enumWords(schema.enum);
  switch (schema.type) {
    case "string":
      return textWords(schema);
    case "integer":
    case "number":
      return numberWords(schema);
    case "array":
      if (Array.isArray(schema.prefixItems)) return `[${schema.prefixItems.map(schemaWords).join(", ")}]`;
      return `list of ${schema.maxItems === undefined ? "" : `at most ${schema.maxItems}: `}${schemaWords(schema.items)}`;
    case "boolean":
      return "true or false";
    case "object":
      return objectWords(schema);
    case "null":
      return "null";
    default:
      return "any value";
  }
}

function nullableWords(branches: unknown[]): string {
  return [...new Set(branches.map(schemaWords))].join(" or ");
}

function objectWords({ properties = {}, additionalProperties, propertyNames }: JsonSchema): string {
  const names = Object.keys(properties);
  if (names.length > FIELDS_SHOWN) return `{${names.slice(0, FIELDS_SHOWN).join(", ")}, …}`;
  if (names.length > 0) return `{${names.join(", ")}}`;
  if (!isSchema(additionalProperties)) return "object";
  const keys = isSchema(propertyNames) && propertyNames.enum ? ` by ${propertyNames.enum.join(", ")};` : ",";
  return `object${keys} each value ${schemaWords(additionalProperties)}`;
}

function enumWords(values: unknown[]): string {
  return `one of ${values.filter((value) => value !== null).join(", ")}`;
}

const FORMATS = lookup({
  uri: "link",
  email: "e-mail address",
  "date-time": "instant",
  date: "day",
});

function textWords({ format, maxLength }: JsonSchema): string {
  const kind = (format && FORMATS.get(format)) || "text";
  return maxLength === undefined || kind !== "text" ? kind : `text, up to ${maxLength.toLocaleString("en")} characters`;
}

/** Bounds beyond this are those of the storage, of no use to a reader. */
const TELLING_MAX = 1e6;

function numberWords({ type, minimum, maximum }: JsonSchema): string {
  if (minimum === undefined || maximum === undefined || maximum > TELLING_MAX) return String(type);
  return `${type}, ${minimum} to ${maximum.toLocaleString("en", { useGrouping: maximum > 9999 })}`;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
