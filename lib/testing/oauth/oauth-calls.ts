import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { schema } from "@/db/client";
import { createOAuth } from "@/lib/api/oauth/endpoint";
import type { FetchDocument } from "@/lib/auth/oauth/client-document";
import { REGISTRATIONS } from "@/lib/auth/oauth/endpoints";
import { fetchClientDocument } from "@/lib/services/apps/fetch-client-document";
import type { TestApp } from "@/lib/testing/api/app";
import type { TestBrowser } from "./cookie-browser";
import { answerConsent, pkce, serveOAuth, signedInBrowser } from "./oauth-flow";

/** Where the agents of these tests are called back. */
export const CALLBACK = "https://agent.example/callback";
const CLIENT_HOST = "https://client.example";
const JSON_TYPE = { "content-type": "application/json" };

type Extra = Record<string, string | null>;
interface Page {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}
/** client.example: its pages by path, and the way to them. */
interface Published {
  pages: Map<string, Page>;
  /** Paths in the order they were asked for. */
  visits: string[];
  fetchDocument: FetchDocument;
}

/** An authorization server on loopback, and the calls that agents make to it. */
export class OAuthCalls {
  constructor(
    private readonly app: TestApp,
    readonly origin: string,
    private readonly published: Published,
  ) {}

  /** The same server under another name, as another site of the network has. */
  at(origin: string): OAuthCalls {
    return new OAuthCalls(this.app, origin, this.published);
  }

  get resource(): string {
    return `${this.origin}/mcp`;
  }

  post(path: string, fields: Record<string, string>): Promise<Response> {
    return fetch(this.origin + path, { method: "POST", body: new URLSearchParams(fields) });
  }

  /** A request that comes in from a network address of the caller's choice. */
  from(address: string, path: string, init: RequestInit = {}): Promise<Response> {
    return createOAuth(this.app, this.published.fetchDocument)(new Request(this.origin + path, init), { address });
  }

  /** Publishes a document at client.example and returns its address, the app's id. */
  publish(metadata: object = {}, extra: Partial<Page> = {}): string {
    const path = `/app-${this.published.pages.size + 1}.json`;
    const document = { client_id: CLIENT_HOST + path, client_name: "Client", redirect_uris: [CALLBACK], ...metadata };
    this.published.pages.set(path, { body: JSON.stringify(document), ...extra });
    return CLIENT_HOST + path;
  }

  /** How often an app's document was fetched. */
  fetchesOf(clientId: string): number {
    return this.published.visits.filter((path) => CLIENT_HOST + path === clientId).length;
  }

  /** What a self-registration answers. */
  tryToRegister(metadata: object = {}, address = "127.0.0.1"): Promise<Response> {
    const body = JSON.stringify({ client_name: "Agent", redirect_uris: [CALLBACK], ...metadata });
    return this.from(address, "/oauth/register", { method: "POST", headers: JSON_TYPE, body });
  }

  /** The id of an app that registered itself, past the limit. */
  async register(metadata: object = {}): Promise<string> {
    await this.app.db.delete(schema.rateLimits).where(eq(schema.rateLimits.bucket, REGISTRATIONS.bucket));
    const response = await this.tryToRegister(metadata);
    const answer = await response.json();
    if (response.status !== 201) throw new Error(JSON.stringify(answer));
    return answer.client_id;
  }

  authorizeUrl(clientId: string, challenge: string, extra: Extra = {}): string {
    const fields = {
      response_type: "code",
      client_id: clientId,
      redirect_uri: CALLBACK,
      scope: "account:read listings:write",
      resource: this.resource,
      state: "s1",
      code_challenge: challenge,
      code_challenge_method: "S256",
      ...extra,
    };
    const query = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
    return `/oauth/authorize?${new URLSearchParams(query)}`;
  }

  /** Up to the consent page: its address. */
  async start(browser: TestBrowser, clientId: string, challenge = pkce().challenge, extra: Extra = {}) {
    const response = await browser.go(this.authorizeUrl(clientId, challenge, extra));
    return { response, location: response.headers.get("location") ?? "" };
  }

  /** As `start`, in a browser where somebody new is signed in. */
  async startSignedIn(clientId: string, extra: Extra = {}) {
    const { browser, user } = await signedInBrowser(this.app, this.origin);
    return { browser, user, ...(await this.start(browser, clientId, undefined, extra)) };
  }

  /** Up to the code that the app is called back with. */
  async authorize({ clientId, scopes, extra }: { clientId?: string; scopes?: string[]; extra?: Extra } = {}) {
    const id = clientId ?? (await this.register());
    const { browser, user } = await signedInBrowser(this.app, this.origin);
    const { verifier, challenge } = pkce();
    const { location } = await this.start(browser, id, challenge, extra);
    const callback = await answerConsent(this.app, browser, location, scopes ? { scopes } : {});
    return { clientId: id, browser, user, callback, code: callback.searchParams.get("code") ?? "", verifier };
  }

  /** The whole way to tokens. */
  async connect(wanted: { clientId?: string; scopes?: string[]; extra?: Extra } = {}) {
    const given = await this.authorize(wanted);
    const tokens = await (await this.redeem(given.clientId, given.code, given.verifier)).json();
    return { ...given, tokens };
  }

  redeem(clientId: string, code: string, verifier: string, extra: Record<string, string> = {}): Promise<Response> {
    return this.post("/oauth/token", {
      grant_type: "authorization_code",
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: CALLBACK,
      resource: this.resource,
      ...extra,
    });
  }

  refresh(clientId: string, token: string, extra: Record<string, string> = {}): Promise<Response> {
    return this.post("/oauth/token", {
      grant_type: "refresh_token",
      client_id: clientId,
      refresh_token: token,
      ...extra,
    });
  }

  /** A tool call with an access token. */
  callTool(name: string, token: string, at = this.origin): Promise<Response> {
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {} } };
    const version = { "mcp-protocol-version": "2025-11-25" };
    const headers = { ...JSON_TYPE, ...version, accept: "application/json", authorization: `Bearer ${token}` };
    return fetch(`${at}/mcp`, { method: "POST", headers, body: JSON.stringify(message) });
  }
}

/** client.example on loopback, reached through the crawler's host map. */
async function publishing(): Promise<Published & { close(): void }> {
  const pages = new Map<string, Page>();
  const visits: string[] = [];
  const server = createServer((req, res) => {
    visits.push(req.url ?? "");
    const found = pages.get(req.url ?? "");
    res.writeHead(found?.status ?? (found ? 200 : 404), { ...JSON_TYPE, ...found?.headers });
    res.end(found?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a pipe's name
  const hostMap = { [CLIENT_HOST]: `http://127.0.0.1:${port}` };
  return { pages, visits, fetchDocument: (url) => fetchClientDocument(url, hostMap), close: () => void server.close() };
}

/** Gives the tests of a file one authorization server on loopback. */
export function useOAuth(app: () => TestApp): () => OAuthCalls {
  let calls: OAuthCalls | undefined;
  let close = async () => {};
  beforeAll(async () => {
    const published = await publishing();
    const door = await serveOAuth(app(), published.fetchDocument);
    calls = new OAuthCalls(app(), door.origin, published);
    close = async () => {
      await door.close();
      published.close();
    };
  });
  afterAll(() => close());
  return () => {
    if (!calls) throw new Error("useOAuth() gives its calls inside tests and hooks only.");
    return calls;
  };
}
