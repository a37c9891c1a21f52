import { inputSchema, outputSchema } from "@/lib/api/call/json-schema";
import { exampleAnswer } from "@/lib/api/examples";
import { errorCodesOf } from "@/lib/api/openapi/responses";
import { readsQuery } from "@/lib/api/rest/request-of";
import { ERROR_CODES, type ErrorCode } from "@/lib/core/errors";
import { type AnyOperation, type Bucket, pathNames, type Toolset } from "@/lib/core/operation";
import { CALL_LANGUAGES, mcpCall } from "./call-examples";
import { DEPTH_MAX, descriptionOf, type InnerField, innerFields } from "./field-docs";
import { schemaWords } from "./schema-words";

/** One row of the parameter table. */
export interface ParameterDoc extends InnerField {
  /** Where it stands in a REST request. */
  place: "path" | "query" | "body";
  preset: string | null;
}

/** What the reference shows of one operation; everything comes from the registry. */
export interface OperationDoc {
  name: string;
  title: string;
  summary: string;
  method: string;
  path: string;
  scope: string;
  toolset: Toolset;
  isIdempotent: boolean;
  bucket: Bucket;
  status: number;
  cacheSeconds: number;
  /** Codes it may be refused with, by HTTP status. */
  errors: [status: number, codes: ErrorCode[]][];
  parameters: ParameterDoc[];
  answer: InnerField[];
  /** The operation's example in each language, by its key. */
  calls: { key: string; label: string; code: string }[];
  /** The same call over MCP, as a command. */
  mcp: string;
  /** What the example is answered, as indented JSON. */
  example: string;
}

export function describeForDocs(operation: AnyOperation, baseUrl: string): OperationDoc {
  return {
    name: operation.name,
    title: operation.title,
    summary: operation.summary,
    method: operation.method,
    path: `/api/v1${operation.path}`,
    scope: operation.access,
    toolset: operation.toolset,
    isIdempotent: operation.idempotent,
    bucket: operation.bucket ?? (operation.access === "public" ? "public" : "account"),
    status: operation.status,
    cacheSeconds: operation.cacheSeconds,
    errors: [...Map.groupBy(errorCodesOf(operation), (code) => ERROR_CODES[code].status)],
    parameters: parametersOf(operation),
    answer: innerFields(outputSchema(operation)),
    calls: CALL_LANGUAGES.map(({ key, label, write }) => ({ key, label, code: write(operation, baseUrl) })),
    mcp: mcpCall(operation, baseUrl),
    example: JSON.stringify(exampleAnswer(operation.name, baseUrl), null, 2),
  };
}

function parametersOf(operation: AnyOperation): ParameterDoc[] {
  const { properties = {}, required = [] } = inputSchema(operation);
  const inPath = pathNames(operation.path);
  const placeOf = (name: string) => (inPath.includes(name) ? "path" : readsQuery(operation) ? "query" : "body");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: schemaWords(schema),
    place: placeOf(name),
    isRequired: required.includes(name) && presetOf(schema) === null,
    preset: presetOf(schema),
    description: descriptionOf(schema),
    fields: innerFields(schema, DEPTH_MAX - 1),
  }));
}

function presetOf(schema: unknown): string | null {
  const hasPreset = typeof schema === "object" && schema !== null && "default" in schema;
  return hasPreset ? String(schema.default) : null;
}
