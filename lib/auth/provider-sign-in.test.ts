import { Auth } from "@auth/core";
import { describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database";
import { authConfig, oauthProviders } from "./auth-config";
import { sessionActor } from "./session-store";
import { requestSignIn, type SignInMail, startProviderSignIn } from "./sign-in";

/** Hoisted above the imports: the environment is read once. */
vi.hoisted(() => {
  vi.stubEnv("AUTH_GITHUB_ID", "id-of-ours");
  vi.stubEnv("AUTH_GITHUB_SECRET", "secret-of-ours");
});

const database = useDatabase();
const site = { name: "Fernwood", baseUrl: "https://fernwood.example" };
const deps = () => ({ db: database().db, site, secret: "a-secret-of-at-least-thirty-two-characters" });
const ask = (path: string, init?: RequestInit) =>
  Auth(new Request(`${site.baseUrl}/api/auth/${path}`, init), authConfig(deps()));

describe("signing in with a provider", () => {
  it("offers what is configured, and nothing else", () => {
    expect(oauthProviders()).toEqual([{ id: "github", name: "GitHub" }]);
  });

  it("goes to the provider with PKCE, and comes back to this site only", async () => {
    const step = await startProviderSignIn(deps(), { provider: "github", callbackUrl: "https://evil.example/" });
    const url = new URL(step.redirectTo);
    expect(url.origin + url.pathname).toBe("https://github.com/login/oauth/authorize");
    expect(url.searchParams.get("code_challenge_method")).toBe("S256");
    expect(url.searchParams.get("redirect_uri")).toBe("https://fernwood.example/api/auth/callback/github");
    const back = step.cookies.find(({ name }) => name === "__Host-ly_callback_url");
    expect(decodeURIComponent(back?.value ?? "")).toBe("https://fernwood.example/");
    expect(step.cookies.every(({ options }) => options.httpOnly && options.secure)).toBe(true);
  });

  it("refuses a callback that this browser did not start", async () => {
    const response = await ask("callback/github?code=stolen&state=made-up");
    expect(new URL(response.headers.get("location") ?? "").pathname).toBe("/sign-in");
    expect(await database().db.select().from(schema.users)).toEqual([]);
  });
});

describe("next-auth's own routes", () => {
  it("take no mailed code: only the posted form does, within its limits", async () => {
    const mails: SignInMail[] = [];
    const send = async (mail: SignInMail) => void mails.push(mail);
    await requestSignIn({ ...deps(), send }, { email: "ada@a.example", clientAddress: null });
    const token = mails[0]?.code.replace("-", "") ?? "";
    const response = await ask(`callback/email?${new URLSearchParams({ email: "ada@a.example", token })}`);
    const cookies = response.headers.getSetCookie().join("; ");
    expect(await sessionActor(database().db, cookies, site.baseUrl)).toEqual({ type: "anonymous" });
    expect(await database().db.select().from(schema.verificationTokens)).toHaveLength(1);
  });

  it("send no mail", async () => {
    const body = new URLSearchParams({ email: "ada@a.example" });
    await ask("signin/email", { method: "POST", body });
    expect(await database().db.select().from(schema.verificationTokens)).toHaveLength(1);
  });
});
