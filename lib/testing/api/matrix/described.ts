import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import { API_PREFIX } from "@/lib/api/http/api-prefix";
import { toolOf } from "@/lib/api/mcp/tools";
import { describeApi } from "@/lib/api/openapi/document";
import { errorCodesOf } from "@/lib/api/openapi/responses";
import { operations } from "@/lib/api/registry";
import type { AnyOperation } from "@/lib/core/operation";
import type { MatrixAnswer, Surface } from "./surfaces";

const DOCUMENT = "https://launchyard.example/api/v1/openapi.json";
/** Headers that stand only on some of the answers that list them. */
const SOMETIMES = ["Idempotent-Replayed", "Retry-After"];

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
const api: unknown = JSON.parse(
  JSON.stringify(describeApi(operations, { name: "Main", baseUrl: "https://main.test" })),
);
ajv.addSchema(Object(api), DOCUMENT, undefined, false);

/** Expects an answer to be one that the surface's own description promises: OpenAPI for REST, the tool's schema for MCP. */
export function expectDescribed({ name }: Pick<Surface, "name">, operation: AnyOperation, answer: MatrixAnswer): void {
  if (name === "REST") expectInOpenApi(operation, answer);
  else expectOfTool(operation, answer);
}

function expectInOpenApi(operation: AnyOperation, { status, body, headers }: MatrixAnswer): void {
  const path = ["paths", API_PREFIX + operation.path, operation.method.toLowerCase(), "responses", String(status)];
  const where = refer(path);
  const response = at(where);
  expect(response, `${operation.name} answers ${status}, which its OpenAPI does not list.`).toBeDefined();
  const [type = ""] = Object.keys(Object(Object(response).content));
  expect(headers.get("content-type")?.split(";")[0]).toBe(type);
  const promised = Object.keys(Object(Object(response).headers)).filter((one) => !SOMETIMES.includes(one));
  for (const header of promised) expect(headers.get(header), `${header} of ${operation.name}`).not.toBeNull();
  expectValid(
    `${operation.name}, ${status}`,
    { $ref: `${DOCUMENT}#${pointer([...where, "content", type, "schema"])}` },
    body,
  );
}

function expectOfTool(operation: AnyOperation, { code, body, headers }: MatrixAnswer): void {
  for (const name of ["RateLimit-Policy", "RateLimit"]) expect(headers.get(name), name).not.toBeNull();
  if (code === null) expectValid(operation.name, Object(toolOf(operation).outputSchema), body);
  else expect(errorCodesOf(operation)).toContain(code);
}

function expectValid(what: string, schema: object, value: unknown): void {
  const check = ajv.compile(schema);
  check(value);
  const errors: ErrorObject[] = check.errors ?? [];
  const complaints = errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
  expect(
    complaints,
    `What ${what} answers is not what its schema says: ${JSON.stringify(value).slice(0, 2_000)}`,
  ).toEqual([]);
}

/** The place that a path in the document stands for, through a reference at its end. */
function refer(path: string[]): string[] {
  const { $ref } = Object(at(path));
  return typeof $ref === "string" ? $ref.slice(2).split("/") : path;
}

function at(path: string[]): unknown {
  return path.reduce<unknown>((value, key) => (value === undefined ? value : Object(value)[key]), api);
}

const pointer = (path: string[]) =>
  path.map((part) => `/${encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("");
