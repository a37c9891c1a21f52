import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createFunctions } from "@/inngest";
import { serveInProcess } from "@/inngest/serve";
import { findOperation, operations } from "@/lib/api/registry";
import { type Runner, startRunner } from "@/lib/runner/runner";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { serveApp } from "@/lib/testing/api/serve-app";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { answerOf } from "@/lib/testing/mcp/mcp-calls";
import { createNodeMcp } from "./endpoint";

/** Hoisted above the imports: the environment is read once, when the first of them asks for it. */
const { products, site } = await vi.hoisted(async () => {
  const { page, startSite } = await import("@/lib/testing/drafting/sites");
  const versions = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"];
  const products = versions.map((version, i) => ({ version, url: `https://fernwood${i}.example/` }));
  const home = page("Fernwood Board", {}, "<p>Fernwood Board keeps your kanban board in Git.</p>");
  const site = await startSite(
    products.map(({ url }) => new URL(url).origin),
    { "/": home },
  );
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
  return { products, site };
});

let app: TestApp;
let runner: Runner;
let door: Awaited<ReturnType<typeof serveApp>>;

beforeAll(async () => {
  app = await testApp();
  const functions = createFunctions({ db: app.db, now: app.now });
  const connection = { db: app.db, url: app.databaseUrl };
  runner = await startRunner({ connection, handler: serveInProcess(functions), now: app.now });
  door = await serveApp(app, { "/mcp": createNodeMcp(app) });
  await createListing(app.db, { siteId: app.siteId, name: "Hedgerow" });
});
afterAll(async () => {
  await door.close();
  await runner.close();
  await app.close();
  await site.close();
});

async function connect(version: string) {
  const key = await apiKeyFor(app.db, await createUser(app.db));
  const mode = version === "2026-07-28" ? ("auto" as const) : ("legacy" as const);
  const pinned = mode === "legacy" ? { supportedProtocolVersions: [version] } : {};
  const client = new Client({ name: "agent", version: "1" }, { versionNegotiation: { mode }, ...pinned });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${door.origin}/mcp`), { requestInit }));
  return client;
}

/** A next step as it stands in an answer: a tool's name, then its arguments, then perhaps a word on when. */
const STEP = /^(\w+)(?: (\{.*\}))?/;

/** Every step that is suggested can be taken as it is written, but where it says … for what the agent has to fill in. */
function requireUsableSteps(steps: unknown): void {
  for (const step of z.array(z.string()).default([]).parse(steps)) {
    const [, name = "", args = "{}"] = STEP.exec(step) ?? [];
    expect(operations.map((operation) => operation.name)).toContain(name);
    if (!args.includes("…")) expect(() => findOperation(name)?.input.partial().parse(JSON.parse(args))).not.toThrow();
  }
}

describe.each(products)("an agent at $version", ({ version, url }) => {
  it("finds what is there, submits a product, corrects its draft, saves it as a listing and queues it", async () => {
    const client = await connect(version);
    const call = async (name: string, args: Record<string, unknown>) => {
      const answer = answerOf(await client.callTool({ name, arguments: args }));
      requireUsableSteps(answer.next_steps);
      return answer;
    };
    expect(await call("search_listings", { q: "hedgerow" })).toMatchObject({ total: 1 });
    const submitted = await call("submit_listing", { url, idempotency_key: "once" });
    expect(submitted).toMatchObject({ status: "crawling" });
    const { id } = z.object({ id: z.string() }).parse(submitted);
    await runner.idle();
    const ready = { status: "ready", fields: { name: { value: "Fernwood Board" } } };
    expect(await call("get_draft", { id })).toMatchObject(ready);
    const corrected = await call("update_draft", { id, fields: { team_size: "4" } });
    expect(corrected).toMatchObject({ fields: { team_size: { value: "4", state: "manual" } } });
    const saved = await call("submit_draft", { id });
    const { listing_id } = z.object({ listing_id: z.number() }).parse(saved);
    expect(await call("list_my_listings", {})).toMatchObject({ items: [{ listing_id, status: "draft" }] });
    expect(await call("choose_free_listing", { listing_id })).toMatchObject({ status: "awaiting_badge" });
    expect(await call("get_my_listing", { listing_id })).toMatchObject({ plan: "free" });
    await client.close();
  });
});
