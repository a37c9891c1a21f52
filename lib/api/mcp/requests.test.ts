import { describe, expect, it } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { useMcp } from "@/lib/testing/mcp/mcp-calls";

const app = useApp();
const mcp = useMcp(app);

describe("access", () => {
  it("answers an account tool without a token by 401, saying where to sign in and for what", async () => {
    const response = await mcp().call("submit_listing", {}, { url: "https://a.example" });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe(
      `Bearer resource_metadata="${mcp().origin}/.well-known/oauth-protected-resource/mcp", scope="account:read listings:write"`,
    );
    expect(await response.json()).toMatchObject({ id: 7, error: { data: { code: "unauthenticated" } } });
  });

  it("answers a token with too few scopes by 403, asking for what it has and what it lacks", async () => {
    const key = await mcp().keyWith(["account:read"]);
    const response = await mcp().call(
      "submit_listing",
      { authorization: `Bearer ${key}` },
      { url: "https://a.example" },
    );
    expect(response.status).toBe(403);
    const challenge = response.headers.get("www-authenticate");
    expect(challenge).toContain('error="insufficient_scope"');
    expect(challenge).toContain('scope="account:read listings:write"');
  });

  it("refuses a wrong token even where none is needed", async () => {
    const response = await mcp().send({ headers: { authorization: "Bearer lyd_wrong" } });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  it("refuses a token in the address", async () => {
    expect((await mcp().send({ query: `?access_token=${await mcp().keyWith()}` })).status).toBe(401);
  });

  it("never looks at cookies", async () => {
    expect((await mcp().call("get_account", { cookie: "ly_session=anything" })).status).toBe(401);
  });
});

const LONG = "x".repeat(40 * 1024);

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
    ["5,001 values", { body: `[${"1,".repeat(5_000)}1]` }, 413],
    ["65 levels", { body: `${"[".repeat(65)}${"]".repeat(65)}` }, 400],
    [
      "more than the tool called takes",
      { method: "tools/call", params: { name: "get_site_info", arguments: { a: LONG } } },
      413,
    ],
    ["more than a message without a tool takes", { method: "ping", params: { a: LONG } }, 413],
    ["a body of more than 1 MiB", { body: JSON.stringify({ pad: "x".repeat(1024 * 1024) }) }, 413],
  ])("is refused: %s", async (_what, request, status) => {
    const response = await mcp().raw(request);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({
      jsonrpc: "2.0",
      error: { data: { code: expect.any(String), fix: expect.any(String) } },
    });
  });

  it("is served for a tool on the visitor's own machine", async () => {
    const response = await mcp().send({ headers: { origin: "http://localhost:6274" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:6274");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  });
});

describe("batches", () => {
  const batch = (version: string | null) =>
    mcp().send({
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
    expect((await mcp().send({ body })).status).toBe(202);
  });
});
