import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { API_PREFIX } from "@/lib/api/http/api-prefix";
import { PROBLEM_TYPE } from "@/lib/api/http/problem";
import { operations } from "@/lib/api/registry";
import { authorizationServerMetadata } from "@/lib/auth/oauth/metadata";
import { pathNames } from "@/lib/core/operation";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { describeApi } from "./document";
import { errorCodesOf } from "./responses";
import { pascal } from "./schemas";

const run = promisify(execFile);
const BASE_URL = "https://directory.test";
const HOW_TO_RECORD =
  "see lib/testing/api/example-story.ts and example-problems.ts, then `npm run test:unit -- lib/web/docs/docs-examples -u`";
const api = describeApi(operations, { name: "Main", baseUrl: BASE_URL });

/** The described operation, loosely typed as JSON is. */
function described(name: string) {
  const operation = operations.find((one) => one.name === name);
  if (!operation) throw new Error(`no operation ${name}`);
  return JSON.parse(JSON.stringify(api.paths[API_PREFIX + operation.path]?.[operation.method.toLowerCase()]));
}

/** A shared response, loosely typed as JSON is. */
function responseOf(reference: string) {
  return JSON.parse(JSON.stringify(api.components.responses[reference.split("/").at(-1) ?? ""]));
}

const folder = useTemporaryFolder();
beforeAll(() => writeFile(join(folder(), "openapi.json"), JSON.stringify(api)));

describe("the OpenAPI document", () => {
  it("passes the recommended rules of redocly without an error or a warning", async () => {
    const cli = resolve("node_modules/@redocly/cli/bin/cli.js");
    const quiet = { NODE_ENV: "test", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } as const;
    const lint = [cli, "lint", join(folder(), "openapi.json"), "--extends=recommended", "--format=json"];
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

  it("gives patterns that every language's regular expressions read alike", () => {
    const patterns = [...JSON.stringify(api).matchAll(/"pattern":("(?:[^"\\\\]|\\\\.)*")/g)].map(([, text = ""]) =>
      JSON.parse(text),
    );
    expect(patterns.length).toBeGreaterThan(0);
    for (const pattern of patterns) expect(pattern).toMatch(/^\^(?:[\w-]|\[[\w-]+\]|\(\?:|[()+*$]|\{\d+(?:,\d*)?\})*$/);
  });

  it("closes no list of values that the contract leaves open", () => {
    const { status } = JSON.parse(JSON.stringify(api.components.schemas)).Listing.properties;
    expect(status).toMatchObject({ type: "string", description: expect.stringContaining("more may come") });
    expect(status).not.toHaveProperty("enum");
  });

  it("names shapes after what they are", () => {
    const names = Object.keys(api.components.schemas);
    for (const operation of operations.filter(({ name }) => name.startsWith("get_")))
      expect(names).toContain(pascal(operation.name.slice("get_".length)));
    expect(names).toEqual(expect.arrayContaining(["Evidence", "DraftStatus", "DraftFaq", "ListingFaq", "Problem"]));
  });

  it("sends people to the sign-in that API keys come from, and OAuth clients to MCP", () => {
    const { issuer } = authorizationServerMetadata(BASE_URL);
    expect(api.info.description).toContain(`${issuer}/.well-known/oauth-authorization-server`);
    expect(Object.keys(api.components.securitySchemes)).toEqual(["apiKey"]);
  });

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "tells scope and parameters of %s",
    (name, operation) => {
      const one = described(name);
      expect(one.security).toEqual(operation.access === "public" ? [] : [{ apiKey: [operation.access] }]);
      const inPath = one.parameters.filter((parameter: { in?: string }) => parameter.in === "path");
      expect(inPath.map((parameter: { name: string }) => parameter.name).sort()).toEqual(
        pathNames(operation.path).sort(),
      );
      for (const parameter of inPath) expect(parameter).toMatchObject({ required: true, example: expect.anything() });
      const takesKey = JSON.stringify(one.parameters).includes("/parameters/IdempotencyKey");
      expect(takesKey).toBe(operation.idempotent);
    },
  );

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "shows an answer of %s that its own schema takes as it is",
    (name, operation) => {
      const success = described(name).responses[String(operation.status)];
      const { schema, example } = success.content["application/json"];
      expect(schema.$ref).toMatch(/^#\/components\/schemas\//);
      expect(example, `${name} has no recorded answer; ${HOW_TO_RECORD}`).toBeDefined();
      const here = JSON.parse(JSON.stringify(example).replaceAll(BASE_URL, "https://launchyard.example"));
      expect(operation.output.parse(here), `${name} answers otherwise now; ${HOW_TO_RECORD}`).toEqual(here);
    },
  );

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "closes the codes of every failure of %s, with an example of each",
    (name, operation) => {
      const failures = Object.entries<{ $ref: string }>(described(name).responses).filter(
        ([status]) => status >= "300" && status !== "304",
      );
      expect(failures.map(([status]) => status)).toEqual(expect.arrayContaining(["422", "429", "500"]));
      const codes = failures.flatMap(([status, { $ref }]) => {
        const { schema, examples } = responseOf($ref).content[PROBLEM_TYPE];
        const { properties } = schema.allOf[1];
        expect(properties.status.const).toBe(Number(status));
        expect(Object.keys(examples), `a code of ${name} has no recorded problem; ${HOW_TO_RECORD}`).toEqual(
          properties.code.enum,
        );
        for (const [code, { value }] of Object.entries<{ value: object }>(examples))
          expect(value).toMatchObject({ code, status: Number(status), fix: expect.stringMatching(/^[A-Z].+\.$/) });
        return properties.code.enum;
      });
      expect(codes.sort()).toEqual(errorCodesOf(operation).sort());
    },
  );
});
