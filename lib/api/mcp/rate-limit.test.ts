import { expect, it } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createMcp } from "./endpoint";

const PUBLIC_PER_MINUTE = 600;
const ACCOUNT_PER_MINUTE = 300;

const app = useApp();

const respond = (body: string, authorization?: string) => {
  const headers = {
    "content-type": "application/json",
    host: "127.0.0.1:3000",
    ...(authorization && { authorization }),
  };
  const request = new Request("http://127.0.0.1:3000/mcp", { method: "POST", headers, body });
  return createMcp(app())(request, { address: "192.0.2.9" });
};
const send = async (message: object, authorization?: string) =>
  (await respond(JSON.stringify({ jsonrpc: "2.0", id: 1, ...message }), authorization)).status;
const many = (limit: number, call: () => Promise<number>) => Promise.all(Array.from({ length: limit + 5 }, call));
const call = (name: string, args: unknown = {}) => ({ method: "tools/call", params: { name, arguments: args } });

it.each<[string, object]>([
  ["a list of tools", { method: "tools/list" }],
  ["a ping", { method: "ping" }],
  ["an unknown method", { method: "no/such" }],
  ["a call of an unknown tool", call("no_such_tool")],
  ["a call with params of the wrong shape", call("get_site_info", 7)],
  ["a call that wants no answer", { ...call("get_site_info"), id: undefined }],
  ["a call that needs a sign-in", call("get_account")],
])("counts %s as a public read of its address", async (_what, message) => {
  app().clock.advance(60_000);
  const statuses = await many(PUBLIC_PER_MINUTE, () => send(message));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

it.each([
  ["no JSON", "{"],
  ["an empty batch", "[]"],
  ["far too many values", `[${"1,".repeat(6_000)}1]`],
])("counts what is no message as a public read of its address: %s", async (_what, body) => {
  app().clock.advance(60_000);
  const statuses = await many(PUBLIC_PER_MINUTE, async () => (await respond(body)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

it("counts what is refused for its form or origin as well", async () => {
  app().clock.advance(60_000);
  const headers = { host: "127.0.0.1:3000", origin: "https://evil.example" };
  const request = () => new Request("http://127.0.0.1:3000/mcp", { method: "GET", headers });
  const statuses = await many(
    PUBLIC_PER_MINUTE,
    async () => (await createMcp(app())(request(), { address: "192.0.2.9" })).status,
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

it("counts a call that its key may not make by user", async () => {
  app().clock.advance(60_000);
  const key = await apiKeyFor(app().db, await createUser(app().db), ["account:read"]);
  const statuses = await many(ACCOUNT_PER_MINUTE, () => send(call("submit_listing"), `Bearer ${key}`));
  expect(statuses.filter((status) => status === 403)).toHaveLength(ACCOUNT_PER_MINUTE);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

it("says on each answer where the caller stands, over the short way and the protocol's, alone and in a batch", async () => {
  app().clock.set("2026-11-19T00:00:00Z");
  const key = await apiKeyFor(app().db, await createUser(app().db));
  const ask = async (body: unknown, authorization?: string) => {
    app().clock.advance(3_600_000);
    return (await respond(JSON.stringify(body), authorization)).headers.get("ratelimit");
  };
  const message = (one: object) => ({ jsonrpc: "2.0", id: 1, ...one });
  expect(await ask(message(call("get_site_info")))).toBe('"public";r=599;t=60');
  expect(await ask(message({ method: "tools/list" }))).toBe('"public";r=599;t=60');
  expect(await ask(message(call("get_account")))).toBe('"public";r=599;t=60');
  expect(await ask(message(call("get_account")), "Bearer lyd_wrong")).toBe('"public";r=599;t=60');
  expect(await ask(message(call("get_account")), `Bearer ${key}`)).toBe('"account";r=299;t=60');
  const drafting = message(call("submit_listing", { url: "https://hedgerow.example" }));
  expect(await ask(drafting, `Bearer ${key}`)).toBe('"account";r=299;t=60, "drafts";r=19;t=3600');
  const batch = [message(call("get_account")), message({ method: "ping" }), message(call("get_account"))];
  expect(await ask(batch, `Bearer ${key}`)).toBe('"public";r=599;t=60, "account";r=298;t=60');
});
