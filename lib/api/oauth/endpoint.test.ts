import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { listConnectedApps } from "@/lib/auth/oauth/connections";
import { useApp } from "@/lib/testing/api/app";
import { createUser } from "@/lib/testing/database/factories";
import { TestBrowser } from "@/lib/testing/oauth/cookie-browser";
import { CALLBACK, useOAuth } from "@/lib/testing/oauth/oauth-calls";
import { answerConsent, openConsent, pkce, signInAs } from "@/lib/testing/oauth/oauth-flow";
import { signInUrl } from "./endpoint";

const app = useApp();
const oauth = useOAuth(app);

describe("metadata", () => {
  it.each(["", "/mcp"])("describes the protected resource (RFC 9728) at its address%s", async (suffix) => {
    const response = await fetch(`${oauth().origin}/.well-known/oauth-protected-resource${suffix}`);
    expect(await response.json()).toMatchObject({
      resource: oauth().resource,
      authorization_servers: [oauth().origin],
      scopes_supported: ["account:read", "listings:write", "orders:write"],
    });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("announces the authorization server (RFC 8414), PKCE S256, iss and metadata documents", async () => {
    const metadata = await (await fetch(`${oauth().origin}/.well-known/oauth-authorization-server`)).json();
    expect(metadata).toMatchObject({
      issuer: oauth().origin,
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

describe("an endpoint", () => {
  it.each([
    ["/oauth/token", "GET", "POST"],
    ["/oauth/revoke", "GET", "POST"],
    ["/oauth/register", "GET", "POST"],
    ["/oauth/authorize", "POST", "GET, HEAD"],
    ["/.well-known/oauth-authorization-server", "POST", "GET, HEAD"],
  ])("%s says to %s what it takes", async (path, method, allowed) => {
    const answer = await fetch(oauth().origin + path, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
  });

  it("reads no body without an end", async () => {
    const answer = await oauth().post("/oauth/token", { refresh_token: "x".repeat(70_000) });
    expect([answer.status, answer.headers.get("connection")]).toEqual([413, "close"]);
  });
});

describe("the way to a token", () => {
  it("leads through consent to an access token that calls tools in the user's name", async () => {
    const { callback, tokens, user } = await oauth().connect();
    expect(callback.origin + callback.pathname).toBe(CALLBACK);
    expect(callback.searchParams.get("state")).toBe("s1");
    expect(callback.searchParams.get("iss")).toBe(oauth().origin);
    expect(tokens).toMatchObject({ token_type: "Bearer", scope: "account:read listings:write" });
    const answer = await (await oauth().callTool("get_account", tokens.access_token)).json();
    expect(answer.result.structuredContent).toMatchObject({
      email: user.email,
      access: { type: "oauth", name: "Agent", scopes: ["account:read", "listings:write"] },
    });
  });

  it("lets the person drop scopes; what was dropped is asked for again by 403", async () => {
    const { tokens } = await oauth().connect({ scopes: ["account:read"] });
    expect(tokens.scope).toBe("account:read");
    expect((await oauth().callTool("get_account", tokens.access_token)).status).toBe(200);
    const refused = await oauth().callTool("submit_listing", tokens.access_token);
    expect(refused.status).toBe(403);
    expect(refused.headers.get("www-authenticate")).toContain('scope="account:read listings:write"');
  });

  it("steps up by a second consent to a token with more", async () => {
    const { clientId } = await oauth().connect({ scopes: ["account:read"] });
    const { tokens } = await oauth().connect({
      clientId,
      extra: { scope: "account:read listings:write orders:write" },
    });
    expect(tokens.scope).toBe("account:read listings:write orders:write");
  });

  it.each([
    ["names none", null],
    ["names none of ours", "openid offline_access"],
  ])("asks for every scope when the app %s, and for its own resource when it names none", async (_what, scope) => {
    const { tokens } = await oauth().connect({ extra: { scope, resource: null } });
    expect(tokens.scope).toBe("account:read listings:write orders:write");
    expect((await oauth().callTool("get_account", tokens.access_token)).status).toBe(200);
  });

  it("knows its resource with scheme and host in capitals (MCP authorization, Canonical Server URI)", async () => {
    const resource = oauth().resource.replace("http://", "HTTP://");
    const { clientId, code, verifier } = await oauth().authorize({ extra: { resource } });
    const tokens = await (await oauth().redeem(clientId, code, verifier, { resource })).json();
    expect((await oauth().callTool("get_account", tokens.access_token)).status).toBe(200);
  });

  it("comes back to the form when nothing was ticked", async () => {
    const { browser, location } = await oauth().startSignedIn(await oauth().register());
    const view = await openConsent(app(), browser, location.split("/").at(-1) ?? "");
    const decided = await browser.submit(view?.action ?? "", [
      ["csrf", view?.csrf ?? ""],
      ["decision", "allow"],
    ]);
    expect([decided.status, decided.headers.get("location")]).toEqual([303, `${location}?nothing_ticked`]);
    const callback = await answerConsent(app(), browser, location);
    expect(callback.searchParams.get("code")).toBeTruthy();
  });

  it("takes a no for an answer", async () => {
    const { browser, user, location } = await oauth().startSignedIn(await oauth().register());
    const callback = await answerConsent(app(), browser, location, { decision: "deny" });
    expect(callback.searchParams.get("error")).toBe("access_denied");
    expect(callback.searchParams.get("iss")).toBe(oauth().origin);
    expect(await listConnectedApps(app().db, user.id)).toEqual([]);
  });

  it("works signed out: sign in first, then come back to the same page", async () => {
    const clientId = await oauth().register();
    const browser = new TestBrowser(oauth().origin);
    const { verifier, challenge } = pkce();
    const { location } = await oauth().start(browser, clientId, challenge);
    const uid = location.split("/").at(-1) ?? "";
    expect(await openConsent(app(), browser, uid)).toBeNull();
    await signInAs(app(), browser, (await createUser(app().db)).id);
    const wayBack = new URL(signInUrl(uid), oauth().origin).searchParams.get("callbackUrl") ?? "";
    expect((await browser.go(wayBack)).headers.get("location")).toBe(location);
    expect((await fetch(oauth().origin + wayBack)).status, "without its cookie").toBe(404);
    const callback = await answerConsent(app(), browser, location);
    const tokens = await (await oauth().redeem(clientId, callback.searchParams.get("code") ?? "", verifier)).json();
    expect(tokens.access_token).toBeTruthy();
  });

  it("two sign-ins of apps open in one browser both finish", async () => {
    const first = await oauth().startSignedIn(await oauth().register({ client_name: "First" }));
    const second = await oauth().start(first.browser, await oauth().register({ client_name: "Second" }));
    for (const { location } of [first, second]) {
      const callback = await answerConsent(app(), first.browser, location);
      expect(callback.searchParams.get("code")).toBeTruthy();
    }
    const connected = await listConnectedApps(app().db, first.user.id);
    expect(connected.map(({ name }) => name).sort()).toEqual(["First", "Second"]);
  });

  it("tells who asks, for what, and where the sign-in ends", async () => {
    const metadata = { client_name: "Ag\u202eent\n", redirect_uris: ["http://127.0.0.1:4000/cb"] };
    const extra = { redirect_uri: "http://127.0.0.1:59999/cb" };
    const { browser, user, location } = await oauth().startSignedIn(await oauth().register(metadata), extra);
    expect(await openConsent(app(), browser, location.split("/").at(-1) ?? "")).toMatchObject({
      email: user.email,
      app: { name: "Agent", verifiedHost: null },
      redirect: { kind: "this_computer", host: "this computer (127.0.0.1)" },
      scopes: [{ scope: "account:read" }, { scope: "listings:write" }],
    });
  });

  it("keeps codes and tokens as hashes only", async () => {
    const { tokens, code } = await oauth().connect();
    const kept = JSON.stringify(await app().db.select().from(schema.oauthRecords));
    for (const secret of [tokens.access_token, tokens.refresh_token, code]) expect(kept).not.toContain(secret);
  });
});
