import { afterEach, describe, expect, it, vi } from "vitest";
import { DOCUMENTS } from "@/lib/auth/oauth/document-limit";
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
