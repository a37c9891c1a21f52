import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { APP_DOCUMENTS, DOCUMENTS } from "@/lib/auth/oauth/document-limit";
import { useApp } from "@/lib/testing/api/app";
import { useOAuth } from "@/lib/testing/oauth/oauth-calls";
import { pkce } from "@/lib/testing/oauth/oauth-flow";

const app = useApp();
const oauth = useOAuth(app);
let networks = 0;

/** Only the provider's own watch; the app's clock is `app().clock`. */
function pass(minutes: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
}
afterEach(() => {
  vi.useRealTimers();
});

const ask = (clientId: string, address: string) =>
  oauth().from(address, oauth().authorizeUrl(clientId, pkce().challenge));

/** A network that has named as many apps as it may within the hour. */
async function spentNetwork(): Promise<string> {
  networks += 1;
  const address = `192.0.2.${networks}`;
  for (let i = 0; i < DOCUMENTS.max; i++) await ask(`https://client.example/missing-${i}.json`, address);
  return address;
}

describe("an app's metadata document", () => {
  it("is not fetched any number of times for one caller, who is told when to come back", async () => {
    const address = await spentNetwork();
    const clientId = oauth().publish();
    const refused = await ask(clientId, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("Try again later");
    expect((await ask(clientId, "198.51.100.1")).status).toBe(303);
  });

  it("that cannot be read is asked for once, also on the way to the page that says so", async () => {
    const clientId = oauth().publish({}, { status: 500 });
    expect((await ask(clientId, "198.51.100.3")).status).toBe(400);
    expect(oauth().fetchesOf(clientId)).toBe(1);
  });

  it("is temporarily unavailable to a token request past the limit: the app stays the one it is", async () => {
    const fields = { grant_type: "refresh_token", client_id: oauth().publish(), refresh_token: "made-up" };
    const init = { method: "POST", body: new URLSearchParams(fields) };
    const refused = await oauth().from(await spentNetwork(), "/oauth/token", init);
    expect([refused.status, (await refused.json()).error]).toEqual([429, "temporarily_unavailable"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is read for refreshing past the limit, once somebody let the app in", async () => {
    const { clientId, tokens } = await oauth().connect({ clientId: oauth().publish() });
    const address = await spentNetwork();
    pass(11);
    const fields = { grant_type: "refresh_token", client_id: clientId, refresh_token: tokens.refresh_token };
    const refreshed = await oauth().from(address, "/oauth/token", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    expect(refreshed.status).toBe(200);
  });

  it("is kept for ten minutes, whatever it says of itself", async () => {
    const clientId = oauth().publish({}, { headers: { "cache-control": "max-age=0" } });
    expect((await ask(clientId, "198.51.100.2")).status).toBe(303);
    const address = await spentNetwork();
    pass(9);
    expect((await ask(clientId, address)).status).toBe(303);
    pass(2);
    expect((await ask(clientId, address)).status).toBe(429);
  });
});

describe("the keys that an app names", () => {
  /** Asks for tokens as an app that proves itself by its keys, which are at `jwks_uri`. */
  async function prove(clientId: string, address: string): Promise<Response> {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: clientId,
      sub: clientId,
      aud: oauth().origin,
      jti: randomUUID(),
      iat: seconds,
      exp: seconds + 60,
    };
    const fields = {
      grant_type: "refresh_token",
      refresh_token: "made-up",
      client_id: clientId,
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      client_assertion: `${part({ alg: "ES256" })}.${part(claims)}.${"A".repeat(86)}`,
    };
    return oauth().from(address, "/oauth/token", { method: "POST", body: new URLSearchParams(fields) });
  }

  const withKeysAt = (jwks_uri: string) =>
    oauth().register({ token_endpoint_auth_method: "private_key_jwt", jwks_uri });

  it("are not fetched any number of times for one caller, who is told when to come back", async () => {
    const keys = "https://client.example/no-keys.json";
    const clientId = await withKeysAt(keys);
    const statuses: number[] = [];
    for (let i = 0; i < DOCUMENTS.max + 5; i++) statuses.push((await prove(clientId, "203.0.113.40")).status);
    expect(oauth().fetchesOf(keys)).toBe(DOCUMENTS.max);
    expect(statuses).toEqual([...Array(DOCUMENTS.max).fill(401), ...Array(5).fill(429)]);
    const refused = await prove(clientId, "203.0.113.40");
    expect((await refused.json()).error).toBe("temporarily_unavailable");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await prove(clientId, "203.0.113.41")).status, "somebody else").toBe(401);
  });

  it("count together with descriptions", async () => {
    const address = await spentNetwork();
    const keys = "https://client.example/other-keys.json";
    expect((await prove(await withKeysAt(keys), address)).status).toBe(429);
    expect(oauth().fetchesOf(keys)).toBe(0);
  });

  it("of an app that somebody let in are counted by app, wherever it is asked from", async () => {
    const keys = "https://client.example/connected-keys.json";
    const clientId = await withKeysAt(keys);
    await oauth().authorize({ clientId });
    const statuses: number[] = [];
    for (let i = 0; i < APP_DOCUMENTS.max + 2; i++)
      statuses.push((await prove(clientId, `198.51.100.${i % 250}`)).status);
    expect(oauth().fetchesOf(keys)).toBe(APP_DOCUMENTS.max);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});
