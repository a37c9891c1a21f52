import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { schema } from "@/db/client";
import { serveWeb } from "@/lib/api/http/node-request";
import { createNodeMcp } from "@/lib/api/mcp/endpoint";
import { consentView, createOAuth } from "@/lib/api/oauth/endpoint";
import type { FetchDocument } from "@/lib/auth/oauth/client-document";
import { sessionAdapter } from "@/lib/auth/session-adapter";
import { cookieName } from "@/lib/auth/session-cookie";
import { sessionActor } from "@/lib/auth/session-store";
import type { Actor } from "@/lib/core/context";
import type { TestApp } from "@/lib/testing/api/app";
import { serveApp } from "@/lib/testing/api/serve-app";
import { createUser } from "@/lib/testing/database/factories";
import { TestBrowser } from "./cookie-browser";

/** MCP and the authorization server of an app on a loopback port. */
export async function serveOAuth(app: TestApp, fetchDocument?: FetchDocument) {
  const oauth = serveWeb(createOAuth(app, fetchDocument));
  return serveApp(app, { "/mcp": createNodeMcp(app), "/oauth/": oauth, "/.well-known/": oauth });
}

/** A browser in which somebody new is signed in. */
export async function signedInBrowser(app: TestApp, origin: string) {
  const browser = new TestBrowser(origin);
  const user = await createUser(app.db);
  await signInAs(app, browser, user.id);
  return { browser, user };
}

export async function signInAs(app: TestApp, browser: TestBrowser, userId: string): Promise<void> {
  const sessionToken = randomBytes(16).toString("hex");
  const expires = new Date(Date.now() + 3_600_000);
  await sessionAdapter(app.db).createSession?.({ sessionToken, userId, expires });
  browser.setCookie(cookieName(browser.origin, "session"), sessionToken);
}

/** What the consent page would show in this browser; null when nobody is signed in. */
export async function openConsent(app: TestApp, browser: TestBrowser, uid: string) {
  const path = `/oauth/consent/${uid}`;
  const cookieHeader = browser.cookieHeader(path);
  const actor: Actor = await sessionActor(app.db, cookieHeader, browser.origin);
  const ctx = await app.context(actor, { surface: "web" });
  return consentView(app, { uid, host: new URL(browser.origin).host, cookieHeader, ctx });
}

/** A PKCE pair (RFC 7636, S256). */
export function pkce() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** Presses a button of the consent page that `location` leads to, ticking `scopes` (all by default); where the app is called back. */
export async function answerConsent(
  app: TestApp,
  browser: TestBrowser,
  location: string,
  { decision = "allow", scopes }: { decision?: "allow" | "deny"; scopes?: string[] } = {},
): Promise<URL> {
  const uid = new URL(location, browser.origin).pathname.split("/").at(-1) ?? "";
  const view = await openConsent(app, browser, uid);
  if (!view) throw new Error("nobody is signed in");
  const ticked = scopes ?? view.scopes.map(({ scope }) => scope);
  const fields: [string, string][] = [
    ["csrf", view.csrf],
    ["decision", decision],
  ];
  const decided = await browser.submit(view.action, [
    ...fields,
    ...ticked.map((scope): [string, string] => ["scope", scope]),
  ]);
  const resumed = await browser.go(decided.headers.get("location") ?? "");
  return new URL(resumed.headers.get("location") ?? "");
}

/** As if an hour had passed for the access tokens that were given out. */
export async function expireAccessTokens(app: TestApp): Promise<void> {
  const { oauthRecords: r } = schema;
  await app.db.update(r).set({ expiresAt: app.now() }).where(eq(r.kind, "AccessToken"));
}
