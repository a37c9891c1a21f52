import { auth, createMCPClient } from "@ai-sdk/mcp";
import {
  Client,
  type ClientOptions,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { disconnectApp } from "@/lib/auth/oauth/connections";
import { useApp } from "@/lib/testing/api/app";
import { answerOf } from "@/lib/testing/mcp/mcp-calls";
import { type ClientDocument, serveClientDocument } from "@/lib/testing/oauth/client-document";
import type { TestBrowser } from "@/lib/testing/oauth/cookie-browser";
import { answerConsent, expireAccessTokens, serveOAuth, signedInBrowser } from "@/lib/testing/oauth/oauth-flow";

const REDIRECT = "http://127.0.0.1:5599/callback";
const app = useApp();
let document: ClientDocument;
let door: Awaited<ReturnType<typeof serveOAuth>>;

beforeAll(async () => {
  document = await serveClientDocument(REDIRECT);
  door = await serveOAuth(app(), document.fetchDocument);
});
afterAll(async () => {
  await door.close();
  document.close();
});

/** What an app remembers of its sign-ins; the person's browser goes where `authorizationUrl` says. */
class Memory {
  authorizationUrl = "";
  clientId = "";
  #client: { client_id: string } | undefined;
  #tokens: { access_token: string; token_type: string; refresh_token?: string } | undefined;
  #verifier = "";
  readonly clientMetadataUrl?: string;
  constructor(clientMetadataUrl?: string) {
    if (clientMetadataUrl) this.clientMetadataUrl = clientMetadataUrl;
  }
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

/** The official client: by itself, or held to one protocol version. */
const newClient =
  (version: string) =>
  async (memory: Memory): Promise<Agent> => {
    const client = new Client({ name: "agent", version: "1" }, negotiating(version));
    const transport = new StreamableHTTPClientTransport(new URL(`${door.origin}/mcp`), { authProvider: memory });
    await client.connect(transport);
    expect(client.getNegotiatedProtocolVersion()).toBe(version === "auto" ? "2026-07-28" : version);
    return {
      memory,
      stepsUp: true,
      call: async (name, args = {}) => answerOf(await client.callTool({ name, arguments: { ...args } })),
      finish: (callback) => transport.finishAuth(callback.searchParams),
    };
  };

function negotiating(version: string): ClientOptions {
  if (version === "auto") return { versionNegotiation: { mode: "auto" } };
  if (version === "2026-07-28") return { versionNegotiation: { mode: { pin: version } } };
  return { versionNegotiation: { mode: "legacy" }, supportedProtocolVersions: [version] };
}

async function oldClient(memory: Memory): Promise<Agent> {
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

async function aiSdkClient(memory: Memory): Promise<Agent> {
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

async function openAuthorization(agent: Agent, browser: TestBrowser) {
  const started = await browser.go(agent.memory.authorizationUrl);
  const scope = new URL(agent.memory.authorizationUrl).searchParams.get("scope") ?? "";
  return { location: started.headers.get("location") ?? "", scope };
}

const pinned = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"].map(
  (version) => [`the official client at ${version}, registering itself`, newClient(version), false] as const,
);

describe.each([
  ["the official client, registering itself", newClient("auto"), false] as const,
  ["the official client, by its metadata document", newClient("auto"), true] as const,
  ...pinned,
  ["the old SDK's client, registering itself", oldClient, false] as const,
  ["the old SDK's client, by its metadata document", oldClient, true] as const,
  ["the AI SDK's client, registering itself", aiSdkClient, false] as const,
])("%s", (_name, connect, isDocumented) => {
  it("reads anonymously, is sent to sign in by an account tool, steps up, refreshes, and is cut off", async () => {
    const agent = await connect(new Memory(isDocumented ? document.url : undefined));
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
    expect(await submit()).toMatchObject({ status: "crawling" });

    const before = agent.memory.tokens()?.access_token;
    await expireAccessTokens(app());
    expect(await agent.call("get_account")).toMatchObject({ email: user.email });
    expect(agent.memory.tokens()?.access_token).not.toBe(before);

    await disconnectApp(app().db, user.id, isDocumented ? document.url : agent.memory.clientId);
    await expect(agent.call("get_account")).rejects.toThrow(/[Uu]nauthorized/);
  });
});
