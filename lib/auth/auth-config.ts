import type { AuthConfig } from "@auth/core";
import type { Provider } from "@auth/core/providers";
import type { Profile } from "@auth/core/types";
import type { Db } from "@/db/client";
import type { Site } from "@/lib/core/context";
import { sessionAdapter } from "./session-adapter";
import { cookieName, cookieOptions } from "./session-cookie";

/** What signing in needs to know. */
export interface SignInDeps {
  db: Db;
  site: Pick<Site, "name" | "baseUrl">;
  /** From `authSecret()`. */
  secret: string;
  /** How providers are reached; the process's own fetch unless a test leads it elsewhere. */
  fetch?: typeof fetch;
}

/** Path of next-auth's own routes. */
export const AUTH_PATH = "/api/auth";
const SESSION_SECONDS = 30 * 24 * 3600;
/** As long as a person may take at a provider. */
const CHECK_SECONDS = 15 * 60;

/** ASCII alone, since the Kelvin sign (U+212A) in lower case is the letter k: the mailbox that was proven would be another than the account's. */
const PLAIN = /^[\x21-\x7e]*$/;

function isProven(profile: Profile | undefined): boolean {
  return profile?.email_verified === true && PLAIN.test(profile.email ?? "");
}

/** next-auth's configuration for one site and the providers that one call needs. */
export function authConfig(deps: SignInDeps, providers: Provider[]): AuthConfig {
  const { baseUrl } = deps.site;
  const options = cookieOptions(baseUrl);
  const cookie = (name: string, maxAge?: number) => ({
    name: cookieName(baseUrl, name),
    options: { ...options, ...(maxAge && { maxAge }) },
  });
  return {
    adapter: sessionAdapter(deps.db),
    providers,
    secret: deps.secret,
    basePath: AUTH_PATH,
    trustHost: true,
    useSecureCookies: options.secure,
    session: { strategy: "database", maxAge: SESSION_SECONDS },
    cookies: {
      sessionToken: cookie("session"),
      callbackUrl: cookie("callback_url"),
      csrfToken: cookie("csrf"),
      pkceCodeVerifier: cookie("pkce", CHECK_SECONDS),
      state: cookie("state", CHECK_SECONDS),
      nonce: cookie("nonce", CHECK_SECONDS),
    },
    // An account is found by its address, so nobody may come in under one that is not proven to be theirs.
    callbacks: { signIn: ({ account, profile }) => account?.type === "email" || isProven(profile) },
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
  };
}
