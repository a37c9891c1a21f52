import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry";
import { useApp } from "@/lib/testing/api/app";
import { serveApp } from "@/lib/testing/api/serve-app";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { directCall } from "./direct";
import { createMcp, createNodeMcp } from "./endpoint";

const app = useApp();
let door: Awaited<ReturnType<typeof serveApp>>;
let authorization = "";
beforeAll(async () => {
  door = await serveApp(app(), { "/mcp": createNodeMcp(app()) });
  await createListing(app().db, { siteId: app().siteId, slug: "fernwood", name: "Fernwood “quoted” \u2028 & <b>" });
  authorization = `Bearer ${await apiKeyFor(app().db, await createUser(app().db))}`;
});
afterAll(() => door.close());

const client = { name: "test", version: "1" };
const envelope = (more: object = {}) => ({
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": client,
  "io.modelcontextprotocol/clientCapabilities": {},
  ...more,
});
const message = (name: string, args: object, meta?: object) => ({
  jsonrpc: "2.0",
  id: 7,
  method: "tools/call",
  params: { name, arguments: args, ...(meta && { _meta: meta }) },
});

type Version = "2026-07-28" | "2025-11-25" | "2025-03-26";
const headersOf = (version: Version, name: string): Record<string, string> => ({
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
  ...(version !== "2025-03-26" && { "mcp-protocol-version": version }),
  ...(version === "2026-07-28" && { "mcp-method": "tools/call", "mcp-name": name }),
});

/** The message as plain as can be, or with something harmless more, which only the protocol library reads. */
function messageFor(version: Version, name: string, args: object, isPlain: boolean) {
  const more = isPlain ? {} : { progressToken: "p" };
  if (version === "2026-07-28") return message(name, args, envelope(more));
  return message(name, args, isPlain ? undefined : more);
}

async function send(version: Version, name: string, args: object, isPlain: boolean) {
  const body = JSON.stringify(messageFor(version, name, args, isPlain));
  const headers = { ...headersOf(version, name), authorization };
  const response = await fetch(`${door.origin}/mcp`, { method: "POST", headers, body });
  const answer = await response.json();
  const text = JSON.stringify(answer).replaceAll(/req_[0-9a-z]+/g, "req");
  return { status: response.status, type: response.headers.get("content-type"), answer: JSON.parse(text) };
}

describe("a plain call, answered without the protocol library", () => {
  const calls: [string, object][] = [
    ["get_site_info", {}],
    ["search_listings", { q: "fernwood", per_page: 3 }],
    ["get_listing", { slug: "fernwood" }],
    ["get_listing", { slug: "missing" }],
    ["get_listing", { slgu: "fernwood" }],
    ["get_account", {}],
    ["submit_listing", { url: "https://10.0.0.1/" }],
  ];
  const versions: Version[] = ["2026-07-28", "2025-11-25", "2025-03-26"];
  it.each(versions.flatMap((version) => calls.map(([name, args]) => [version, name, args] as const)))(
    "is answered as the library answers it: %s %s %j",
    async (version, name, args) => {
      expect(await send(version, name, args, true)).toEqual(await send(version, name, args, false));
    },
  );

  it("is the same over the web's Request and Response", async () => {
    const body = JSON.stringify(message("get_listing", { slug: "fernwood" }));
    const headers = headersOf("2025-11-25", "get_listing");
    const request = new Request(`${door.origin}/mcp`, { method: "POST", headers, body });
    const response = await createMcp(app())(request, { address: "192.0.2.1" });
    const { answer } = await send("2025-11-25", "get_listing", { slug: "fernwood" }, true);
    expect((await response.json()).result.structuredContent).toEqual(answer.result.structuredContent);
  });
});

describe("directCall", () => {
  const read = (parsed: unknown, headers: Record<string, string>) =>
    directCall(parsed, (name) => headers[name] ?? null, operations);
  const stateless = headersOf("2026-07-28", "get_listing");

  it.each([
    ["a plain call", message("get_listing", {}), {}],
    ["a plain call of a served version", message("get_listing", {}), { "mcp-protocol-version": "2025-06-18" }],
    ["a full envelope", message("get_listing", {}, envelope()), stateless],
  ])("takes %s", (_what, parsed, headers) => {
    expect(read(parsed, headers)).not.toBeNull();
  });

  it.each([
    ["an unknown tool", message("nothing", {}), {}],
    ["another method", { ...message("get_listing", {}), method: "tools/list" }, {}],
    ["a notification", { ...message("get_listing", {}), id: undefined }, {}],
    ["an id of null", { ...message("get_listing", {}), id: null }, {}],
    ["a fractional id", { ...message("get_listing", {}), id: 1.5 }, {}],
    ["another JSON-RPC", { ...message("get_listing", {}), jsonrpc: "1.0" }, {}],
    ["a list of arguments", { ...message("get_listing", {}), params: { name: "get_listing", arguments: [] } }, {}],
    ["more in the message", { ...message("get_listing", {}), extra: 1 }, {}],
    ["a batch", [message("get_listing", {})], {}],
    ["nothing", null, {}],
    ["an unserved version", message("get_listing", {}), { "mcp-protocol-version": "2024-11-05" }],
    ["the stateless version without its envelope", message("get_listing", {}), stateless],
    ["an envelope without its headers", message("get_listing", {}, envelope()), {}],
    ["a header that names another tool", message("get_listing", {}, envelope()), { ...stateless, "mcp-name": "x" }],
    ["a header that names another method", message("get_listing", {}, envelope()), { ...stateless, "mcp-method": "x" }],
    [
      "an envelope of another version",
      message("get_listing", {}, envelope({ "io.modelcontextprotocol/protocolVersion": "2027-01-01" })),
      stateless,
    ],
    [
      "a client without a version",
      message("get_listing", {}, envelope({ "io.modelcontextprotocol/clientInfo": { name: "a" } })),
      stateless,
    ],
  ])("leaves %s to the library", (_what, parsed, headers) => {
    expect(read(parsed, headers)).toBeNull();
  });
});
