import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { disconnectApp, listConnectedApps } from "@/lib/auth/oauth/connections";
import { REGISTRATIONS } from "@/lib/auth/oauth/endpoints";
import { reapOAuth } from "@/lib/auth/oauth/reap";
import { fetchClientDocument } from "@/lib/services/apps/fetch-client-document";
import { useApp } from "@/lib/testing/app";
import { TestBrowser } from "@/lib/testing/browser";
import { createUser } from "@/lib/testing/factories";
import { answerConsent, openConsent, pkce, serveOAuth, signedInBrowser, signInAs } from "@/lib/testing/oauth-flow";

const CALLBACK = "https://agent.example/callback";
const app = useApp();
let door: Awaited<ReturnType<typeof serveOAuth>>;
/** Documents of client.example, served on loopback through the crawler's host map. */
const documents = new Map<string, { status?: number; headers?: Record<string, string>; body: string }>();
const documentServer = createServer((req, res) => {
  const found = documents.get(req.url ?? "");
  res.writeHead(found?.status ?? (found ? 200 : 404), { "content-type": "application/json", ...found?.headers });
  res.end(found?.body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => documentServer.listen(0, "127.0.0.1", resolve));
  const { port } = documentServer.address() as AddressInfo; // a TCP server's address is never a pipe's name
  const hostMap = { "https://client.example": `http://127.0.0.1:${port}` };
  door = await serveOAuth(app(), (url) => fetchClientDocument(url, hostMap));
});
afterAll(async () => {
  await door.close();
  documentServer.close();
});

const post = (path: string, fields: Record<string, string>) =>
  fetch(door.origin + path, { method: "POST", body: new URLSearchParams(fields) });
const resource = () => `${door.origin}/mcp`;

async function register(metadata: object = {}): Promise<string> {
  const body = { client_name: "Agent", redirect_uris: [CALLBACK], ...metadata };
  const headers = { "content-type": "application/json" };
  await app().db.delete(schema.rateLimits).where(eq(schema.rateLimits.bucket, REGISTRATIONS.bucket));
  const response = await fetch(`${door.origin}/oauth/register`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (response.status !== 201) throw new Error(JSON.stringify(answer));
  return answer.client_id;
}

function authorizeUrl(clientId: string, challenge: string, extra: Record<string, string | null> = {}): string {
  const fields = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: CALLBACK,
    scope: "account:read listings:write",
    resource: resource(),
    state: "s1",
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...extra,
  };
  const query = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return `/oauth/authorize?${new URLSearchParams(query)}`;
}

/** Up to the consent page: its address. */
async function start(
  browser: TestBrowser,
  clientId: string,
  challenge: string,
  extra: Record<string, string | null> = {},
) {
  const response = await browser.go(authorizeUrl(clientId, challenge, extra));
  return { response, location: response.headers.get("location") ?? "" };
}

/** The whole way to tokens in a browser where somebody is signed in. */
async function connect(scopes?: string[], extra: Record<string, string> = {}, given?: string) {
  const clientId = given ?? (await register());
  const { browser, user } = await signedInBrowser(app(), door.origin);
  const { verifier, challenge } = pkce();
  const { location } = await start(browser, clientId, challenge, extra);
  const callback = await answerConsent(app(), browser, location, { scopes });
  const code = callback.searchParams.get("code") ?? "";
  const tokens = await (await redeem(clientId, code, verifier)).json();
  return { clientId, browser, user, callback, code, verifier, tokens };
}

const redeem = (clientId: string, code: string, verifier: string, extra: Record<string, string> = {}) =>
  post("/oauth/token", {
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: CALLBACK,
    resource: resource(),
    ...extra,
  });
const refresh = (clientId: string, token: string) =>
  post("/oauth/token", { grant_type: "refresh_token", client_id: clientId, refresh_token: token });

/** A tool call with an access token: the status of its HTTP answer. */
async function callTool(name: string, token: string, at = door.origin): Promise<Response> {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {} } };
  const headers = { "content-type": "application/json", accept: "application/json", authorization: `Bearer ${token}` };
  return fetch(`${at}/mcp`, { method: "POST", headers, body: JSON.stringify(message) });
}

describe("metadata", () => {
  it.each(["", "/mcp"])("describes the protected resource (RFC 9728) at its address%s", async (suffix) => {
    const response = await fetch(`${door.origin}/.well-known/oauth-protected-resource${suffix}`);
    expect(await response.json()).toMatchObject({
      resource: resource(),
      authorization_servers: [door.origin],
      scopes_supported: ["account:read", "listings:write", "orders:write"],
    });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("announces the authorization server (RFC 8414), PKCE S256, iss and metadata documents", async () => {
    const metadata = await (await fetch(`${door.origin}/.well-known/oauth-authorization-server`)).json();
    expect(metadata).toMatchObject({
      issuer: door.origin,
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
    for (const name of ["token", "registration", "revocation"]) {
      const answer = await fetch(metadata[`${name}_endpoint`], { method: "POST" });
      expect([400, 401], `${name}: ${answer.status}`).toContain(answer.status);
    }
  });
});

describe("the way to a token", () => {
  it("leads through consent to an access token that calls tools in the user's name", async () => {
    const { callback, tokens, user } = await connect();
    expect(callback.origin + callback.pathname).toBe(CALLBACK);
    expect(callback.searchParams.get("state")).toBe("s1");
    expect(callback.searchParams.get("iss")).toBe(door.origin);
    expect(tokens).toMatchObject({ token_type: "Bearer", scope: "account:read listings:write" });
    const answer = await (await callTool("get_account", tokens.access_token)).json();
    expect(answer.result.structuredContent).toMatchObject({
      email: user.email,
      access: { type: "oauth", name: "Agent", scopes: ["account:read", "listings:write"] },
    });
  });

  it("lets the person drop scopes; what was dropped is asked for again by 403", async () => {
    const { tokens } = await connect(["account:read"]);
    expect(tokens.scope).toBe("account:read");
    expect((await callTool("get_account", tokens.access_token)).status).toBe(200);
    const refused = await callTool("submit_listing", tokens.access_token);
    expect(refused.status).toBe(403);
    expect(refused.headers.get("www-authenticate")).toContain('scope="account:read listings:write"');
  });

  it("steps up by a second consent to a token with more", async () => {
    const { clientId } = await connect(["account:read"]);
    const { tokens } = await connect(undefined, { scope: "account:read listings:write orders:write" }, clientId);
    expect(tokens.scope).toBe("account:read listings:write orders:write");
  });

  it("asks for every scope when the app names none, and for its own resource when it names none", async () => {
    const clientId = await register();
    const { browser } = await signedInBrowser(app(), door.origin);
    const { verifier, challenge } = pkce();
    const { location } = await start(browser, clientId, challenge, { scope: null, resource: null });
    const callback = await answerConsent(app(), browser, location);
    const code = callback.searchParams.get("code") ?? "";
    const tokens = await (await redeem(clientId, code, verifier)).json();
    expect(tokens.scope).toBe("account:read listings:write orders:write");
    expect((await callTool("get_account", tokens.access_token)).status).toBe(200);
  });

  it("takes a no for an answer", async () => {
    const clientId = await register();
    const { browser, user } = await signedInBrowser(app(), door.origin);
    const { location } = await start(browser, clientId, pkce().challenge);
    const callback = await answerConsent(app(), browser, location, { decision: "deny" });
    expect(callback.searchParams.get("error")).toBe("access_denied");
    expect(callback.searchParams.get("iss")).toBe(door.origin);
    expect(await listConnectedApps(app().db, user.id)).toEqual([]);
  });

  it("works signed out: sign in first, then come back to the same page", async () => {
    const clientId = await register();
    const browser = new TestBrowser(door.origin);
    const { verifier, challenge } = pkce();
    const { location } = await start(browser, clientId, challenge);
    const uid = location.split("/").at(-1) ?? "";
    expect(await openConsent(app(), browser, uid)).toBeNull();
    await signInAs(app(), browser, (await createUser(app().db)).id);
    const callback = await answerConsent(app(), browser, location);
    const tokens = await (await redeem(clientId, callback.searchParams.get("code") ?? "", verifier)).json();
    expect(tokens.access_token).toBeTruthy();
  });

  it("tells who asks, for what, and where the sign-in ends", async () => {
    const clientId = await register({ client_name: "Ag\u202eent\n", redirect_uris: ["http://127.0.0.1:4000/cb"] });
    const { browser, user } = await signedInBrowser(app(), door.origin);
    const extra = { redirect_uri: "http://127.0.0.1:59999/cb" };
    const { location } = await start(browser, clientId, pkce().challenge, extra);
    expect(await openConsent(app(), browser, location.split("/").at(-1) ?? "")).toMatchObject({
      email: user.email,
      app: { name: "Agent", verifiedHost: null },
      redirect: { kind: "this_computer" },
      scopes: [{ scope: "account:read" }, { scope: "listings:write" }],
    });
  });

  it("keeps codes and tokens as hashes only", async () => {
    const { tokens, code } = await connect();
    const kept = JSON.stringify(await app().db.select().from(schema.oauthRecords));
    for (const secret of [tokens.access_token, tokens.refresh_token, code]) expect(kept).not.toContain(secret);
  });
});

describe("refreshing", () => {
  it("rotates the token", async () => {
    const { clientId, tokens } = await connect();
    const next = await (await refresh(clientId, tokens.refresh_token)).json();
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect((await callTool("get_account", next.access_token)).status).toBe(200);
  });

  it("serves windows that refresh at the same time, and one a little later", async () => {
    const { clientId, tokens } = await connect();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(clientId, tokens.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    app().clock.advance(100_000);
    expect((await refresh(clientId, tokens.refresh_token)).status).toBe(200);
  });

  it("takes later reuse for theft: the whole family ends", async () => {
    const { clientId, tokens, user } = await connect();
    const next = await (await refresh(clientId, tokens.refresh_token)).json();
    app().clock.advance(121_000);
    const reused = await refresh(clientId, tokens.refresh_token);
    expect([reused.status, (await reused.json()).error]).toEqual([400, "invalid_grant"]);
    expect((await refresh(clientId, next.refresh_token)).status).toBe(400);
    expect((await callTool("get_account", next.access_token)).status).toBe(401);
    expect(await listConnectedApps(app().db, user.id)).toEqual([]);
  });

  it("refuses another app's token", async () => {
    const { tokens } = await connect();
    expect((await refresh(await register(), tokens.refresh_token)).status).toBe(400);
  });
});

describe("withdrawing", () => {
  it("ends a token that its app revokes (RFC 7009)", async () => {
    const { clientId, tokens } = await connect();
    const revoked = await post("/oauth/revoke", { token: tokens.refresh_token, client_id: clientId });
    expect(revoked.status).toBe(200);
    expect((await refresh(clientId, tokens.refresh_token)).status).toBe(400);
    expect((await callTool("get_account", tokens.access_token)).status).toBe(401);
  });

  it("does not let one app revoke another's token", async () => {
    const { tokens } = await connect();
    await post("/oauth/revoke", { token: tokens.access_token, client_id: await register() });
    expect((await callTool("get_account", tokens.access_token)).status).toBe(200);
  });

  it("lists connected apps with their last use, and ends all their tokens at once", async () => {
    const { clientId, tokens, user } = await connect();
    await callTool("get_account", tokens.access_token);
    const [listed] = await listConnectedApps(app().db, user.id);
    expect(listed).toMatchObject({ client_id: clientId, name: "Agent", host: "agent.example" });
    expect(listed?.last_used_at).toBe(app().clock.now().toISOString());
    await expect(disconnectApp(app().db, "somebody", clientId)).rejects.toMatchObject({ code: "not_found" });
    await disconnectApp(app().db, user.id, clientId);
    expect((await callTool("get_account", tokens.access_token)).status).toBe(401);
    expect((await refresh(clientId, tokens.refresh_token)).status).toBe(400);
    const kept = JSON.stringify(await app().db.select().from(schema.oauthRecords));
    expect(kept, "nothing of the consent is kept").not.toContain(user.id);
  });

  it("forgets a consent whose tokens have all expired", async () => {
    const { user } = await connect();
    const later = (days: number) => new Date(app().clock.now().getTime() + days * 24 * 3_600_000);
    await reapOAuth(app().db, later(29));
    expect(await listConnectedApps(app().db, user.id)).toHaveLength(1);
    await reapOAuth(app().db, later(34)); // the clock of tests is some days behind the one that stamps tokens
    expect(await listConnectedApps(app().db, user.id)).toEqual([]);
  });
});

describe("registration", () => {
  it("gives public clients only, whatever they ask for, and keeps no scope that would forbid stepping up", async () => {
    const body = {
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: "client_secret_basic",
      scope: "account:read",
    };
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${door.origin}/oauth/register`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    expect(await answer.json()).toMatchObject({ token_endpoint_auth_method: "none", application_type: "native" });
  });

  it.each([
    ["a plain http host", ["http://agent.example/cb"]],
    ["a script", ["javascript:alert(1)"]],
    ["a fragment", ["https://agent.example/cb#x"]],
    ["nothing", []],
    ["no list", "https://agent.example/cb"],
    ["too many", Array.from({ length: 21 }, (_, i) => `https://agent.example/${i}`)],
  ])("refuses %s as redirect", async (_what, redirect_uris) => {
    await expect(register({ redirect_uris })).rejects.toThrow(/redirect/);
  });

  it.each([
    ["http://localhost:1/cb"],
    ["http://127.0.0.1/cb"],
    ["cursor://anysphere/callback"],
    ["https://vscode.dev/r"],
  ])("takes %s, together with others", async (uri) => {
    await expect(register({ redirect_uris: [CALLBACK, uri] })).resolves.toBeTruthy();
  });

  it("is limited per network address", async () => {
    await app().db.delete(schema.rateLimits);
    const body = JSON.stringify({ redirect_uris: [CALLBACK] });
    const headers = { "content-type": "application/json" };
    const asks = Array.from({ length: REGISTRATIONS.max + 3 }, () =>
      fetch(`${door.origin}/oauth/register`, { method: "POST", headers, body }),
    );
    const statuses = (await Promise.all(asks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  it("is forgotten after a day when nobody allowed the app anything", async () => {
    const [unused, used] = [await register(), (await connect()).clientId];
    await reapOAuth(app().db, new Date(app().clock.now().getTime() + 25 * 3_600_000));
    const left = (await app().db.select().from(schema.oauthClients)).map(({ id }) => id);
    expect(left).not.toContain(unused);
    expect(left).toContain(used);
  });
});

describe("an app known by its metadata document", () => {
  let counter = 0;
  /** Publishes a document at client.example and returns its address, the app's id. */
  function publish(
    metadata: object = {},
    extra: Partial<{ status: number; headers: Record<string, string>; body: string }> = {},
  ) {
    const path = `/app-${++counter}.json`;
    const client_id = `https://client.example${path}`;
    const document = { client_id, client_name: "Client", redirect_uris: [CALLBACK], ...metadata };
    documents.set(path, { body: JSON.stringify(document), ...extra });
    return client_id;
  }
  const tryIt = async (clientId: string, extra: Record<string, string> = {}) => {
    const { browser } = await signedInBrowser(app(), door.origin);
    return start(browser, clientId, pkce().challenge, extra);
  };

  it("connects, and its host is shown as verified", async () => {
    const clientId = publish();
    const { tokens, user } = await connect(undefined, {}, clientId);
    expect((await callTool("get_account", tokens.access_token)).status).toBe(200);
    expect(await listConnectedApps(app().db, user.id)).toMatchObject([{ name: "Client", host: "client.example" }]);
  });

  it("is read again on any port of the loopback that it names", async () => {
    const clientId = publish({ redirect_uris: ["http://127.0.0.1/cb"] });
    const { location } = await tryIt(clientId, { redirect_uri: "http://127.0.0.1:51234/cb" });
    expect(location).toContain("/oauth/consent/");
  });

  it.each([
    ["a redirect that is not in it", () => [publish(), { redirect_uri: "https://evil.example/cb" }]],
    ["another app's name in it", () => [publish({ client_id: "https://client.example/other.json" }), {}]],
    [
      "a shared secret in it",
      () => [publish({ client_secret: "x", token_endpoint_auth_method: "client_secret_post" }), {}],
    ],
    ["10 MB of it", () => [publish({ padding: "x".repeat(10_000_000) }), {}]],
    [
      "a redirect to it",
      () => [publish({}, { status: 302, headers: { location: "https://client.example/app-1.json" } }), {}],
    ],
    ["no JSON in it", () => [publish({}, { body: "<html>" }), {}]],
    ["nothing there", () => ["https://client.example/missing.json", {}]],
    ["a private address", () => ["https://10.0.0.1/app.json", {}]],
    ["the loopback", () => ["https://127.0.0.1/app.json", {}]],
    ["the link-local metadata service", () => ["https://169.254.169.254/app.json", {}]],
    ["another port", () => ["https://client.example:8443/app.json", {}]],
    ["plain http", () => ["http://client.example/app.json", {}]],
  ] satisfies [string, () => [string, Record<string, string>]][])(
    "is refused with %s: the browser is sent nowhere",
    async (_what, make) => {
      const [clientId, extra] = make();
      const { response, location } = await tryIt(clientId, extra);
      expect(location).toBe("");
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).toContain("Sign-in stopped");
      expect(page).not.toContain("evil.example");
    },
  );
});

describe("attacks", () => {
  it("a token for another resource is refused (audience)", async () => {
    const clientId = await register();
    const { browser } = await signedInBrowser(app(), door.origin);
    const { location } = await start(browser, clientId, pkce().challenge, { resource: "https://other.example/mcp" });
    expect(new URL(location).searchParams.get("error")).toBe("invalid_target");
  });

  it("another site's token is refused", async () => {
    const { tokens } = await connect();
    const otherName = door.origin.replace("127.0.0.1", "localhost");
    expect((await callTool("get_account", tokens.access_token, otherName)).status).toBe(401);
  });

  it("a code works once; used again, all that came of it ends", async () => {
    const { clientId, code, verifier, tokens } = await connect();
    expect((await redeem(clientId, code, verifier)).status).toBe(400);
    expect((await callTool("get_account", tokens.access_token)).status).toBe(401);
  });

  it("of two exchanges of a code at the same time, one at most succeeds", async () => {
    const clientId = await register();
    const { browser } = await signedInBrowser(app(), door.origin);
    const { verifier, challenge } = pkce();
    const { location } = await start(browser, clientId, challenge);
    const code = (await answerConsent(app(), browser, location)).searchParams.get("code") ?? "";
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(clientId, code, verifier)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it("a code is worthless without its verifier, to another app, and at another redirect", async () => {
    const clientId = await register();
    const { browser } = await signedInBrowser(app(), door.origin);
    const { verifier, challenge } = pkce();
    const fresh = async () => {
      const { location } = await start(browser, clientId, challenge);
      return (await answerConsent(app(), browser, location)).searchParams.get("code") ?? "";
    };
    expect((await redeem(clientId, await fresh(), pkce().verifier)).status).toBe(400);
    expect((await redeem(await register(), await fresh(), verifier)).status).toBe(400);
    const elsewhere = { redirect_uri: "https://agent.example/other" };
    expect((await redeem(clientId, await fresh(), verifier, elsewhere)).status).toBe(400);
    expect((await redeem(clientId, await fresh(), verifier, { resource: "https://other.example/mcp" })).status).toBe(
      400,
    );
  });

  it.each([
    ["plain", { code_challenge_method: "plain" }],
    ["none", { code_challenge: null, code_challenge_method: null }],
    ["no method, which means plain", { code_challenge_method: null }],
  ])("PKCE cannot be downgraded to %s", async (_what, extra) => {
    const { browser } = await signedInBrowser(app(), door.origin);
    const { location } = await start(browser, await register(), pkce().challenge, extra);
    expect(new URL(location).searchParams.get("error")).toBe("invalid_request");
  });

  it.each([
    "https://evil.example/callback",
    "https://agent.example/callback/../other",
    "https://agent.example/callback?x=1",
    "https://agent.example.evil.example/callback",
    "https://agent.example@evil.example/callback",
    "http://agent.example/callback",
  ])("is no open redirect to %s", async (redirect_uri) => {
    const { browser } = await signedInBrowser(app(), door.origin);
    const { response, location } = await start(browser, await register(), pkce().challenge, { redirect_uri });
    expect([response.status, location]).toEqual([400, ""]);
  });

  it("its pages may not be framed", async () => {
    const response = await new TestBrowser(door.origin).go("/oauth/authorize?client_id=nobody");
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  describe("on the consent form", () => {
    async function pending() {
      const { browser, user } = await signedInBrowser(app(), door.origin);
      const { location } = await start(browser, await register(), pkce().challenge);
      const uid = location.split("/").at(-1) ?? "";
      const view = await openConsent(app(), browser, uid);
      if (!view) throw new Error("nobody is signed in");
      const allow: [string, string][] = [
        ["csrf", view.csrf],
        ["decision", "allow"],
        ["scope", "account:read"],
      ];
      return { browser, user, uid, view, allow };
    }

    it.each([
      ["no token", (allow: [string, string][]) => allow.slice(1), {}],
      ["a made-up token", (allow: [string, string][]) => [["csrf", "x".repeat(43)], ...allow.slice(1)], {}],
      ["the right token from another origin", (allow: [string, string][]) => allow, { origin: "https://evil.example" }],
      ["the right token across sites", (allow: [string, string][]) => allow, { "sec-fetch-site": "cross-site" }],
    ] satisfies [string, (allow: [string, string][]) => [string, string][], Record<string, string>][])(
      "%s is refused (CSRF)",
      async (_what, change, headers) => {
        const { browser, view, allow, user } = await pending();
        const response = await browser.submit(view.action, change(allow), headers);
        expect(response.status).toBe(403);
        expect(await listConnectedApps(app().db, user.id)).toEqual([]);
      },
    );

    it("user A's form is refused once user B is signed in", async () => {
      const { browser, view, allow } = await pending();
      await signInAs(app(), browser, (await createUser(app().db)).id);
      expect((await browser.submit(view.action, allow)).status).toBe(403);
    });

    it("user A's session cannot finish what user B's browser started", async () => {
      const { uid, view, allow } = await pending();
      const { browser: other } = await signedInBrowser(app(), door.origin);
      await expect(openConsent(app(), other, uid)).rejects.toMatchObject({ code: "not_found" });
      expect((await other.submit(view.action, allow)).status).toBe(404);
    });

    it("a decision cannot be collected in another browser", async () => {
      const { browser, view, allow } = await pending();
      const decided = await browser.submit(view.action, allow);
      const stolen = await new TestBrowser(door.origin).go(decided.headers.get("location") ?? "");
      expect([stolen.status, stolen.headers.get("location")]).toEqual([400, null]);
    });

    it("scopes that were not asked for are not given", async () => {
      const { browser, view, allow } = await pending();
      const response = await browser.submit(
        view.action,
        [allow[0], allow[1], ["scope", "orders:write"]].filter((x) => x !== undefined) as [string, string][],
      );
      expect(response.status).toBe(422);
    });
  });
});
