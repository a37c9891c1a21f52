import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { answerOf, bearer, textOf, useMcp, VERSIONS } from "@/lib/testing/mcp/mcp-calls";
import { briefText } from "./brief-text";

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

  it("reads without signing in, and is told in the answer what comes next", async () => {
    const client = await mcp().connect(version);
    const result = await client.callTool({ name: "search_listings", arguments: { q: "fernwood" } });
    const next = ['get_listing {"slug": "fernwood"}'];
    expect(answerOf(result)).toMatchObject({ items: [{ slug: "fernwood" }], next_steps: next });
    expect(JSON.parse(textOf(result))).toMatchObject({ items: [{ slug: "fernwood" }], next_steps: next });
    expect(result._meta).not.toHaveProperty("next_steps");
    await client.close();
  });

  it("calls account tools with an API key", async () => {
    const client = await mcp().connect(version, await mcp().keyWith());
    const result = await client.callTool({ name: "get_account", arguments: {} });
    expect(answerOf(result)).toMatchObject({ access: { type: "api_key" } });
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

describe("an answer", () => {
  const read = async (version: string) => {
    const client = await mcp().connect(version);
    const { tools } = await client.listTools();
    const result = await client.callTool({ name: "get_listing", arguments: { slug: "fernwood" } });
    await client.close();
    return { result, tool: tools.find(({ name }) => name === "get_listing") };
  };

  it.each(VERSIONS.filter((version) => version !== "2025-03-26"))(
    "is structured and whole at %s, and as text the same but for what says nothing",
    async (version) => {
      const { result, tool } = await read(version);
      expect(textOf(result)).toBe(briefText(answerOf(result)));
      expect(result.structuredContent).toMatchObject({ slug: "fernwood", story: null, faqs: [] });
      expect(textOf(result)).not.toContain("null");
      expect(tool).toMatchObject({
        title: "Get a listing",
        outputSchema: { properties: { slug: { type: "string" } } },
      });
    },
  );

  it("is text alone at 2025-03-26, which has nothing else: whole, from a tool that promises no more", async () => {
    const { result, tool } = await read("2025-03-26");
    expect(result.structuredContent).toBeUndefined();
    expect(JSON.parse(textOf(result))).toMatchObject({ slug: "fernwood", story: null, faqs: [] });
    expect(tool).toMatchObject({ annotations: { title: "Get a listing", readOnlyHint: true } });
    expect(tool).not.toHaveProperty("outputSchema");
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
