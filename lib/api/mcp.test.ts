import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Scope } from "@/lib/core/scopes";
import { apiKeyFor } from "@/lib/testing/actors";
import { useApp } from "@/lib/testing/app";
import { createListing, createUser } from "@/lib/testing/factories";
import { serveApp } from "@/lib/testing/serve-app";
import { createNodeMcp } from "./mcp";
import { toolOf } from "./mcp-tools";
import { operations } from "./registry";

/** tools/list must leave room in a model's context: tokens at four characters each, for the interface's 41 tools. */
const TOKENS_MAX = 14_000;
const TOOLS_OF_INTERFACE = 41;
/** Of one still to come, on average: their schemas were drafted to measure it. */
const TOKENS_OF_A_TOOL = 300;
const VERSIONS = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"];

const app = useApp();
let door: Awaited<ReturnType<typeof serveApp>>;

beforeAll(async () => {
  door = await serveApp(app(), { "/mcp": createNodeMcp(app()) });
  await createListing(app().db, { siteId: app().siteId, name: "Fernwood", slug: "fernwood" });
});
afterAll(async () => {
  await door.close();
});

const endpoint = (query = "") => new URL(`${door.origin}/mcp${query}`);
const bearer = (key: string | null) => ({
  requestInit: { headers: key ? [["authorization", `Bearer ${key}`] as [string, string]] : [] },
});
const keyWith = async (scopes?: Scope[]) => apiKeyFor(app().db, await createUser(app().db), scopes);

/** The official client: `2026-07-28` by its automatic negotiation, the others pinned. */
async function connect(version: string, key: string | null = null, query = "") {
  const options =
    version === "2026-07-28"
      ? { versionNegotiation: { mode: "auto" as const } }
      : { versionNegotiation: { mode: "legacy" as const }, supportedProtocolVersions: [version] };
  const client = new Client({ name: "test", version: "1" }, options);
  await client.connect(new StreamableHTTPClientTransport(endpoint(query), bearer(key)));
  return client;
}

interface Rpc {
  method?: string;
  params?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: string;
  httpMethod?: string;
  query?: string;
}

/** One plain HTTP request, as a careless or hostile client would send it. */
function send({ method = "tools/list", params = {}, headers = {}, body, httpMethod = "POST", query = "" }: Rpc) {
  const message = body ?? JSON.stringify({ jsonrpc: "2.0", id: 7, method, params });
  return fetch(endpoint(query), {
    method: httpMethod,
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    ...(httpMethod === "POST" && { body: message }),
  });
}

const call = (name: string, headers: Record<string, string> = {}, args: object = {}) =>
  send({ method: "tools/call", params: { name, arguments: args }, headers });

describe.each(VERSIONS)("the official client at %s", (version) => {
  it("negotiates that version", async () => {
    const client = await connect(version);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect(client.getInstructions()).toContain("submit_listing");
    await client.close();
  });

  it("lists every operation as a tool", async () => {
    const client = await connect(version);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(operations.map(({ name }) => name));
    await client.close();
  });

  it("reads without signing in: structured content and the same JSON as text", async () => {
    const client = await connect(version);
    const result = await client.callTool({ name: "search_listings", arguments: { q: "fernwood" } });
    const [text] = result.content;
    expect(result.structuredContent).toMatchObject({ items: [{ slug: "fernwood" }] });
    expect(text?.type === "text" && JSON.parse(text.text)).toEqual(result.structuredContent);
    expect(result._meta?.next_steps).toEqual(['get_listing {"slug": "fernwood"}']);
    await client.close();
  });

  it("calls account tools with an API key", async () => {
    const client = await connect(version, await keyWith());
    const result = await client.callTool({ name: "get_account", arguments: {} });
    expect(result.structuredContent).toMatchObject({ access: { type: "api_key" } });
    await client.close();
  });

  it("gets an operation's refusal as a result with code and fix, without structured content", async () => {
    const client = await connect(version);
    const result = await client.callTool({ name: "get_listing", arguments: { slug: "nothing-here" } });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toBeUndefined();
    expect(result._meta).toMatchObject({ code: "not_found", status: 404, fix: expect.any(String) });
    expect(JSON.stringify(result.content)).toContain("Fix:");
    await client.close();
  });

  it("is told of a single wrong field once", async () => {
    const client = await connect(version);
    const result = await client.callTool({ name: "get_listing", arguments: {} });
    expect(JSON.stringify(result.content).match(/is required/g)).toHaveLength(1);
    await client.close();
  });

  it("gets a protocol error with a suggestion for a misspelled tool", async () => {
    const client = await connect(version);
    await expect(client.callTool({ name: "serch_listings", arguments: {} })).rejects.toThrow(/search_listings/);
    await client.close();
  });
});

describe("the client of the old SDK", () => {
  it("lists and calls", async () => {
    const client = new OldClient({ name: "old", version: "1" });
    await client.connect(new OldTransport(endpoint(), bearer(await keyWith())));
    expect((await client.listTools()).tools.length).toBe(operations.length);
    const result = await client.callTool({ name: "get_account", arguments: {} });
    expect(result.structuredContent).toMatchObject({ site: "main" });
    await client.close();
  });
});

describe("the list of tools", () => {
  it("fits its budget, with room for the interface's tools that are still to come", () => {
    const tokens = JSON.stringify(operations.map(toolOf)).length / 4;
    const toCome = Math.max(0, TOOLS_OF_INTERFACE - operations.length) * TOKENS_OF_A_TOOL;
    expect(tokens + toCome).toBeLessThanOrEqual(TOKENS_MAX);
  });

  it.each(operations.map((operation) => [operation.name, toolOf(operation)] as const))(
    "describes %s: title, all hints, an object each for arguments and answer",
    (name, tool) => {
      const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = tool.annotations ?? {};
      expect([readOnlyHint, destructiveHint, idempotentHint, openWorldHint].map((hint) => typeof hint)).toEqual(
        Array(4).fill("boolean"),
      );
      expect(tool.title && tool.description).toBeTruthy();
      expect([tool.inputSchema.type, tool.outputSchema?.type]).toEqual(["object", "object"]);
      const operation = operations.find((one) => one.name === name);
      expect("idempotency_key" in (tool.inputSchema.properties ?? {})).toBe(operation?.idempotent);
    },
  );

  it("narrows to ?toolsets, and refuses unknown ones by name", async () => {
    const client = await connect("2026-07-28", null, "?toolsets=drafts");
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain("submit_listing");
    expect(names).not.toContain("search_listings");
    await client.close();
    const refused = await send({ query: "?toolsets=drafts,nonsense" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("nonsense") } });
  });
});

describe("a list", () => {
  it("stays small: twenty full listings in 6,000 tokens, without what get_listing is for", async () => {
    const full = { headline: "h".repeat(120), summary: "s".repeat(300), description: "d".repeat(4_000) };
    const { db, siteId } = app();
    for (let i = 0; i < 20; i += 1) await createListing(db, { siteId, platforms: ["Web", "iOS", "Linux"], ...full });
    const client = await connect("2026-07-28");
    const { structuredContent } = await client.callTool({ name: "search_listings", arguments: {} });
    expect(structuredContent).toMatchObject({ per_page: 20, has_more: true });
    expect(JSON.stringify(structuredContent).length / 4).toBeLessThanOrEqual(6_000);
    await client.close();
  });
});

describe("access", () => {
  it("answers an account tool without a token by 401, saying where to sign in and for what", async () => {
    const response = await call("submit_listing", {}, { url: "https://a.example" });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe(
      `Bearer resource_metadata="${door.origin}/.well-known/oauth-protected-resource/mcp", scope="account:read listings:write"`,
    );
    expect(await response.json()).toMatchObject({ id: 7, error: { data: { code: "unauthenticated" } } });
  });

  it("answers a token with too few scopes by 403, asking for what it has and what it lacks", async () => {
    const key = await keyWith(["account:read"]);
    const response = await call("submit_listing", { authorization: `Bearer ${key}` }, { url: "https://a.example" });
    expect(response.status).toBe(403);
    const challenge = response.headers.get("www-authenticate");
    expect(challenge).toContain('error="insufficient_scope"');
    expect(challenge).toContain('scope="account:read listings:write"');
  });

  it("refuses a wrong token even where none is needed", async () => {
    const response = await send({ headers: { authorization: "Bearer lyd_wrong" } });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  it("refuses a token in the address", async () => {
    expect((await send({ query: `?access_token=${await keyWith()}` })).status).toBe(401);
  });

  it("never looks at cookies", async () => {
    expect((await call("get_account", { cookie: "ly_session=anything" })).status).toBe(401);
  });
});

describe("idempotency_key", () => {
  it("replays the first answer", async () => {
    const client = await connect("2026-07-28", await keyWith());
    const submit = (key: string) =>
      client.callTool({
        name: "submit_listing",
        arguments: { url: "https://replayed-product.example/", idempotency_key: key },
      });
    const first = await submit("one");
    const again = await submit("one");
    expect(first.structuredContent).toMatchObject({ status: "crawling" });
    expect(again.structuredContent).toEqual(first.structuredContent);
    expect(again._meta).toMatchObject({ idempotent_replayed: true });
    await client.close();
  });

  it.each([[7], [""], ["ä"], [null]])("refuses %j by name, saying what it must be", async (key) => {
    const client = await connect("2026-07-28", await keyWith());
    const args = { url: "https://a.example", idempotency_key: key };
    const result = await client.callTool({ name: "submit_listing", arguments: args });
    expect(result).toMatchObject({ isError: true, _meta: { code: "validation_failed" } });
    expect(JSON.stringify(result.content)).toMatch(/1 to 255 printable.*\/idempotency_key/);
    await client.close();
  });
});

describe("what is not a proper request", () => {
  it.each([
    ["an unknown host name", { headers: { host: "evil.example" } }, 403],
    ["a page of another origin", { headers: { origin: "https://evil.example" } }, 403],
    ["a sandboxed page", { headers: { origin: "null" } }, 403],
    ["GET", { httpMethod: "GET" }, 405],
    ["DELETE", { httpMethod: "DELETE" }, 405],
    ["a form", { headers: { "content-type": "application/x-www-form-urlencoded" } }, 415],
    ["no JSON accepted", { headers: { accept: "text/html" } }, 406],
    ["broken JSON", { body: "{" }, 400],
    ["invalid UTF-8", { body: '"\ud800"'.replace("\ud800", "\\xff") }, 400],
    ["an empty batch", { body: "[]" }, 400],
    ["a body of more than 1 MiB", { body: JSON.stringify({ pad: "x".repeat(1024 * 1024) }) }, 413],
  ])("is refused: %s", async (_what, request, status) => {
    const response = await raw(request);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({
      jsonrpc: "2.0",
      error: { data: { code: expect.any(String), fix: expect.any(String) } },
    });
  });

  it("is served for a tool on the visitor's own machine", async () => {
    const response = await send({ headers: { origin: "http://localhost:6274" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:6274");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  });
});

/** `fetch` does not let a Host be set. */
async function raw(request: Rpc): Promise<{ status: number; body: unknown }> {
  const { request: open } = await import("node:http");
  const { method = "tools/list", httpMethod = "POST", headers = {}, body } = request;
  const message = body ?? JSON.stringify({ jsonrpc: "2.0", id: 7, method, params: {} });
  const all = { "content-type": "application/json", accept: "application/json", ...headers };
  return new Promise((resolve, reject) => {
    const req = open(endpoint(), { method: httpMethod, headers: all }, async (res) => {
      let text = "";
      for await (const chunk of res) text += chunk;
      resolve({ status: res.statusCode ?? 0, body: JSON.parse(text) });
    });
    req.on("error", reject);
    req.end(httpMethod === "POST" ? message : undefined);
  });
}

describe("batches", () => {
  const batch = (version: string | null) =>
    send({
      headers: version ? { "mcp-protocol-version": version } : {},
      body: JSON.stringify([
        { jsonrpc: "2.0", id: 1, method: "tools/list" },
        { jsonrpc: "2.0", id: 2, method: "ping" },
      ]),
    });

  it.each([null, "2025-03-26"])("are answered in 2025-03-26 (header %j)", async (version) => {
    const response = await batch(version);
    expect(response.status).toBe(200);
    expect((await response.json()).map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  });

  it.each(["2025-06-18", "2025-11-25", "2026-07-28"])("are refused in %s", async (version) => {
    expect((await batch(version)).status).toBe(400);
  });
});

describe("a call that is given up", () => {
  it("takes a cancellation without a word", async () => {
    const params = { requestId: 7, reason: "changed my mind" };
    const body = JSON.stringify({ jsonrpc: "2.0", method: "notifications/cancelled", params });
    expect((await send({ body })).status).toBe(202);
  });
});
