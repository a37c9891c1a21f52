import { AuthError } from "@auth/core/errors";
import { z } from "zod";
import { lookup } from "@/lib/core/lookup";
import type { SignInDeps } from "./auth-config";
import { callAuth, cookiesOf } from "./call-auth";
import { safeReturnPath } from "./return-path";
import { type CookieToSet, cookieName, readCookie, sessionCookieName } from "./session-cookie";
import { endAllSessions, endSession, findBannedBySession } from "./session-store";
import type { SignInStep } from "./sign-in";
import { configuredProviders, type OAuthProviderId, oauthProviders } from "./sign-in-providers";

/** Why a provider signed nobody in; the sign-in page says it in words. */
export const signInProblem = z.enum(["cancelled", "not_verified", "address_taken", "closed", "failed"]);
export type SignInProblem = z.infer<typeof signInProblem>;

/** A step that may have ended badly: then it leads to the sign-in page, and `fault` is for the log. */
export interface ProviderStep extends SignInStep {
  fault?: string;
}

/** Starts signing in with a configured provider: go to its page with these cookies. */
export async function startProviderSignIn(
  deps: SignInDeps,
  { provider, callbackUrl }: { provider: OAuthProviderId; callbackUrl?: string | null },
): Promise<ProviderStep> {
  const back = safeReturnPath(deps.site.baseUrl, callbackUrl);
  const body = new URLSearchParams({ callbackUrl: deps.site.baseUrl + back });
  try {
    const answer = await callAuth(deps, configuredProviders(deps.fetch), `signin/${provider}`, {
      method: "POST",
      body,
    });
    if (answer.redirect) return { redirectTo: answer.redirect, cookies: cookiesOf(answer) };
    return toSignInPage("failed", back, `${provider} cannot be reached or is not configured`);
  } catch (error) {
    return toSignInPage("failed", back, faultOf(error));
  }
}

/** Takes a browser that comes back from a provider: signed in and on its way, or at the sign-in page with what went wrong. */
export async function finishProviderSignIn(
  deps: SignInDeps,
  { provider, query, cookieHeader }: { provider: string; query: string; cookieHeader: string | null },
): Promise<ProviderStep> {
  const { baseUrl } = deps.site;
  const kept = readCookie(cookieHeader, cookieName(baseUrl, "callback_url"));
  const back = safeReturnPath(baseUrl, new URLSearchParams(`url=${kept ?? ""}`).get("url"));
  // Before it becomes part of an address: `../signout` would be another of next-auth's actions.
  if (!oauthProviders().some(({ id }) => id === provider)) return toSignInPage("failed", back, "no such provider");
  const headers = { cookie: withoutSession(cookieHeader ?? "", sessionCookieName(baseUrl)) };
  try {
    const answer = await callAuth(deps, configuredProviders(deps.fetch), `callback/${provider}?${query}`, { headers });
    if (!answer.redirect) return toSignInPage("failed", back, `${provider} led nowhere`);
    const cookies = cookiesOf(answer);
    if (await isRefusedAsBanned(deps, cookies)) return toSignInPage("closed", back);
    await endSession(deps.db, cookieHeader, baseUrl); // the one this browser had: its cookie is overwritten
    return { redirectTo: safeReturnPath(baseUrl, answer.redirect), cookies };
  } catch (error) {
    const problem = problemOf(error);
    return toSignInPage(problem, back, problem === "failed" ? faultOf(error) : undefined);
  }
}

/** Told only to who proved to be them. The session that was just made ends. */
async function isRefusedAsBanned({ db, site }: SignInDeps, cookies: CookieToSet[]): Promise<boolean> {
  const name = sessionCookieName(site.baseUrl);
  const userId = await findBannedBySession(db, cookies.find((cookie) => cookie.name === name)?.value ?? "");
  if (userId === null) return false;
  await endAllSessions(db, userId);
  return true;
}

/** Whoever is signed in meanwhile has nothing to do with it: next-auth would tie the provider's account to theirs. */
function withoutSession(cookieHeader: string, name: string): string {
  const pairs = cookieHeader.split(";").map((pair) => pair.trim());
  return pairs.filter((pair) => !pair.startsWith(`${name}=`)).join("; ");
}

function toSignInPage(problem: SignInProblem, callbackUrl: string, fault?: string): ProviderStep {
  const redirectTo = `/sign-in?${new URLSearchParams({ problem, callbackUrl })}`;
  return { redirectTo, cookies: [], ...(fault !== undefined && { fault }) };
}

const PROBLEMS = lookup<SignInProblem>({
  OAuthCallbackError: "cancelled",
  AccessDenied: "not_verified",
  OAuthAccountNotLinked: "address_taken",
});

function problemOf(error: unknown): SignInProblem {
  return (error instanceof AuthError && PROBLEMS.get(error.type)) || "failed";
}

/** next-auth keeps what really happened in `cause.err`. */
function faultOf(error: unknown): string {
  const cause = error instanceof AuthError && error.cause?.err ? error.cause.err : error;
  return cause instanceof Error ? cause.message : String(cause);
}
