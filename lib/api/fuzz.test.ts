import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { newDraftId } from "@/lib/core/ids";
import { type AnyOperation, pathNames } from "@/lib/core/operation";
import { type TestApp, useApp } from "@/lib/testing/api/app";
import { asSegment, asText, near, slips } from "@/lib/testing/api/near-input";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createCategory, createListing, createUser } from "@/lib/testing/database/factories";
import fc, { fuzzRuns } from "@/lib/testing/steady/random";
import { inputSchema } from "./call/json-schema";
import { API_PREFIX } from "./http/api-prefix";
import type { WebHandler } from "./http/web-request";
import { errorCodesOf } from "./openapi/responses";
import { operations } from "./registry";
import { createApi } from "./rest/endpoint";

/** Random bad inputs per operation, besides the slips. */
const RUNS = fuzzRuns(60);

/** Identifiers that exist, so that bad fields are looked at and not only bad paths. */
type Own = Record<string, string>;

async function createOwn(app: TestApp, user: { id: string }): Promise<Own> {
  const category = await createCategory(app.db, { siteId: app.siteId });
  const listing = await createListing(app.db, { siteId: app.siteId, ownerId: user.id });
  const [draft] = await app.db
    .insert(schema.drafts)
    .values({
      ...{ id: newDraftId(), userId: user.id, siteId: app.siteId, status: "ready" },
      ...{ url: "https://fuzz.example/", normalizedUrl: "fuzz.example/" },
      progress: { step: 1, steps: 1, pages_read: 1, message: "Done" },
    })
    .returning();
  const own = { id: draft?.id ?? "", listing_id: String(listing.id) };
  return { ...own, "/listings/{slug}": listing.slug, "/categories/{slug}": category.slug };
}

function requestOf(operation: AnyOperation, input: unknown, key: string, own: Own): Request {
  const fields: Record<string, unknown> =
    typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : {};
  let path = API_PREFIX + operation.path;
  for (const name of pathNames(operation.path)) {
    const value = own[operation.path] ?? own[name] ?? asText(fields[name] ?? "x");
    path = path.replace(`{${name}}`, asSegment(value));
    delete fields[name];
  }
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const hasBody = operation.method !== "GET" && operation.method !== "DELETE";
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)]));
  if (!hasBody) return new Request(`http://main.test${path}?${query}`, { method: operation.method, headers });
  const isObject = Object.keys(fields).length > 0 || input === null;
  return new Request(`http://main.test${path}`, {
    method: operation.method,
    headers,
    body: JSON.stringify(isObject ? fields : (input ?? null)),
  });
}

/** All slips that reach the operation, and of those its schema refuses for the same reason one: such a call ends there. */
function tellingSlips(operation: AnyOperation): unknown[] {
  const refusals = new Set<string>();
  return [...slips(inputSchema(operation), operation.example)].filter((input) => {
    const refusal = operation.input.safeParse(input).error?.message;
    const isTelling = refusal === undefined || !refusals.has(refusal);
    if (refusal !== undefined) refusals.add(refusal);
    return isTelling;
  });
}

describe("bad input", () => {
  const app = useApp({ keepsAnswers: true });

  async function checkAnswer(api: WebHandler, operation: AnyOperation, request: Request) {
    app().clock.advance(1_000); // limits are another test's matter
    const response = await api(request, { address: "192.0.2.1" });
    expect(response.status).toBeLessThan(500);
    if (response.status < 400) return;
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const problem = await response.json();
    const texts = { title: expect.any(String), detail: expect.any(String), request_id: expect.stringMatching(/^req_/) };
    expect(problem).toMatchObject({ ...texts, status: response.status, code: expect.stringMatching(/^[a-z_]+$/) });
    expect(problem.fix.length).toBeGreaterThan(5);
    expect(errorCodesOf(operation)).toContain(problem.code);
    const said = JSON.stringify([problem.title, problem.detail, problem.errors, problem.fix]);
    expect(said).not.toMatch(/postgres|drizzle|zod|select |stack|node_modules/i);
  }

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "never makes %s fail, and is always answered with a problem that has a code and a fix",
    async (_name, operation) => {
      const api = createApi(app());
      const user = await createUser(app().db);
      const key = await apiKeyFor(app().db, user);
      const existing = await createOwn(app(), user);
      const inputs = near(inputSchema(operation));
      const examples = tellingSlips(operation).map((one): [unknown, boolean] => [one, true]);
      await fc.assert(
        fc.asyncProperty(inputs, fc.boolean(), (input, exists) =>
          checkAnswer(api, operation, requestOf(operation, input, key, exists ? existing : {})),
        ),
        { numRuns: RUNS + examples.length, examples },
      );
    },
    300_000,
  );
});
