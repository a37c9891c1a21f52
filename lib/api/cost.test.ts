import { describe, expect, it } from "vitest";
import type { AnyOperation } from "@/lib/core/operation";
import { useApp } from "@/lib/testing/api/app";
import { type CostlyBody, costlyBodies, costlyShapes } from "@/lib/testing/api/costly-bodies";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { judgedCpuMsUntil } from "@/lib/testing/steady/cpu-time";
import { BODY_MAX_BYTES, inputBytesMax } from "./call/input-bytes";
import { createMcp } from "./mcp/endpoint";
import { createOAuth } from "./oauth/endpoint";
import { operations } from "./registry";
import { createApi } from "./rest/endpoint";
import { requestOf } from "./rest/request-of";

/** Of this thread's own computing for one request: nobody else's waits longer (Speed, longest wait of /healthz). */
const BAR_MS = 100;
/** The list of all tools is the longest of these answers. */
const ANSWER_BYTES_MAX = 48 * 1024;
const ORIGIN = "http://127.0.0.1:3000";
const JSON_TYPE = { "content-type": "application/json" };

/** Nearly all that these take. */
const OAUTH_BYTES = 64 * 1024 - 100;
const ENVELOPE_BYTES = 16 * 1024 - 400;

const message = (method: string, params: string) => `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`;

const app = useApp();
const peer = { address: "192.0.2.1" };
const newKey = async () => apiKeyFor(app().db, await createUser(app().db));

/** Sends it as often as it takes to believe its cost. */
async function expectCheap(what: string, send: () => Promise<Response>): Promise<void> {
  let bytes = 0;
  const ms = await judgedCpuMsUntil(BAR_MS, async () => {
    app().clock.advance(60_000); // limits are another test's matter
    bytes = (await (await send()).arrayBuffer()).byteLength;
  });
  expect(ms, `${what} took ${ms} ms`).toBeLessThan(BAR_MS);
  expect(bytes, `${what} was answered with ${bytes} bytes`).toBeLessThan(ANSWER_BYTES_MAX);
}

/** As large as is read of anybody, where nobody looks at the fields any more, and as large as the operation takes. */
const bodiesFor = (operation: AnyOperation, around: number): CostlyBody[] => [
  ...(inputBytesMax(operation) < BODY_MAX_BYTES ? costlyShapes(BODY_MAX_BYTES - around) : []),
  ...costlyBodies(operation, inputBytesMax(operation) - around),
];

describe("no request costs the process more than a moment, however it is made", () => {
  const writing = operations.filter(({ method }) => method !== "GET" && method !== "DELETE");
  it.each(writing.map((operation) => [operation.name, operation] as const))(
    "REST: %s",
    async (_name, operation) => {
      const api = createApi(app());
      const headers = { ...JSON_TYPE, authorization: `Bearer ${await newKey()}` };
      const { method, path } = requestOf(operation, operation.example);
      for (const { name, body } of bodiesFor(operation, 0))
        await expectCheap(name, () => api(new Request(ORIGIN + path, { method, headers, body }), peer));
    },
    300_000,
  );

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "MCP: %s",
    async (tool, operation) => {
      const mcp = createMcp(app());
      const headers = { ...JSON_TYPE, host: "127.0.0.1:3000", authorization: `Bearer ${await newKey()}` };
      for (const { name, body: args } of bodiesFor(operation, 120)) {
        const body = message("tools/call", `{"name":"${tool}","arguments":${args}}`);
        await expectCheap(name, () => mcp(new Request(`${ORIGIN}/mcp`, { method: "POST", headers, body }), peer));
      }
    },
    300_000,
  );

  it("MCP: what is no call of a tool", async () => {
    const mcp = createMcp(app());
    const headers = { ...JSON_TYPE, host: "127.0.0.1:3000" };
    const send = (body: string) => () => mcp(new Request(`${ORIGIN}/mcp`, { method: "POST", headers, body }), peer);
    for (const { name, body } of costlyShapes(ENVELOPE_BYTES).concat(costlyShapes(BODY_MAX_BYTES - 400))) {
      await expectCheap(`a message of ${name}`, send(body));
      await expectCheap(
        `no tool, with ${name}`,
        send(message("tools/call", `{"name":"${"a".repeat(90)}","a":${body}}`)),
      );
      for (const method of ["initialize", "tools/list", "ping", "nothing"])
        await expectCheap(`${method} with ${name}`, send(message(method, body)));
      const batch = Array(20).fill(message("tools/call", `{"name":"get_site_info","arguments":${body}}`));
      await expectCheap(`a batch with ${name}`, send(`[${batch.join(",").slice(0, BODY_MAX_BYTES - 10)}]`));
    }
    const wrong = message("tools/call", `{"name":"search_listings","arguments":{${'"a":1,'.repeat(200)}"b":2}}`);
    await expectCheap("a batch of wrong calls", send(`[${Array(20).fill(wrong).join(",")}]`));
  });

  it("REST: queries", async () => {
    const api = createApi(app());
    for (const query of [
      "a&".repeat(8_000),
      "q=a&".repeat(4_000),
      `q=${"%41".repeat(5_000)}`,
      `${"k".repeat(15_000)}=1`,
    ])
      await expectCheap(query.slice(0, 8), () => api(new Request(`${ORIGIN}/api/v1/listings?${query}`), peer));
  });

  it("OAuth: registrations, tokens and consent", async () => {
    const oauth = createOAuth(app());
    const send = (path: string, type: string, body: string) => () =>
      oauth(new Request(ORIGIN + path, { method: "POST", headers: { "content-type": type }, body }), peer);
    const register = (body: string) => send("/oauth/register", "application/json", body);
    for (const { name, body } of costlyShapes(OAUTH_BYTES)) {
      await expectCheap(name, register(body));
      await expectCheap(`redirect_uris of ${name}`, register(`{"redirect_uris":${body}}`));
      await expectCheap(
        `contacts of ${name}`,
        register(`{"redirect_uris":["http://127.0.0.1/"],"contacts":[${body}]}`),
      );
    }
    const forms = ["a=1&", "a[a]", "grant_type=a&", "%41", "a."].map((one) => one.repeat(OAUTH_BYTES / one.length));
    for (const path of ["/oauth/token", "/oauth/revoke", "/oauth/consent/abc/decide"])
      for (const form of forms)
        await expectCheap(path, send(path, "application/x-www-form-urlencoded", `client_assertion=${form}`));
  });
});
