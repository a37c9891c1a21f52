import type { AuthConfig } from "@auth/core";
import type { EmailConfig, Provider } from "@auth/core/providers";
import GitHub from "next-auth/providers/github";
import Google from "next-auth/providers/google";
import type { Db } from "@/db/client";
import type { Site } from "@/lib/core/context";
import { type Env, env } from "@/lib/core/env";
import { CODE_TTL_SECONDS, newSignInCode } from "./mail-code";
import { cookieName, cookieOptions } from "./session-cookie";
import { sessionAdapter } from "./session-store";

/** What signing in needs to know. */
export interface SignInDeps {
  db: Db;
  site: Pick<Site, "name" | "baseUrl">;
  /** From `authSecret()`. */
  secret: string;
}

/** Path of next-auth's own routes. */
export const AUTH_PATH = "/api/auth";
export const MAIL_PROVIDER = "email";
const SESSION_SECONDS = 30 * 24 * 3600;

export type OAuthProviderId = "github" | "google";

/** Sign-in providers beside mail that this deployment configured. */
export function oauthProviders(e: Env = env()): { id: OAuthProviderId; name: string }[] {
  return [
    ...(e.AUTH_GITHUB_ID && e.AUTH_GITHUB_SECRET ? [{ id: "github" as const, name: "GitHub" }] : []),
    ...(e.AUTH_GOOGLE_ID && e.AUTH_GOOGLE_SECRET ? [{ id: "google" as const, name: "Google" }] : []),
  ];
}

function providerOf(id: OAuthProviderId, e: Env): Provider {
  if (id === "github") return GitHub({ clientId: e.AUTH_GITHUB_ID, clientSecret: e.AUTH_GITHUB_SECRET });
  return Google({ clientId: e.AUTH_GOOGLE_ID, clientSecret: e.AUTH_GOOGLE_SECRET });
}

/** Mail sign-in for next-auth. Sending is the caller's work: next-auth would put a link of its own, which signs in on GET. */
function mailProvider(send: (email: string, code: string) => Promise<void>): EmailConfig {
  return {
    id: MAIL_PROVIDER,
    type: "email",
    name: "Email",
    maxAge: CODE_TTL_SECONDS,
    generateVerificationToken: newSignInCode,
    sendVerificationRequest: ({ identifier, token }) => send(identifier, token),
  };
}

/** next-auth's configuration for one site. Without `send`, mail sign-in is off: its own routes must not take codes. */
export function authConfig(deps: SignInDeps, send?: (email: string, code: string) => Promise<void>): AuthConfig {
  const { baseUrl } = deps.site;
  const options = cookieOptions(baseUrl);
  const cookie = (name: string, maxAge?: number) => ({
    name: cookieName(baseUrl, name),
    options: { ...options, ...(maxAge && { maxAge }) },
  });
  return {
    adapter: sessionAdapter(deps.db),
    providers: [...oauthProviders().map(({ id }) => providerOf(id, env())), ...(send ? [mailProvider(send)] : [])],
    secret: deps.secret,
    basePath: AUTH_PATH,
    trustHost: true,
    useSecureCookies: options.secure,
    session: { strategy: "database", maxAge: SESSION_SECONDS },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    cookies: {
      sessionToken: cookie("session"),
      callbackUrl: cookie("callback_url"),
      csrfToken: cookie("csrf"),
      pkceCodeVerifier: cookie("pkce", 900),
      state: cookie("state", 900),
      nonce: cookie("nonce"),
    },
    callbacks: { signIn: ({ account, profile }) => account?.provider !== "google" || profile?.email_verified === true },
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
  };
}
