import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { bearer, useMcp, VERSIONS } from "@/lib/testing/mcp/mcp-calls";

const app = useApp();
const mcp = useMcp(app);

beforeAll(async () => {
  await createListing(app().db, { siteId: app().siteId, name: "Fernwood", slug: "fernwood" });
});

describe.each(VERSIONS)("the official client at %s", (version) => {
  it("negotiates that version", async () => {
    const client = await mcp().connect(version);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect(client.getInstructions()).toContain("submit_listing");
    await client.close();
  });

  it("lists every operation as a tool", async () => {
    const client = await mcp().connect(version);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(operations.map(({ name }) => name));
    await client.close();
  });

  it("reads without signing in: structured content and the same JSON as text", async () => {
    const client = await mcp().connect(version);
    const result = await client.callTool({ name: "search_listings", arguments: { q: "fernwood" } });
    const [text] = result.content;
    expect(result.structuredContent).toMatchObject({ items: [{ slug: "fernwood" }] });
    expect(text?.type === "text" && JSON.parse(text.text)).toEqual(result.structuredContent);
    expect(result._meta?.next_steps).toEqual(['get_listing {"slug": "fernwood"}']);
    await client.close();
  });

  it("calls account tools with an API key", async () => {
    const client = await mcp().connect(version, await mcp().keyWith());
    const result = await client.callTool({ name: "get_account", arguments: {} });
    expect(result.structuredContent).toMatchObject({ access: { type: "api_key" } });
    await client.close();
  });

  it("gets an operation's refusal as a result with code and fix, without structured content", async () => {
    const client = await mcp().connect(version);
    const result = await client.callTool({ name: "get_listing", arguments: { slug: "nothing-here" } });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toBeUndefined();
    expect(result._meta).toMatchObject({ code: "not_found", status: 404, fix: expect.any(String) });
    expect(JSON.stringify(result.content)).toContain("Fix:");
    await client.close();
  });

  it("is told of a single wrong field once", async () => {
    const client = await mcp().connect(version);
    const result = await client.callTool({ name: "get_listing", arguments: {} });
    expect(JSON.stringify(result.content).match(/is required/g)).toHaveLength(1);
    await client.close();
  });

  it("gets a protocol error with a suggestion for a misspelled tool", async () => {
    const client = await mcp().connect(version);
    await expect(client.callTool({ name: "serch_listings", arguments: {} })).rejects.toThrow(/search_listings/);
    await client.close();
  });
});

describe("the client of the old SDK", () => {
  it("lists and calls", async () => {
    const client = new OldClient({ name: "old", version: "1" });
    await client.connect(new OldTransport(mcp().endpoint(), bearer(await mcp().keyWith())));
    expect((await client.listTools()).tools.length).toBe(operations.length);
    const result = await client.callTool({ name: "get_account", arguments: {} });
    expect(result.structuredContent).toMatchObject({ site: "main" });
    await client.close();
  });
});

describe("idempotency_key", () => {
  it("replays the first answer", async () => {
    const client = await mcp().connect("2026-07-28", await mcp().keyWith());
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
    const client = await mcp().connect("2026-07-28", await mcp().keyWith());
    const args = { url: "https://a.example", idempotency_key: key };
    const result = await client.callTool({ name: "submit_listing", arguments: args });
    expect(result).toMatchObject({ isError: true, _meta: { code: "validation_failed" } });
    expect(JSON.stringify(result.content)).toMatch(/1 to 255 printable.*\/idempotency_key/);
    await client.close();
  });
});
