import { describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { useMcp } from "@/lib/testing/mcp/mcp-calls";
import { operationsOf, toolOf } from "./tools";

const app = useApp();
const mcp = useMcp(app);

describe("the list of tools", () => {
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

  it.each([
    ["get_listing", { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }],
    ["submit_listing", { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true }],
    ["update_draft", { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true }],
    ["submit_draft", { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false }],
  ])("hints what a call of %s does", (name, hints) => {
    const tool = operations.map(toolOf).find((one) => one.name === name);
    expect(tool?.annotations).toMatchObject(hints);
  });

  it("narrows to ?toolsets, and refuses unknown ones by name", async () => {
    const client = await mcp().connect("2026-07-28", null, "?toolsets=drafts");
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain("submit_listing");
    expect(names).not.toContain("search_listings");
    await client.close();
    const refused = await mcp().send({ query: "?toolsets=drafts,nonsense" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("nonsense") } });
  });

  it.each([
    ["toolsets=", "toolsets names none."],
    ["toolsets=,", "toolsets names none."],
    ["toolsets=orders", "There are no tools in orders yet."],
  ])("refuses ?%s, which leaves no tool, and says where there are some", (query, detail) => {
    const most = operations.filter(({ toolset }) => toolset !== "orders");
    const fix = expect.stringContaining("one or more of read, drafts, listings,");
    expect(() => operationsOf(most, query)).toThrow(expect.objectContaining({ code: "bad_request", detail, fix }));
  });
});

describe("a list", () => {
  it("stays small: twenty full listings in 6,000 tokens, without what get_listing is for", async () => {
    const full = { headline: "h".repeat(120), summary: "s".repeat(300), description: "d".repeat(4_000) };
    const { db, siteId } = app();
    for (let i = 0; i < 21; i += 1) await createListing(db, { siteId, platforms: ["Web", "iOS", "Linux"], ...full });
    const client = await mcp().connect("2026-07-28");
    const { structuredContent } = await client.callTool({ name: "search_listings", arguments: {} });
    expect(structuredContent).toMatchObject({ per_page: 20, has_more: true });
    expect(JSON.stringify(structuredContent).length / 4).toBeLessThanOrEqual(6_000);
    await client.close();
  });
});
