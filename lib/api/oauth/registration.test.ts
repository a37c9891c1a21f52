import { generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { listConnectedApps } from "@/lib/auth/oauth/connections";
import { REGISTRATIONS } from "@/lib/auth/oauth/endpoints";
import { reapOAuth } from "@/lib/auth/oauth/reap";
import { useApp } from "@/lib/testing/api/app";
import { CALLBACK, type OAuthCalls, useOAuth } from "@/lib/testing/oauth/oauth-calls";

const app = useApp();
const oauth = useOAuth(app);

describe("registration", () => {
  it("gives public clients only, whatever they ask for, and keeps nothing that would forbid stepping up or signing in", async () => {
    const answer = await oauth().tryToRegister({
      token_endpoint_auth_method: "client_secret_basic",
      scope: "account:read",
      default_max_age: 5,
      logo_uri: "https://agent.example/logo.png",
    });
    const { client_id, ...registered } = await answer.json();
    expect(registered).toMatchObject({ token_endpoint_auth_method: "none", application_type: "native" });
    expect(Object.keys(registered)).not.toEqual(expect.arrayContaining(["logo_uri"]));
    const extra = { scope: "account:read orders:write" };
    expect((await oauth().connect({ clientId: client_id, extra })).tokens.scope).toBe(extra.scope);
  });

  it.each([
    ["a plain http host", ["http://agent.example/cb"]],
    ["a script", ["javascript:alert(1)"]],
    ["a fragment", ["https://agent.example/cb#x"]],
    ["a line break", ["https://agent.example/\r\nX: y"]],
    ["white space", [" https://agent.example/cb"]],
    ["nothing", []],
    ["no list", "https://agent.example/cb"],
    ["too many", Array.from({ length: 21 }, (_, i) => `https://agent.example/${i}`)],
  ])("refuses %s as redirect", async (_what, redirect_uris) => {
    const response = await oauth().tryToRegister({ redirect_uris });
    expect([response.status, (await response.json()).error]).toEqual([400, "invalid_redirect_uri"]);
  });

  it.each([
    ["a NUL", { client_name: "A\0" }],
    ["half a character", { jwks: { keys: [{ kty: "EC", kid: "\ud800" }] } }],
  ])("refuses %s", async (_what, metadata) => {
    const response = await oauth().tryToRegister({ token_endpoint_auth_method: "private_key_jwt", ...metadata });
    expect([response.status, (await response.json()).error]).toEqual([400, "invalid_client_metadata"]);
  });

  it.each([
    ["http://localhost:1/cb"],
    ["http://127.0.0.1/cb"],
    ["cursor://anysphere/callback"],
    ["https://vscode.dev/r"],
  ])("takes %s, together with others", async (uri) => {
    await expect(oauth().register({ redirect_uris: [CALLBACK, uri] })).resolves.toBeTruthy();
  });

  it("is limited per network: an IPv6 subscriber is one, whichever of the addresses is used", async () => {
    const asks = Array.from({ length: REGISTRATIONS.max + 3 }, (_, i) =>
      oauth().tryToRegister({}, `2001:db8::${i + 1}`),
    );
    const statuses = (await Promise.all(asks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect((await oauth().tryToRegister({}, "2001:db8:0:1::1")).status).toBe(201);
  });

  it("is forgotten after a day when nobody allowed the app anything", async () => {
    const [unused, used] = [await oauth().register(), (await oauth().connect()).clientId];
    await reapOAuth(app().db, new Date(app().clock.now().getTime() + 25 * 3_600_000));
    const left = (await app().db.select().from(schema.oauthClients)).map(({ id }) => id);
    expect(left).not.toContain(unused);
    expect(left).toContain(used);
  });
});

describe("an app known by its metadata document", () => {
  const publish = (...described: Parameters<OAuthCalls["publish"]>) => oauth().publish(...described);

  it("connects, and its host is shown as verified", async () => {
    const clientId = publish();
    const { tokens, user } = await oauth().connect({ clientId });
    expect((await oauth().callTool("get_account", tokens.access_token)).status).toBe(200);
    expect(await listConnectedApps(app().db, user.id)).toMatchObject([{ name: "Client", host: "client.example" }]);
  });

  it("is read again on any port of the loopback that it names", async () => {
    const clientId = publish({ redirect_uris: ["http://127.0.0.1/cb"] });
    const { location } = await oauth().startSignedIn(clientId, {
      redirect_uri: "http://127.0.0.1:51234/cb",
    });
    expect(location).toContain("/oauth/consent/");
  });

  it.each([
    ["a redirect that is not in it", () => [publish(), { redirect_uri: "https://evil.example/cb" }]],
    ["another app's name in it", () => [publish({ client_id: "https://client.example/other.json" }), {}]],
    [
      "a shared secret in it",
      () => [publish({ client_secret: "x", token_endpoint_auth_method: "client_secret_post" }), {}],
    ],
    ["no name in it", () => [publish({ client_name: undefined }), {}]],
    [
      "keys beside the description, to have it read as they are: a redirect in plain http",
      () => [
        publish({
          keys: [],
          application_type: "web",
          token_endpoint_auth_method: "none",
          id_token_signed_response_alg: "ES256",
          redirect_uris: ["http://evil.example/cb"],
        }),
        { redirect_uri: "http://evil.example/cb" },
      ],
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
    ["a name that leads to the loopback", () => ["https://localhost/app.json", {}]],
    ["the link-local metadata service", () => ["https://169.254.169.254/app.json", {}]],
    ["another port", () => ["https://client.example:8443/app.json", {}]],
    ["plain http", () => ["http://client.example/app.json", {}]],
  ] satisfies [string, () => [string, Record<string, string>]][])(
    "is refused with %s: the browser is sent nowhere",
    async (_what, make) => {
      const [clientId, extra] = make();
      const { response, location } = await oauth().startSignedIn(clientId, extra);
      expect(location).toBe("");
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).toContain("Sign-in stopped");
      expect(page).not.toContain("evil.example");
    },
  );

  it("proves itself by its key, once with each proof (RFC 7523)", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const keys = [{ ...publicKey.export({ format: "jwk" }), alg: "ES256", use: "sig" }];
    const clientId = publish({ token_endpoint_auth_method: "private_key_jwt", jwks: { keys } });
    const proof = (key: KeyObject) => ({
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      client_assertion: assertion(clientId, oauth().origin, key),
    });
    const redeem = async (extra: Record<string, string>) => {
      const { code, verifier } = await oauth().authorize({ clientId });
      return (await oauth().redeem(clientId, code, verifier, extra)).status;
    };
    const once = proof(privateKey);
    expect(await redeem(once)).toBe(200);
    expect(await redeem(once), "the same proof again").toBe(401);
    expect(await redeem(proof(generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey)), "another key").toBe(401);
    expect(await redeem({}), "no proof").toBe(401);
  });
});

function assertion(clientId: string, audience: string, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: clientId, sub: clientId, aud: audience, jti: randomUUID(), iat: now, exp: now + 60 };
  const signed = `${part({ alg: "ES256" })}.${part(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
}
