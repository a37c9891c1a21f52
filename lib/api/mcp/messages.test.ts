import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { serveApp } from "@/lib/testing/api/serve-app";
import { createNodeMcp } from "./endpoint";

const HANDSHAKE_VERSIONS = ["2025-03-26", "2025-06-18", "2025-11-25"];
const STATELESS = "2026-07-28";
const KEY = "io.modelcontextprotocol";

const app = useApp();
let door: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  door = await serveApp(app(), { "/mcp": createNodeMcp(app()) });
});
afterAll(() => door.close());

const envelope = {
  [`${KEY}/protocolVersion`]: STATELESS,
  [`${KEY}/clientInfo`]: { name: "a", version: "1" },
  [`${KEY}/clientCapabilities`]: {},
};

/** Posts one message as it is. Headers of null are left out. */
async function post(message: object, headers: Record<string, string | null>) {
  const all = { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers };
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  const response = await fetch(`${door.origin}/mcp`, { method: "POST", headers: sent, body: JSON.stringify(message) });
  const text = await response.text();
  return { status: response.status, answer: text && JSON.parse(text) };
}

const request = (method: string, params?: unknown) => ({
  jsonrpc: "2.0",
  id: 7,
  method,
  ...(params !== undefined && { params }),
});

describe.each(HANDSHAKE_VERSIONS)("a message at %s", (version) => {
  const send = (message: object) => post(message, { "mcp-protocol-version": version });

  it("is answered to a ping, and refused for a method that is not offered", async () => {
    expect(await send(request("ping"))).toEqual({ status: 200, answer: { jsonrpc: "2.0", id: 7, result: {} } });
    for (const method of ["resources/list", "prompts/list", "nothing/such", "constructor", "__proto__", "toString"]) {
      const { status, answer } = await send(request(method));
      expect([status, answer.id, answer.error.code]).toEqual([200, 7, -32601]);
      expect(answer.error.data).toMatchObject({ code: "not_found", fix: expect.stringContaining("tools/list") });
    }
  });

  it("is refused with the nearest name for a tool that is none", async () => {
    const { answer } = await send(request("tools/call", { name: "get_listings" }));
    expect([answer.id, answer.error.code]).toEqual([7, -32602]);
    const data = { code: "not_found", fix: "Did you mean get_listing?", request_id: expect.stringMatching(/^req_/) };
    expect(answer.error.data).toEqual(data);
  });

  it("is refused with what to send when it is no message", async () => {
    for (const broken of [
      { id: 1, method: "ping" },
      { jsonrpc: "2.0", id: null, method: "ping" },
    ]) {
      const { status, answer } = await send(broken);
      expect([status, answer.error.code]).toEqual([400, -32600]);
      expect(answer.error.data).toMatchObject({ code: "bad_request", fix: expect.stringContaining("JSON-RPC 2.0") });
    }
  });

  it.each([
    ["that the client is ready", { method: "notifications/initialized" }],
    ["of a cancelled request", { method: "notifications/cancelled", params: { requestId: 7 } }],
    ["that nobody knows", { method: "notifications/nothing" }],
  ])("is taken without a word when it is a notification %s", async (_what, notification) => {
    expect(await send({ jsonrpc: "2.0", ...notification })).toEqual({ status: 202, answer: "" });
  });

  it("is taken without a word when it is a response", async () => {
    expect(await send({ jsonrpc: "2.0", id: 1, result: {} })).toEqual({ status: 202, answer: "" });
  });
});

describe("a message of a version that is not served", () => {
  it.each(["2024-11-05", "2099-01-01", "nonsense"])("is refused by its header: %s", async (version) => {
    const { status, answer } = await post(request("ping"), { "mcp-protocol-version": version });
    expect(status).toBe(400);
    expect(answer.error.message).toContain(version);
  });

  it("is refused by its envelope, with the versions that are served", async () => {
    const version = "2099-01-01";
    const headers = { "mcp-protocol-version": version, "mcp-method": "ping" };
    const named = { ...envelope, [`${KEY}/protocolVersion`]: version };
    const { status, answer } = await post(request("ping", { _meta: named }), headers);
    expect([status, answer.error.code]).toEqual([400, -32022]);
    const ours = { code: "bad_request", fix: expect.stringContaining(STATELESS) };
    expect(answer.error.data).toMatchObject({ ...ours, supported: [STATELESS], requested: version });
  });

  it("is offered the newest that has a handshake", async () => {
    const params = { protocolVersion: "2024-11-05", capabilities: {}, clientInfo: { name: "a", version: "1" } };
    const { answer } = await post(request("initialize", params), {});
    expect(answer.result.protocolVersion).toBe("2025-11-25");
  });
});

describe(`a message at ${STATELESS}`, () => {
  const headers = { "mcp-protocol-version": STATELESS, "mcp-method": "tools/call", "mcp-name": "get_site_info" };
  const call = request("tools/call", { name: "get_site_info", arguments: {}, _meta: envelope });

  it("is answered when its headers say what its body says", async () => {
    expect((await post(call, headers)).status).toBe(200);
  });

  it.each([
    ["no method", { "mcp-method": null }],
    ["another method", { "mcp-method": "tools/list" }],
    ["no name", { "mcp-name": null }],
    ["another name", { "mcp-name": "search_listings" }],
    ["no version", { "mcp-protocol-version": null }],
    ["another version", { "mcp-protocol-version": "2025-11-25" }],
  ])("is refused when its headers give %s", async (_what, wrong) => {
    const { status, answer } = await post(call, { ...headers, ...wrong });
    expect([status, answer.error.code]).toEqual([400, -32020]);
    expect(answer.error.data).toMatchObject({ code: "bad_request", fix: expect.stringContaining("headers") });
  });

  it("is refused with 404 for a method that is not offered, the handshake among them", async () => {
    for (const method of ["ping", "initialize", "resources/list", "nothing/such"]) {
      const { status, answer } = await post(request(method, { _meta: envelope }), { ...headers, "mcp-method": method });
      expect([method, status, answer.error.code]).toEqual([method, 404, -32601]);
    }
  });

  it("is taken without a word when it is a notification", async () => {
    const params = { requestId: 7, _meta: envelope };
    const cancelled = { jsonrpc: "2.0", method: "notifications/cancelled", params };
    const { status } = await post(cancelled, { ...headers, "mcp-method": "notifications/cancelled", "mcp-name": null });
    expect(status).toBe(202);
  });
});

describe("params of the wrong shape", () => {
  it.each([
    ["tools/call", undefined, "/params"],
    ["tools/call", [], "/params"],
    ["tools/call", { arguments: {} }, "/params/name"],
    ["tools/call", { name: 7 }, "/params/name"],
    ["tools/call", { name: "get_site_info", arguments: [] }, "/params/arguments"],
    ["tools/call", { name: "get_site_info", arguments: null }, "/params/arguments"],
    ["tools/call", { name: "get_site_info", _meta: "x" }, "/params/_meta"],
    ["tools/list", { cursor: 7 }, "/params/cursor"],
    ["initialize", undefined, "/params"],
    ["initialize", { capabilities: {}, clientInfo: { name: "a", version: "1" } }, "/params/protocolVersion"],
    ["initialize", { protocolVersion: "2025-11-25", clientInfo: { name: "a", version: "1" } }, "/params/capabilities"],
    ["initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: {} }, "/params/clientInfo/name"],
  ])("are refused in our own words: %s %j", async (method, params, pointer) => {
    const { status, answer } = await post(request(method, params), {});
    expect([status, answer.id, answer.error.code]).toEqual([400, 7, -32602]);
    expect(answer.error.message).toContain(pointer);
    expect(answer.error.data).toMatchObject({ code: "bad_request", fix: expect.any(String) });
  });
});
