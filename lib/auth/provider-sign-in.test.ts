import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { createUser } from "@/lib/testing/database/factories";
import { FakeIdentity } from "@/lib/testing/oauth/fake-identity";
import { finishProviderSignIn, startProviderSignIn } from "./provider-sign-in";
import type { CookieToSet } from "./session-cookie";
import { sessionActor } from "./session-store";
import { requestSignIn, type SignInMail, signInByLink } from "./sign-in";
import { oauthProviders } from "./sign-in-providers";

/** Hoisted above the imports: the environment is read once. */
vi.hoisted(() => {
  for (const provider of ["GITHUB", "GOOGLE"]) {
    vi.stubEnv(`AUTH_${provider}_ID`, "id-of-ours");
    vi.stubEnv(`AUTH_${provider}_SECRET`, "secret-of-ours");
  }
});

const database = useDatabase();
const site = { name: "Fernwood", baseUrl: "https://fernwood.example" };
let identity: FakeIdentity;
let people = 0;
const deps = () => ({
  db: database().db,
  site,
  secret: "a-secret-of-at-least-thirty-two-characters",
  fetch: identity.fetch,
});

beforeAll(async () => {
  identity = await FakeIdentity.start();
});
afterAll(() => identity.close());
beforeEach(() => {
  people += 1;
  identity.person = { id: people, name: "Ada", email: `ada${people}@a.example`, verified: true };
  identity.broken = {};
  identity.claims = {};
  identity.profile = {};
});

/** As a browser sends them back: Next writes their values percent-encoded. */
const headerOf = (cookies: CookieToSet[]) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
const actorOf = (cookies: CookieToSet[]) => sessionActor(database().db, headerOf(cookies), site.baseUrl);
const problemAt = (path: string) => new URL(path, site.baseUrl).searchParams.get("problem");
type Provider = "github" | "google";

/** To the provider, where the person agrees: the cookies of the browser, and what it is sent back with. */
async function leave(provider: Provider, callbackUrl = "/oauth/consent/abc") {
  const started = await startProviderSignIn(deps(), { provider, callbackUrl });
  const back = await identity.agree(started.redirectTo);
  return { cookies: started.cookies, query: back.searchParams };
}

const come = (provider: Provider, { cookies, query }: { cookies: CookieToSet[]; query: URLSearchParams }) =>
  finishProviderSignIn(deps(), { provider, query: query.toString(), cookieHeader: headerOf(cookies) });
const signIn = async (provider: Provider, callbackUrl?: string) => come(provider, await leave(provider, callbackUrl));
const rows = () =>
  Promise.all([database().db.select().from(schema.users), database().db.select().from(schema.accounts)]);

/** Nobody came in, nothing was made, and the sign-in page says why and keeps the way back. */
async function expectRefused(problem: string, attempt: () => Promise<{ redirectTo: string; cookies: CookieToSet[] }>) {
  const before = await rows();
  const step = await attempt();
  const url = new URL(step.redirectTo, site.baseUrl);
  expect([url.origin + url.pathname, problemAt(step.redirectTo)]).toEqual([`${site.baseUrl}/sign-in`, problem]);
  expect(url.searchParams.get("callbackUrl")).toBe("/oauth/consent/abc");
  expect(await actorOf(step.cookies)).toEqual({ type: "anonymous" });
  expect(await rows()).toEqual(before);
}

it("offers what is configured, and nothing else", () => {
  expect(oauthProviders().map(({ id }) => id)).toEqual(["github", "google"]);
});

describe.each(["github", "google"] as const)("signing in with %s", (provider) => {
  it("goes there with PKCE and a state, by cookies that scripts and plain http cannot have", async () => {
    const step = await startProviderSignIn(deps(), { provider, callbackUrl: "/" });
    const asked = new URL(step.redirectTo).searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("state")).toBeTruthy();
    expect(asked.get("redirect_uri")).toBe(`https://fernwood.example/api/auth/callback/${provider}`);
    expect(step.cookies.every(({ options }) => options.httpOnly && options.secure)).toBe(true);
  });

  it("makes a new person and leads back to where they wanted to be", async () => {
    const step = await signIn(provider);
    expect(step.redirectTo).toBe("/oauth/consent/abc");
    expect(await actorOf(step.cookies)).toMatchObject({
      type: "session",
      email: identity.person.email,
      isAdmin: false,
    });
  });

  it("leads back with what the address held, such as a product's own address", async () => {
    const start = "/submit/start?url=https%3A%2F%2Fhedgerow.example%2F%3Fa%3D1%26b";
    expect((await signIn(provider, start)).redirectTo).toBe(start);
  });

  it("is the same person the next time, under another address too", async () => {
    const first = await actorOf((await signIn(provider)).cookies);
    identity.person = { ...identity.person, email: `moved${people}@a.example` };
    expect(await actorOf((await signIn(provider)).cookies)).toEqual({ ...first, sessionId: expect.any(String) });
  });

  it("keeps none of the provider's tokens", async () => {
    await signIn(provider);
    const accounts = await database().db.select().from(schema.accounts);
    const kept = accounts.find(({ providerAccountId }) => providerAccountId === String(people));
    expect(kept).toMatchObject({ access_token: null, refresh_token: null, id_token: null });
  });

  it("leads back to this site only", async () => {
    expect((await signIn(provider, "https://evil.example/")).redirectTo).toBe("/");
  });

  it("refuses an address that is not verified there", async () => {
    identity.person = { ...identity.person, verified: false };
    await expectRefused("not_verified", () => signIn(provider));
  });

  it("refuses a verified address that only reads like another in lower case", async () => {
    identity.person = { ...identity.person, email: `mi\u212ae${people}@a.example` };
    await expectRefused("not_verified", () => signIn(provider));
  });

  it("does not hand over an account that exists under the address, however it is written", async () => {
    await createUser(database().db, { email: identity.person.email });
    identity.person = { ...identity.person, email: identity.person.email.toUpperCase() };
    await expectRefused("address_taken", () => signIn(provider));
  });

  it("does not hand over an account that exists under the address", async () => {
    await createUser(database().db, { email: identity.person.email });
    await expectRefused("address_taken", () => signIn(provider));
  });

  it("tells a banned person so, and leaves no session", async () => {
    await signIn(provider);
    const { db } = database();
    const { email } = identity.person;
    await db.update(schema.users).set({ bannedAt: new Date() }).where(eq(schema.users.email, email));
    await db.delete(schema.sessions);
    await expectRefused("closed", () => signIn(provider));
    expect(await db.$count(schema.sessions)).toBe(0);
  });

  it("does not tie itself to whoever is signed in meanwhile", async () => {
    const mails: SignInMail[] = [];
    const send = async (mail: SignInMail) => void mails.push(mail);
    const email = `bob${people}@b.example`;
    await requestSignIn({ ...deps(), send }, { email, caller: "address:unknown", cookieHeader: null });
    const token = new URL(mails[0]?.link ?? "").searchParams.get("token") ?? "";
    const bob = await signInByLink(deps(), { email, token, cookieHeader: null });
    const back = await leave(provider);
    const step = await come(provider, { ...back, cookies: [...back.cookies, ...bob.cookies] });
    expect(await actorOf(step.cookies)).toMatchObject({ email: identity.person.email });
    expect(await actorOf(bob.cookies), "the browser is somebody else's now").toEqual({ type: "anonymous" });
  });

  it("says so when the person cancels there", async () => {
    const { cookies, query } = await leave(provider);
    const no = new URLSearchParams({ error: "access_denied", state: query.get("state") ?? "" });
    await expectRefused("cancelled", () => come(provider, { cookies, query: no }));
  });

  it.each([
    ["made up", (query: URLSearchParams) => query.set("state", "made-up")],
    ["missing", (query: URLSearchParams) => query.delete("state")],
  ])("refuses a state that is %s", async (_what, change) => {
    const back = await leave(provider);
    change(back.query);
    await expectRefused("failed", () => come(provider, back));
  });

  it("refuses a way back that another browser started", async () => {
    const [victim, attacker] = [await leave(provider), await leave(provider)];
    await expectRefused("failed", () => come(provider, { cookies: victim.cookies, query: attacker.query }));
    const kept = victim.cookies.filter(({ name }) => name === "__Host-ly_callback_url");
    await expectRefused("failed", () => come(provider, { cookies: kept, query: attacker.query }));
  });

  it("takes a code once", async () => {
    const back = await leave(provider);
    await come(provider, back);
    await expectRefused("failed", () => come(provider, back));
  });
});

it.each(["github", "google"] as const)(
  "sets no cookie that scripts, other sites or other hosts reach: %s",
  async (provider) => {
    const left = await leave(provider);
    const { cookies } = await come(provider, left);
    const all = [...left.cookies, ...cookies];
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(["__Host-ly_state", "__Host-ly_session"]));
    for (const { name, options } of all) {
      expect(name).toMatch(/^__Host-ly_/);
      expect(options, name).toMatchObject({ httpOnly: true, secure: true, sameSite: "lax", path: "/" });
      expect(options).not.toHaveProperty("domain");
    }
  },
);

describe("a provider that fails", () => {
  it.each([
    ["github", "github.com/login/oauth/access_token"],
    ["github", "api.github.com/user"],
    ["github", "api.github.com/user/emails"],
    ["google", "oauth2.googleapis.com/token"],
  ] as const)("leaves nobody half signed in: %s, 503 at %s", async (provider, place) => {
    const back = await leave(provider);
    identity.broken[place] = 503;
    const step = await come(provider, back);
    expect(step.fault).toBeTruthy();
    await expectRefused("failed", () => Promise.resolve(step));
  });

  it("does not end in an error page when it cannot even be asked where to go", async () => {
    identity.broken["accounts.google.com/.well-known/openid-configuration"] = 503;
    await expectRefused("failed", () =>
      startProviderSignIn(deps(), { provider: "google", callbackUrl: "/oauth/consent/abc" }),
    );
  });

  it.each(["nobody", "email", "../signout", "../callback/github"])(
    "is not %s, which is none of ours",
    async (provider) => {
      const { cookies, query } = await leave("github");
      const call = { provider, query: query.toString(), cookieHeader: headerOf(cookies) };
      await expectRefused("failed", () => finishProviderSignIn(deps(), call));
    },
  );

  it("cannot be played to take a mailed link without the press of a button", async () => {
    const mails: SignInMail[] = [];
    const email = `eve${people}@b.example`;
    await requestSignIn(
      { ...deps(), send: async (mail) => void mails.push(mail) },
      { email, caller: "address:unknown", cookieHeader: null },
    );
    const token = new URL(mails[0]?.link ?? "").searchParams.get("token") ?? "";
    const query = new URLSearchParams({ email, token }).toString();
    const step = await finishProviderSignIn(deps(), { provider: "email", query, cookieHeader: null });
    expect(await actorOf(step.cookies)).toEqual({ type: "anonymous" });
  });
});

describe("Google's ID token", () => {
  it.each([
    ["for another app", { aud: "id-of-theirs" }],
    ["by somebody else", { iss: "https://evil.example" }],
    ["for another sign-in", { nonce: "made-up" }],
    ["for no sign-in in particular", { nonce: undefined }],
    ["of yesterday", { exp: 1 }],
    ["without an e-mail", { email: undefined }],
  ])("is refused when it was made %s", async (_what, claims) => {
    identity.claims = claims;
    await expectRefused("failed", () => signIn("google"));
  });
});

describe("GitHub's profile", () => {
  it("shows an address that proves nothing; the verified primary one counts", async () => {
    identity.profile = { email: "victim@a.example" };
    expect(await actorOf((await signIn("github")).cookies)).toMatchObject({ email: identity.person.email });
  });
});
