import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { auth, createMCPClient } from "@ai-sdk/mcp";
import { Client, type OAuthDiscoveryState, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { schema } from "@/db/client";
import { disconnectApp } from "@/lib/auth/oauth/connections";
import { fetchClientDocument } from "@/lib/services/apps/fetch-client-document";
import { useApp } from "@/lib/testing/app";
import type { TestBrowser } from "@/lib/testing/browser";
import { answerConsent, serveOAuth, signedInBrowser } from "@/lib/testing/oauth-flow";

const REDIRECT = "http://127.0.0.1:5599/callback";
const DOCUMENT = "https://client.example/app.json";
const app = useApp();
let door: Awaited<ReturnType<typeof serveOAuth>>;
/** Serves the app's metadata document as client.example. */
const documents = createServer((_req, res) => {
  res.setHeader("content-type", "application/json");
  res.end(JSON.stringify({ client_id: DOCUMENT, client_name: "Documented", redirect_uris: [REDIRECT] }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => documents.listen(0, "127.0.0.1", resolve));
  const { port } = documents.address() as AddressInfo; // a TCP server's address is never a pipe's name
  const hostMap = { "https://client.example": `http://127.0.0.1:${port}` };
  door = await serveOAuth(app(), (url) => fetchClientDocument(url, hostMap));
});
afterAll(async () => {
  await door.close();
  documents.close();
});

/** What an app remembers of its sign-ins; the person's browser goes where `authorizationUrl` says. */
class Memory {
  authorizationUrl = "";
  clientId = "";
  #client: { client_id: string } | undefined;
  #tokens: { access_token: string; token_type: string; refresh_token?: string } | undefined;
  #verifier = "";
  constructor(readonly clientMetadataUrl?: string) {}
  redirectUrl = REDIRECT;
  clientMetadata = { client_name: "Registered", redirect_uris: [REDIRECT] };
  clientInformation = () => this.#client;
  saveClientInformation = (client: { client_id: string }) => {
    this.clientId = client.client_id;
    this.#client = client;
  };
  tokens = () => this.#tokens;
  saveTokens = (tokens: { access_token: string; token_type: string }) => {
    this.#tokens = tokens;
  };
  invalidateCredentials = () => {
    this.#tokens = undefined;
  };
  redirectToAuthorization = (url: URL) => {
    this.authorizationUrl = url.href;
  };
  #discovery: OAuthDiscoveryState | undefined;
  saveDiscoveryState = (state: OAuthDiscoveryState) => {
    this.#discovery = state;
  };
  discoveryState = () => this.#discovery;
  saveCodeVerifier = (verifier: string) => {
    this.#verifier = verifier;
  };
  codeVerifier = () => this.#verifier;
}

/** A client as these tests drive it, whichever library it is. */
interface Agent {
  memory: Memory;
  /** False for a library that refreshes its token on a 403, which gives it no more scopes: it has to sign in anew. */
  stepsUp: boolean;
  call(name: string, args?: object): Promise<unknown>;
  finish(callback: URL): Promise<void>;
}

const newClient = (mode: "auto" | "legacy", documentUrl?: string) => async (): Promise<Agent> => {
  const memory = new Memory(documentUrl);
  const client = new Client({ name: "agent", version: "1" }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(`${door.origin}/mcp`), { authProvider: memory });
  await client.connect(transport);
  return {
    memory,
    stepsUp: true,
    call: async (name, args = {}) => (await client.callTool({ name, arguments: { ...args } })).structuredContent,
    finish: (callback) => transport.finishAuth(callback.searchParams),
  };
};

async function oldClient(): Promise<Agent> {
  const memory = new Memory();
  const client = new OldClient({ name: "old agent", version: "1" });
  const transport = new OldTransport(new URL(`${door.origin}/mcp`), { authProvider: memory });
  await client.connect(transport);
  return {
    memory,
    stepsUp: false,
    call: async (name, args = {}) => (await client.callTool({ name, arguments: { ...args } })).structuredContent,
    finish: (callback) => transport.finishAuth(callback.searchParams.get("code") ?? ""),
  };
}

/** This library wraps what went wrong. */
function throwCause(error: Error): never {
  throw error.cause ?? error;
}

async function aiSdkClient(): Promise<Agent> {
  const memory = new Memory();
  const serverUrl = `${door.origin}/mcp`;
  const client = await createMCPClient({ transport: { type: "http", url: serverUrl, authProvider: memory } });
  const call = { toolCallId: "1", messages: [], context: undefined };
  return {
    memory,
    stepsUp: false,
    call: async (name, args = {}) => {
      const tools = await client.tools().catch(throwCause);
      const answer = await Promise.resolve(tools[name]?.execute(args, call)).catch(throwCause);
      return z.object({ structuredContent: z.unknown() }).parse(answer).structuredContent;
    },
    finish: async (callback) => {
      const authorizationCode = callback.searchParams.get("code") ?? "";
      await auth(memory, { serverUrl: new URL(serverUrl), authorizationCode });
    },
  };
}

/** The person allows what the app asked for. */
async function allow(agent: Agent, browser: TestBrowser): Promise<string> {
  const { location, scope } = await openAuthorization(agent, browser);
  await agent.finish(await answerConsent(app(), browser, location));
  return scope;
}

/** As if an hour had passed for the tokens that were given out. */
async function expireAccessTokens(): Promise<void> {
  const { oauthRecords: r } = schema;
  const payload = sql`jsonb_set(${r.payload}, '{exp}', '1')`;
  await app().db.update(r).set({ payload }).where(eq(r.kind, "AccessToken"));
}

async function openAuthorization(agent: Agent, browser: TestBrowser) {
  const started = await browser.go(agent.memory.authorizationUrl);
  const scope = new URL(agent.memory.authorizationUrl).searchParams.get("scope") ?? "";
  return { location: started.headers.get("location") ?? "", scope };
}

describe.each([
  ["the official client, 2026-07-28, registering itself", newClient("auto")],
  ["the official client, 2025-11-25, registering itself", newClient("legacy")],
  ["the official client, by its metadata document", newClient("auto", DOCUMENT)],
  ["the old SDK's client, registering itself", oldClient],
  ["the AI SDK's client, registering itself", aiSdkClient],
])("%s", (_name, connect) => {
  it("reads anonymously, is sent to sign in by an account tool, steps up, refreshes, and is cut off", async () => {
    const agent = await connect();
    expect(await agent.call("search_listings", { q: "anything" })).toMatchObject({ items: [] });

    await expect(agent.call("get_account")).rejects.toThrow(/[Uu]nauthorized/);
    const { browser, user } = await signedInBrowser(app(), door.origin);
    expect((await allow(agent, browser)).split(" ")).toContain("account:read");
    expect(await agent.call("get_account")).toMatchObject({ email: user.email, access: { type: "oauth" } });

    const submit = () => agent.call("submit_listing", { url: "https://stepped-up.example" });
    await expect(submit()).rejects.toThrow();
    if (!agent.stepsUp) {
      agent.memory.invalidateCredentials();
      await expect(submit()).rejects.toThrow(/[Uu]nauthorized/);
    }
    expect((await allow(agent, browser)).split(" ")).toContain("listings:write");
    expect(await submit()).toMatchObject({
      status: "crawling",
    });

    const before = agent.memory.tokens()?.access_token;
    await expireAccessTokens();
    expect(await agent.call("get_account")).toMatchObject({ email: user.email });
    expect(agent.memory.tokens()?.access_token).not.toBe(before);

    const clientId = agent.memory.clientId || DOCUMENT;
    await disconnectApp(app().db, user.id, clientId);
    await expect(agent.call("get_account")).rejects.toThrow(/[Uu]nauthorized/);
  });
});
