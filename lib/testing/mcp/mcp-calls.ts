import { request as open } from "node:http";
import { type CallToolResult, Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll } from "vitest";
import { createNodeMcp } from "@/lib/api/mcp/endpoint";
import type { Scope } from "@/lib/core/scopes";
import type { TestApp } from "@/lib/testing/api/app";
import { serveApp } from "@/lib/testing/api/serve-app";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";

/** Revisions served: the official client negotiates the first by itself, the others are pinned. */
export const VERSIONS = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"];

interface Rpc {
  method?: string;
  params?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: string;
  httpMethod?: string;
  query?: string;
}

/** An app's MCP endpoint on a port of its own: `const mcp = useMcp(app); … mcp().call("get_listing")`. */
export function useMcp(app: () => TestApp): () => McpCalls {
  let door: Awaited<ReturnType<typeof serveApp>>;
  beforeAll(async () => {
    door = await serveApp(app(), { "/mcp": createNodeMcp(app()) });
  });
  afterAll(() => door.close());
  return () => new McpCalls(app(), door.origin);
}

export const bearer = (key: string | null) => ({
  requestInit: { headers: key ? [["authorization", `Bearer ${key}`] as [string, string]] : [] },
});

/** What a tool answered: its structured content, or where the revision has none, the JSON of its text. */
export function answerOf(result: CallToolResult): Record<string, unknown> {
  return Object(result.structuredContent ?? JSON.parse(textOf(result)));
}

export function textOf({ content: [block] }: CallToolResult): string {
  return block?.type === "text" ? block.text : "";
}

class McpCalls {
  constructor(
    private readonly app: TestApp,
    readonly origin: string,
  ) {}

  endpoint(query = ""): URL {
    return new URL(`${this.origin}/mcp${query}`);
  }

  /** A new user's API key. */
  async keyWith(scopes?: Scope[]): Promise<string> {
    return apiKeyFor(this.app.db, await createUser(this.app.db), scopes);
  }

  /** The official client, connected. */
  async connect(version: string, key: string | null = null, query = ""): Promise<Client> {
    const options =
      version === "2026-07-28"
        ? { versionNegotiation: { mode: "auto" as const } }
        : { versionNegotiation: { mode: "legacy" as const }, supportedProtocolVersions: [version] };
    const client = new Client({ name: "test", version: "1" }, options);
    await client.connect(new StreamableHTTPClientTransport(this.endpoint(query), bearer(key)));
    return client;
  }

  /** One plain HTTP request, as a careless or hostile client would send it. */
  send({ method = "tools/list", params = {}, headers = {}, body, httpMethod = "POST", query = "" }: Rpc) {
    const message = body ?? JSON.stringify({ jsonrpc: "2.0", id: 7, method, params });
    return fetch(this.endpoint(query), {
      method: httpMethod,
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
      ...(httpMethod === "POST" && { body: message }),
    });
  }

  call(name: string, headers: Record<string, string> = {}, args: object = {}) {
    return this.send({ method: "tools/call", params: { name, arguments: args }, headers });
  }

  /** As `send`, with a Host of choice, which `fetch` does not let be set. */
  async raw(request: Rpc): Promise<{ status: number; body: unknown }> {
    const { method = "tools/list", params = {}, httpMethod = "POST", headers = {}, body } = request;
    const message = body ?? JSON.stringify({ jsonrpc: "2.0", id: 7, method, params });
    const all = { "content-type": "application/json", accept: "application/json", ...headers };
    return new Promise((resolve, reject) => {
      const req = open(this.endpoint(), { method: httpMethod, headers: all }, async (res) => {
        let text = "";
        for await (const chunk of res) text += chunk;
        resolve({ status: res.statusCode ?? 0, body: JSON.parse(text) });
      });
      req.on("error", reject);
      req.end(httpMethod === "POST" ? message : undefined);
    });
  }
}
