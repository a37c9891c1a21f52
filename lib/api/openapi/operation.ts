import { inputSchema, type JsonSchema, outputSchema } from "@/lib/api/call/json-schema";
import { exampleAnswer } from "@/lib/api/examples";
import { type AnyOperation, pathNames } from "@/lib/core/operation";
import { failureResponses, type SharedResponses, successHeaders } from "./responses";
import { pascal, type SharedSchemas, singular } from "./schemas";

/** What the operations of a document have in common. */
export interface SharedParts {
  schemas: SharedSchemas;
  responses: SharedResponses;
  baseUrl: string;
}

const nounOf = ({ name }: AnyOperation) => name.slice(name.indexOf("_") + 1);

/** Names the answer of a read of one thing after it ("Draft" for get_draft), before any shape is counted. */
export function claimAnswer(operation: AnyOperation, schemas: SharedSchemas): void {
  if (operation.name.startsWith("get_")) schemas.claim(outputSchema(operation), pascal(nounOf(operation)));
}

/** Counts the shapes of an operation, before any is written down. */
export function countShapes(operation: AnyOperation, schemas: SharedSchemas): void {
  const body = bodySchema(operation);
  if (body) schemas.count(body, `${pascal(operation.name)}Body`);
  schemas.count(outputSchema(operation), pascal(singular(nounOf(operation))));
}

/** The Operation Object (OpenAPI 3.1, section 4.8.10) of one entry of the registry. */
export function describeOperation(operation: AnyOperation, { schemas, responses, baseUrl }: SharedParts) {
  const body = bodySchema(operation);
  return {
    operationId: operation.name,
    summary: operation.title,
    description: operation.summary,
    externalDocs: { description: "With commands to paste", url: `${baseUrl}/docs/api/${operation.name}` },
    tags: [operation.toolset],
    security: operation.access === "public" ? [] : [{ apiKey: [operation.access] }],
    "x-scope": operation.access,
    parameters: parametersOf(operation, schemas),
    ...(body && { requestBody: requestBody(operation, body, schemas) }),
    responses: {
      ...(operation.findsExisting && { "200": success(operation, 200, schemas, baseUrl) }),
      [String(operation.status)]: success(operation, operation.status, schemas, baseUrl),
      ...(operation.method === "GET" && { "304": { $ref: "#/components/responses/NotModified" } }),
      ...failureResponses(operation, responses, baseUrl),
    },
  };
}

function success(operation: AnyOperation, status: number, schemas: SharedSchemas, baseUrl: string) {
  const schema = schemas.define(outputSchema(operation), `${pascal(operation.name)}Answer`);
  const example = exampleAnswer(operation.name, baseUrl);
  return {
    description: describeSuccess(operation, status),
    headers: successHeaders(operation, status),
    content: { "application/json": { schema, ...(example !== undefined && { example }) } },
  };
}

function describeSuccess({ findsExisting }: AnyOperation, status: number): string {
  if (status === 201) return "Made.";
  return findsExisting ? "It was there already." : "Done.";
}

function propertiesOf(operation: AnyOperation): [string, JsonSchema][] {
  return Object.entries(inputSchema(operation).properties ?? {}).filter(
    (entry): entry is [string, JsonSchema] => typeof entry[1] === "object",
  );
}

function takesBody(operation: AnyOperation): boolean {
  return operation.method !== "GET" && operation.method !== "DELETE";
}

/** What stands in the body: the input without the names in the path; null when nothing is left. */
function bodySchema(operation: AnyOperation): JsonSchema | null {
  const inPath = pathNames(operation.path);
  const properties = propertiesOf(operation).filter(([name]) => !inPath.includes(name));
  if (!takesBody(operation) || properties.length === 0) return null;
  const schema = inputSchema(operation);
  const required = schema.required?.filter((name) => !inPath.includes(name)) ?? [];
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function requestBody(operation: AnyOperation, schema: JsonSchema, shared: SharedSchemas) {
  const inPath = pathNames(operation.path);
  const example = Object.fromEntries(Object.entries(operation.example).filter(([name]) => !inPath.includes(name)));
  const media = { schema: shared.define(schema, `${pascal(operation.name)}Body`), example };
  return { required: (schema.required?.length ?? 0) > 0, content: { "application/json": media } };
}

function parametersOf(operation: AnyOperation, shared: SharedSchemas): object[] {
  const inPath = pathNames(operation.path);
  const required = inputSchema(operation).required ?? [];
  const parameters: object[] = propertiesOf(operation)
    .filter(([name]) => inPath.includes(name) || !takesBody(operation))
    .map(([name, { description, ...schema }]) => ({
      name,
      in: inPath.includes(name) ? "path" : "query",
      required: inPath.includes(name) || (required.includes(name) && !("default" in schema)),
      ...(description && { description }),
      schema: shared.refer(schema),
      ...exampleOf(operation, name),
    }));
  if (operation.idempotent) parameters.push({ $ref: "#/components/parameters/IdempotencyKey" });
  if (isConditional(operation)) parameters.push({ $ref: "#/components/parameters/IfMatch" });
  if (operation.method === "GET") parameters.push({ $ref: "#/components/parameters/IfNoneMatch" });
  return parameters;
}

/** Whether it refuses to write over what was changed meanwhile, where the caller asks for that. */
const isConditional = ({ method, revision }: AnyOperation) => revision !== undefined && method !== "GET";

function exampleOf(operation: AnyOperation, name: string): { example?: unknown } {
  const examples: Record<string, unknown> = operation.example;
  return name in examples ? { example: examples[name] } : {};
}
