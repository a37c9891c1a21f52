import { describe, expect, it } from "vitest";
import { listConnectedApps } from "@/lib/auth/oauth/connections";
import { plainPagePolicy } from "@/lib/core/http/content-policy";
import { useApp } from "@/lib/testing/api/app";
import { createUser } from "@/lib/testing/database/factories";
import { TestBrowser } from "@/lib/testing/oauth/cookie-browser";
import { useOAuth } from "@/lib/testing/oauth/oauth-calls";
import { openConsent, pkce, signedInBrowser, signInAs } from "@/lib/testing/oauth/oauth-flow";

const app = useApp();
const oauth = useOAuth(app);

describe("attacks", () => {
  /** What the page says that a refused request ends at, of ours: the browser is sent nowhere. */
  const errorOf = async ({ response, location }: { response: Response; location: string }) => {
    expect([response.status, location]).toEqual([400, ""]);
    return /<code>(\w+)<\/code>/.exec(await response.text())?.[1];
  };
  const otherSite = () => oauth().origin.replace("127.0.0.1", "localhost");

  it("a token for another resource is refused (audience)", async () => {
    const extra = { resource: "https://other.example/mcp" };
    expect(await errorOf(await oauth().startSignedIn(await oauth().register(), extra))).toBe("invalid_target");
  });

  it("another site's token is refused", async () => {
    const { tokens } = await oauth().connect();
    expect((await oauth().callTool("get_account", tokens.access_token, otherSite())).status).toBe(401);
  });

  it.each([
    ["of the other", () => ({ resource: oauth().resource })],
    ["of its own", () => ({ resource: `${otherSite()}/mcp` })],
  ])("another site's code and refresh token are refused, asked for the resource %s", async (_what, extra) => {
    const { clientId, code, verifier } = await oauth().authorize();
    const { tokens } = await oauth().connect({ clientId });
    const there = oauth().at(otherSite());
    expect((await there.redeem(clientId, code, verifier, extra())).status).toBe(400);
    expect((await there.refresh(clientId, tokens.refresh_token, extra())).status).toBe(400);
  });

  it("a token in the query is refused", async () => {
    const { tokens } = await oauth().connect();
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_account" } });
    const headers = { "content-type": "application/json", accept: "application/json" };
    const url = `${oauth().resource}?access_token=${tokens.access_token}`;
    expect((await fetch(url, { method: "POST", headers, body })).status).toBe(401);
  });

  it("every answer names its issuer, errors too, so that an app cannot mix servers up (RFC 9207)", async () => {
    const there = oauth().at(otherSite());
    const clientId = await oauth().register();
    const { response } = await there.startSignedIn(clientId, { code_challenge: null });
    expect(await response.text()).toContain(`iss=${encodeURIComponent(otherSite())}`);
    expect((await there.authorize({ clientId })).callback.searchParams.get("iss")).toBe(otherSite());
  });

  it("a code works once; used again, all that came of it ends", async () => {
    const { clientId, code, verifier, tokens } = await oauth().connect();
    expect((await oauth().redeem(clientId, code, verifier)).status).toBe(400);
    expect((await oauth().callTool("get_account", tokens.access_token)).status).toBe(401);
  });

  it("of two exchanges of a code at the same time, one at most succeeds", async () => {
    const { clientId, code, verifier } = await oauth().authorize();
    const answers = await Promise.all(Array.from({ length: 6 }, () => oauth().redeem(clientId, code, verifier)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it.each([
    ["without its verifier", { code_verifier: pkce().verifier }],
    ["at another redirect", { redirect_uri: "https://agent.example/other" }],
    ["for another resource", { resource: "https://other.example/mcp" }],
  ])("a code is worthless %s", async (_what, extra) => {
    const { clientId, code, verifier } = await oauth().authorize();
    expect((await oauth().redeem(clientId, code, verifier, extra)).status).toBe(400);
  });

  it("a code is worthless to another app, and a minute later", async () => {
    const { code, verifier } = await oauth().authorize();
    expect((await oauth().redeem(await oauth().register(), code, verifier)).status).toBe(400);
    const late = await oauth().authorize();
    app().clock.advance(60_000);
    expect((await oauth().redeem(late.clientId, late.code, late.verifier)).status).toBe(400);
  });

  it.each([
    ["plain", { code_challenge_method: "plain" }],
    ["none", { code_challenge: null, code_challenge_method: null }],
    ["no method, which means plain", { code_challenge_method: null }],
  ])("PKCE cannot be downgraded to %s", async (_what, extra) => {
    expect(await errorOf(await oauth().startSignedIn(await oauth().register(), extra))).toBe("invalid_request");
  });

  it.each(["fragment", "form_post"])("a code is not given out by %s, which no metadata announces", async (mode) => {
    const { location, response } = await oauth().startSignedIn(await oauth().register(), { response_mode: mode });
    expect(location).not.toContain("/oauth/consent/");
    expect(`${location} ${await response.text()}`).toMatch(/response_mode.is.not.allowed/);
  });

  it.each([
    "https://evil.example/callback",
    "https://agent.example/callback/../other",
    "https://agent.example/callback?x=1",
    "https://agent.example.evil.example/callback",
    "https://agent.example@evil.example/callback",
    "http://agent.example/callback",
  ])("is no open redirect to %s", async (redirect_uri) => {
    const { response, location } = await oauth().startSignedIn(await oauth().register(), { redirect_uri });
    expect([response.status, location]).toEqual([400, ""]);
  });

  it.each([
    ["nobody is to be asked", { prompt: "none" }, "login_required"],
    ["the answer is to be a token", { response_type: "token" }, "invalid_request"],
    ["the state is markup", { prompt: "none", state: '"><script>alert(1)</script>' }, "login_required"],
  ])(
    "is no open redirect to an app of anybody's when %s: the way back is a link, and says where",
    async (_what, extra, code) => {
      const started = await oauth().startSignedIn(await oauth().register(), extra);
      const page = await started.response.clone().text();
      expect(await errorOf(started)).toBe(code);
      expect(page).toMatch(
        /<a rel="noreferrer" href="https:\/\/agent\.example\/callback[?#][^"]*">Return to agent\.example<\/a>/,
      );
      expect(page).not.toContain("<script");
      expect(started.response.headers.get("refresh")).toBeNull();
    },
  );

  it("its pages may not be framed, and run and load nothing but their style", async () => {
    const response = await new TestBrowser(oauth().origin).go("/oauth/authorize?client_id=nobody");
    const [, style = ""] = /<style>(.*)<\/style>/s.exec(await response.text()) ?? [];
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    expect(response.headers.get("content-security-policy")).toBe(plainPagePolicy(style));
    expect(plainPagePolicy(style)).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';.* frame-ancestors 'none'$/);
  });

  it("sends no document that a browser would run, and no cut between an app and the window it opened", async () => {
    for (const path of [
      "/oauth/token",
      "/.well-known/oauth-authorization-server",
      "/oauth/authorize?client_id=nobody",
    ]) {
      const { headers } = await new TestBrowser(oauth().origin).go(path);
      expect(headers.get("content-security-policy"), path).toMatch(/^default-src 'none';/);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      if (path.startsWith("/oauth/")) expect(headers.get("cross-origin-opener-policy")).toBeNull();
    }
  });

  describe("on the consent form", () => {
    async function pending() {
      const { browser, user, location } = await oauth().startSignedIn(await oauth().register());
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
      const { browser: other } = await signedInBrowser(app(), oauth().origin);
      await expect(openConsent(app(), other, uid)).rejects.toMatchObject({ code: "not_found" });
      expect((await other.submit(view.action, allow)).status).toBe(404);
    });

    it("a decision cannot be collected in another browser", async () => {
      const { browser, view, allow } = await pending();
      const decided = await browser.submit(view.action, allow);
      const stolen = await new TestBrowser(oauth().origin).go(decided.headers.get("location") ?? "");
      expect([stolen.status, stolen.headers.get("location")]).toEqual([400, null]);
    });

    it("scopes that were not asked for are not given", async () => {
      const { browser, view, allow, user } = await pending();
      const [csrf, decision] = allow;
      if (!csrf || !decision) throw new Error("the form is incomplete");
      const response = await browser.submit(view.action, [csrf, decision, ["scope", "orders:write"]]);
      expect(response.headers.get("location")).toContain("nothing_ticked");
      expect(await listConnectedApps(app().db, user.id)).toEqual([]);
    });
  });
});
