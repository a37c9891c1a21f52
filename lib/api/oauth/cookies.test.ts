import { afterAll, expect, it, vi } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { createOAuth } from "./endpoint";

const ORIGIN = "https://launchyard.example";
/** Hoisted above the imports: the environment is read once. */
vi.hoisted(() => vi.stubEnv("BASE_URL", "https://launchyard.example"));
afterAll(() => {
  vi.unstubAllEnvs();
});
const app = useApp();
const PEER = { address: "192.0.2.1" };
const CALLBACK = "https://agent.example/callback";

/** As a proxy that ends TLS hands a request on. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return createOAuth(app())(new Request(ORIGIN + path, init), PEER);
}

it("cookies of an authorization go over TLS alone, to its own pages, out of reach of scripts and other sites", async () => {
  const body = JSON.stringify({ client_name: "Agent", redirect_uris: [CALLBACK] });
  const headers = { "content-type": "application/json" };
  const { client_id } = await (await ask("/oauth/register", { method: "POST", headers, body })).json();
  const query = new URLSearchParams({
    ...{ response_type: "code", client_id, redirect_uri: CALLBACK, scope: "account:read", state: "s" },
    ...{ resource: `${ORIGIN}/mcp`, code_challenge: "x".repeat(43), code_challenge_method: "S256" },
  });
  const started = await ask(`/oauth/authorize?${query}`);
  expect(started.status).toBe(303);
  const cookies = started.headers.getSetCookie();
  expect(cookies.map((line) => line.slice(0, line.indexOf("="))).sort()).toEqual([
    ...["__Secure-ly_oauth_interaction", "__Secure-ly_oauth_interaction.sig"],
    ...["__Secure-ly_oauth_resume", "__Secure-ly_oauth_resume.sig"],
  ]);
  for (const line of cookies) {
    expect(line).toMatch(/; path=\/oauth\/(?:consent|authorize)\/[\w-]+;/);
    expect(line).toMatch(/; samesite=lax; secure; httponly$/i);
    expect(line).not.toMatch(/domain=/i);
  }
});
