import { inputSchema, outputSchema } from "@/lib/api/json-schema";
import { type AnyOperation, pathNames, type Toolset } from "@/lib/core/operation";
import { schemaWords } from "./schema-words";

/** One row of a parameter or answer table. */
export interface FieldDoc {
  name: string;
  type: string;
  /** Where it stands in a REST request. */
  place: "path" | "query" | "body";
  isRequired: boolean;
  preset: string | null;
  description: string;
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
  bucket: string;
  status: number;
  errors: readonly string[];
  parameters: FieldDoc[];
  answer: { name: string; type: string; description: string }[];
  curl: string;
  mcp: string;
}

export function describeForDocs(operation: AnyOperation, baseUrl: string): OperationDoc {
  return {
    name: operation.name,
    title: operation.title,
    summary: operation.summary,
    method: operation.method,
    path: `/api/v1${operation.path}`,
    scope: operation.scope,
    toolset: operation.toolset,
    isIdempotent: operation.idempotent,
    bucket: operation.bucket ?? (operation.scope === "public" ? "public" : "account"),
    status: operation.status,
    errors: operation.errors,
    parameters: parametersOf(operation),
    answer: Object.entries(outputSchema(operation).properties ?? {}).map(([name, schema]) => ({
      name,
      type: schemaWords(schema),
      description: descriptionOf(schema),
    })),
    curl: curlOf(operation, baseUrl),
    mcp: mcpCallOf(operation),
  };
}

const readsQuery = ({ method }: AnyOperation) => method === "GET" || method === "DELETE";

function parametersOf(operation: AnyOperation): FieldDoc[] {
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
  }));
}

function presetOf(schema: unknown): string | null {
  const hasPreset = typeof schema === "object" && schema !== null && "default" in schema;
  return hasPreset ? String(schema.default) : null;
}

function descriptionOf(schema: unknown): string {
  const has = typeof schema === "object" && schema !== null && "description" in schema;
  return has ? String(schema.description) : "";
}

/** A call that can be pasted into a shell. The key stands in a variable, never in the command. */
function curlOf(operation: AnyOperation, baseUrl: string): string {
  const example: Record<string, unknown> = { ...operation.example };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = example[name] ?? `{${name}}`;
    delete example[name];
    return encodeURIComponent(String(value)).replaceAll("%7B", "{").replaceAll("%7D", "}");
  });
  const query = readsQuery(operation)
    ? new URLSearchParams(Object.entries(example).map(([k, v]) => [k, String(v)]))
    : "";
  const url = `${baseUrl}/api/v1${path}${String(query) && `?${query}`}`;
  const lines = [operation.method === "GET" ? `curl "${url}"` : `curl -X ${operation.method} "${url}"`];
  if (operation.scope !== "public") lines.push('-H "Authorization: Bearer $LAUNCHYARD_KEY"');
  if (operation.idempotent) lines.push('-H "Idempotency-Key: $(uuidgen)"');
  if (!readsQuery(operation) && Object.keys(example).length > 0)
    lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`);
  return lines.join(" \\\n  ");
}

/** The same call as an MCP request (method tools/call). */
function mcpCallOf({ name, example }: AnyOperation): string {
  return JSON.stringify({ method: "tools/call", params: { name, arguments: example } }, null, 2);
}
