import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type AnyOperation, pathNames } from "@/lib/core/operation";
import { INTERFACE_OPERATIONS } from "@/lib/testing/api/interface-operations";
import { inputSchema, outputSchema } from "./call/json-schema";
import { API_PREFIX } from "./http/api-prefix";
import { describeApi } from "./openapi/document";
import { operations } from "./registry";
import { createRouter } from "./rest/router";

const SHARED_TABLE = "../shared/spec/operations.json";
const SITE = { name: "Main", baseUrl: "https://directory.test" };

const sharedRow = z.object({
  name: z.string(),
  method: z.string(),
  path: z.string(),
  scope: z.string(),
  idempotency_key: z.boolean(),
  paginated: z.boolean(),
});

function isPaginated(operation: AnyOperation): boolean {
  const input = inputSchema(operation).properties ?? {};
  const output = outputSchema(operation).properties ?? {};
  return "page" in input && "per_page" in input && "items" in output && "has_more" in output;
}

function rowOf(operation: AnyOperation) {
  const { name, method, path, access, idempotent } = operation;
  return [name, method, path, access, idempotent, isPaginated(operation)];
}

function openapiEntries(): string[] {
  const { paths } = describeApi(operations, SITE);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, op]) => `${method.toUpperCase()} ${path} ${Reflect.get(op, "operationId")}`),
  );
}

describe("the contract of the interface", () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "%s matches its row exactly",
    (name, operation) => {
      const row = INTERFACE_OPERATIONS.find(([known]) => known === name);
      expect(rowOf(operation)).toEqual(row);
    },
  );

  it("has every operation, and no other", () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      INTERFACE_OPERATIONS.map(([name]) => name).toSorted(),
    );
  });

  it.skipIf(!existsSync(SHARED_TABLE))("is the table of the specification (skipped where ../shared is absent)", () => {
    const shared = z.array(sharedRow).parse(JSON.parse(readFileSync(SHARED_TABLE, "utf8")));
    const rows = shared.map((row) => [
      row.name,
      row.method,
      row.path.slice(API_PREFIX.length),
      row.scope,
      row.idempotency_key,
      row.paginated,
    ]);
    expect(rows).toEqual(INTERFACE_OPERATIONS);
  });
});

describe("one registry, every surface", () => {
  it("routes every operation by its own path and method", () => {
    const router = createRouter(operations);
    for (const operation of operations) {
      const match = router(operation.path.replace(/\{\w+\}/g, "1"));
      expect(match?.byMethod.get(operation.method)?.name).toBe(operation.name);
    }
  });

  it("describes exactly the same operations in OpenAPI", () => {
    const expected = operations.map((op) => `${op.method} ${API_PREFIX}${op.path} ${op.name}`);
    expect(openapiEntries().sort()).toEqual(expected.sort());
  });
});

describe("every operation", () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "%s is strict about its input and complete in its description",
    (_name, operation) => {
      const schema = inputSchema(operation);
      expect(schema.additionalProperties).toBe(false);
      expect(Object.keys(schema.properties ?? {})).toEqual(expect.arrayContaining(pathNames(operation.path)));
      expect(operation.title).not.toBe("");
      expect(operation.summary.length).toBeGreaterThan(20);
      expect(operation.input.safeParse(operation.example).success).toBe(true);
      if (operation.idempotent) expect(operation.method).not.toBe("GET");
    },
  );
});
