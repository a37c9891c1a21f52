import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pathNames } from "@/lib/core/operation";
import { describeApi } from "./openapi";
import { operations } from "./registry";
import { API_PREFIX } from "./router";

const run = promisify(execFile);
const api = describeApi(operations, { name: "Main", baseUrl: "https://directory.test" });

/** The described operation, loosely typed as JSON is. */
function described(name: string) {
  const operation = operations.find((one) => one.name === name);
  if (!operation) throw new Error(`no operation ${name}`);
  return JSON.parse(JSON.stringify(api.paths[API_PREFIX + operation.path]?.[operation.method.toLowerCase()]));
}

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ly-openapi-"));
  await writeFile(join(folder, "openapi.json"), JSON.stringify(api));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the OpenAPI document", () => {
  it("passes the recommended rules of redocly without an error or a warning", async () => {
    const cli = resolve("node_modules/@redocly/cli/bin/cli.js");
    const quiet = { NODE_ENV: "test", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } as const;
    const lint = [cli, "lint", join(folder, "openapi.json"), "--extends=recommended", "--format=json"];
    const { stdout } = await run(process.execPath, lint, { env: quiet });
    expect(JSON.parse(stdout).problems).toEqual([]);
  });

  it("refers to nothing that it does not hold, and holds nothing twice", () => {
    const text = JSON.stringify(api);
    const references = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
    );
    const held = Object.entries(api.components).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `${kind}/${name}`),
    );
    expect([...references].filter((one) => !held.includes(one))).toEqual([]);
    const schemas = Object.values(api.components.schemas).map((schema) => JSON.stringify(schema));
    expect(new Set(schemas).size).toBe(schemas.length);
  });

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "tells scope, parameters, example and failures of %s",
    (name, operation) => {
      const one = described(name);
      expect(one.security).toEqual(operation.scope === "public" ? [] : [{ apiKey: [operation.scope] }]);
      const inPath = one.parameters.filter((parameter: { in?: string }) => parameter.in === "path");
      expect(inPath.map((parameter: { name: string }) => parameter.name).sort()).toEqual(
        pathNames(operation.path).sort(),
      );
      for (const parameter of inPath) expect(parameter).toMatchObject({ required: true, example: expect.anything() });
      const takesKey = JSON.stringify(one.parameters).includes("/parameters/IdempotencyKey");
      expect(takesKey).toBe(operation.idempotent);
      const success = one.responses[String(operation.status)];
      expect(success.content["application/json"].schema.$ref).toMatch(/^#\/components\/schemas\//);
      for (const [status, response] of Object.entries<{ content: Record<string, object> }>(one.responses))
        if (Number(status) >= 400)
          expect(response.content["application/problem+json"]).toMatchObject({
            schema: { $ref: "#/components/schemas/Problem" },
          });
      expect(Object.keys(one.responses)).toEqual(expect.arrayContaining(["422", "429", "500"]));
    },
  );
});

const CLIENT = `
import type { components, operations, paths } from "./api.js";

type Json<T> = T extends { content: { "application/json": infer B } } ? B : never;
type Answer<N extends keyof operations> = Json<operations[N]["responses"][200 & keyof operations[N]["responses"]]>;
declare function call<N extends keyof operations>(name: N, parameters: operations[N]["parameters"]): Promise<Answer<N>>;

const found = await call("search_listings", { query: { q: "lamp", per_page: 5 } });
const first: string | undefined = found.items[0]?.slug;
const one = await call("get_listing", { path: { slug: first ?? "" } });
const votes: number = one.votes;
const draft: components["schemas"]["Draft"]["status"] = "ready";
const problem: components["schemas"]["Problem"]["code"] = "rate_limited";
const path: keyof paths = "/api/v1/listings/{slug}";
// @ts-expect-error no such parameter
await call("search_listings", { query: { limit: 5 } });
// @ts-expect-error the slug is required
await call("get_listing", { path: {} });
// @ts-expect-error no such status
const wrong: components["schemas"]["Draft"]["status"] = "finished";
export { draft, path, problem, votes, wrong };
`;

describe("a client made by openapi-typescript", () => {
  it("compiles, and catches a wrong call", async () => {
    // openapi-typescript needs the compiler API of TypeScript 5, which later ones do not have
    registerHooks({
      resolve: (specifier, context, next) =>
        next(
          specifier === "typescript" && context.parentURL?.includes("openapi-typescript") ? "typescript5" : specifier,
          context,
        ),
    });
    const { default: generate, astToString } = await import("openapi-typescript");
    await writeFile(join(folder, "api.d.ts"), astToString(await generate(JSON.stringify(api))));
    await writeFile(join(folder, "client.ts"), CLIENT);
    const compiler = resolve("node_modules/typescript/bin/tsc");
    const flags = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--types", ""];
    await writeFile(join(folder, "package.json"), '{"type":"module"}');
    const compiled = await run(process.execPath, [compiler, ...flags, "client.ts"], { cwd: folder }).catch(
      (error) => error,
    );
    expect(compiled.stdout).toBe("");
  });
});
