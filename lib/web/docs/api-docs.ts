import { inputSchema, outputSchema } from "@/lib/api/call/json-schema";
import { exampleAnswer } from "@/lib/api/examples";
import { errorCodesOf } from "@/lib/api/openapi/responses";
import { readsQuery, requestOf } from "@/lib/api/rest/request-of";
import { ERROR_CODES, type ErrorCode } from "@/lib/core/errors";
import { type AnyOperation, type Bucket, pathNames, type Toolset } from "@/lib/core/operation";
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
  curl: string;
  mcp: string;
  /** What the curl command is answered, as indented JSON. */
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
    curl: curlOf(operation, baseUrl),
    mcp: mcpOf(operation, baseUrl),
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

/** A call that can be pasted into a shell. The key stands in a variable, never in the command. */
function curlOf(operation: AnyOperation, baseUrl: string): string {
  const { path, body } = requestOf(operation, operation.example);
  const url = baseUrl + path;
  const lines = [operation.method === "GET" ? `curl "${url}"` : `curl -X ${operation.method} "${url}"`];
  if (operation.access !== "public") lines.push(KEY_HEADER);
  if (operation.idempotent) lines.push('-H "Idempotency-Key: $(date +%s)"');
  if (body) lines.push(JSON_HEADER, dataOf(body));
  return lines.join(CONTINUED);
}

/** The same call as an MCP client posts it (Streamable HTTP, tools/call). */
function mcpOf({ name, example, access }: AnyOperation, baseUrl: string): string {
  const lines = [`curl "${baseUrl}/mcp"`];
  if (access !== "public") lines.push(KEY_HEADER);
  lines.push('-H "Accept: application/json, text/event-stream"', '-H "MCP-Protocol-Version: 2025-11-25"', JSON_HEADER);
  lines.push(dataOf({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: example } }));
  return lines.join(CONTINUED);
}

const CONTINUED = " \\\n  ";
const KEY_HEADER = '-H "Authorization: Bearer $LAUNCHYARD_KEY"';
const JSON_HEADER = '-H "Content-Type: application/json"';

/** JSON for the shell, indented like the lines around it. */
function dataOf(body: object): string {
  const text = JSON.stringify(body, null, 2).replaceAll("'", "'\\''").replaceAll("\n", "\n  ");
  return `-d '${text}'`;
}
