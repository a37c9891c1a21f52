import { AuthError } from "@auth/core/errors";
import type { EmailConfig } from "@auth/core/providers";
import { countAttempt, isWithin, type Limit } from "@/db/attempts";
import { AppError } from "@/lib/core/errors";
import { randomBase62 } from "@/lib/core/ids";
import { readAddress } from "@/lib/core/text/mail-address";
import type { SignInDeps } from "./auth-config";
import { callAuth, cookiesOf } from "./call-auth";
import { formatCode, signInLink } from "./mail-code";
import { dropWays, issueWay, takeTypedCode } from "./mailed-ways";
import { safeReturnPath } from "./return-path";
import { type CookieToSet, cookieName, cookieOptions, readCookie } from "./session-cookie";
import { endAllSessions, endSession, findBanned } from "./session-store";

const MAIL_PROVIDER = "email";
const MINUTE_MS = 60_000;
/** How long a mailed code and link hold. */
const TTL_MS = 15 * MINUTE_MS;
/** Mails to one address. The window is no longer than a link holds: where it is used up, the newest mail still signs in. */
export const CODE_MAILS: Limit = { bucket: "sign_in_mail", max: 10, windowMs: TTL_MS };
/** Mails to one address that one caller asks for: alone nobody uses up what an address gets. */
export const CODE_MAILS_BY_CALLER: Limit = { bucket: "sign_in_asked", max: 5, windowMs: TTL_MS };
/** Mails that one caller asks for. */
export const CODE_MAILS_PER_CALLER: Limit = { bucket: "sign_in_client", max: 30, windowMs: TTL_MS };
/** The cookie that tells the browser that asked; its value is `BROWSER_SECRET_LENGTH` random base62 characters. */
const BROWSER_COOKIE = "sign_in";
const BROWSER_SECRET_LENGTH = 32;
const BROWSER_SECRET = /^[0-9A-Za-z]{32}$/;

/** What the sign-in mail tells; rendered and sent by the caller of `requestSignIn`. */
export interface SignInMail {
  to: string;
  /** Formatted for reading, such as `ABCD-2345`. */
  code: string;
  link: string;
  site: { name: string; baseUrl: string };
}

/** Where to go, and the cookies to set on the way. */
export interface SignInStep {
  redirectTo: string;
  cookies: CookieToSet[];
}

/**
 * Mails a code and link; the cookie it answers is what makes the code worth typing. The answer is the same whether or not the
 * address has an account. Throws `validation_failed`, `rate_limited`, and what `send` throws.
 */
export async function requestSignIn(
  deps: SignInDeps & { send: (mail: SignInMail) => Promise<void> },
  input: { email: string; callbackUrl?: string | null; caller: string; cookieHeader: string | null },
): Promise<{ email: string; cookies: CookieToSet[] }> {
  const email = readAddress(input.email);
  const { db, site, secret } = deps;
  await countMail(deps, email, input.caller);
  const browser = browserOf(deps, input.cookieHeader) ?? randomBase62(BROWSER_SECRET_LENGTH);
  const { token, code } = await issueWay(db, { email, secret, browser, expires: new Date(Date.now() + TTL_MS) });
  const back = safeReturnPath(site.baseUrl, input.callbackUrl);
  await deps.send({ to: email, code: formatCode(code), link: signInLink(site.baseUrl, email, token, back), site });
  return { email, cookies: [browserCookie(deps, browser, TTL_MS / 1000)] };
}

async function countMail({ db }: SignInDeps, email: string, caller: string): Promise<void> {
  const now = new Date();
  const detail = "Too many sign-in emails were requested.";
  await countAttempt(db, CODE_MAILS_PER_CALLER, caller, now, detail);
  await countAttempt(db, CODE_MAILS_BY_CALLER, `${caller} ${email}`, now, detail);
  if (await isWithin(db, CODE_MAILS, email, now)) return;
  const sent = "Many sign-in emails were sent to this address in the last 15 minutes.";
  throw new AppError("rate_limited", sent, "Open the newest one: its link signs you in, on any browser.");
}

/** Takes a code in the browser that asked for it, once. Throws `validation_failed`, and `rate_limited` after too many tries there. */
export async function signInByCode(
  deps: SignInDeps,
  input: { email: string; code: string; callbackUrl?: string | null; cookieHeader: string | null },
): Promise<SignInStep> {
  const email = readAddress(input.email);
  const browser = browserOf(deps, input.cookieHeader);
  const token = await takeTypedCode(deps.db, { email, code: input.code, secret: deps.secret, browser });
  return signInByLink(deps, { ...input, email, token });
}

/** Takes a link's secret, once, in any browser and whatever anybody typed before. Throws `validation_failed`. */
export async function signInByLink(
  deps: SignInDeps,
  input: { email: string; token: string; callbackUrl?: string | null; cookieHeader: string | null },
): Promise<SignInStep> {
  const email = readAddress(input.email);
  const query = new URLSearchParams({ email, token: input.token });
  const headers: HeadersInit = input.cookieHeader ? { cookie: input.cookieHeader } : {};
  const answer = await callAuth(deps, [MAIL], `callback/${MAIL_PROVIDER}?${query}`, { headers }).catch(
    (error: unknown) => {
      throw error instanceof AuthError && error.type === "Verification" ? deadLink() : error;
    },
  );
  await dropWays(deps.db, email);
  await refuseBanned(deps, email);
  await endSession(deps.db, input.cookieHeader, deps.site.baseUrl); // the one this browser had: its cookie is overwritten
  const cookies = [...cookiesOf(answer), browserCookie(deps, "", 0)];
  return { redirectTo: safeReturnPath(deps.site.baseUrl, input.callbackUrl), cookies };
}

/** Told only to whoever reads the address's mail. The session that was just made ends. */
async function refuseBanned({ db }: SignInDeps, email: string): Promise<void> {
  const userId = await findBanned(db, email);
  if (userId === null) return;
  await endAllSessions(db, userId);
  const detail = "This account was closed by the site's team.";
  throw new AppError("forbidden", detail, "Write to the site's team if you think that this is a mistake.");
}

function browserOf({ site }: SignInDeps, cookieHeader: string | null): string | null {
  const value = readCookie(cookieHeader, cookieName(site.baseUrl, BROWSER_COOKIE));
  return value && BROWSER_SECRET.test(value) ? value : null;
}

function browserCookie({ site }: SignInDeps, value: string, maxAge: number): CookieToSet {
  const options = { ...cookieOptions(site.baseUrl), maxAge };
  return { name: cookieName(site.baseUrl, BROWSER_COOKIE), value, options };
}

function deadLink(): AppError {
  const detail = "This link was used, or is too old.";
  return new AppError("validation_failed", detail, "Open the newest email, or request a new code.");
}

/** Mail sign-in for next-auth, which only takes what `issueWay` made: a link of its own would sign in on GET. */
const MAIL: EmailConfig = {
  id: MAIL_PROVIDER,
  type: "email",
  name: "Email",
  sendVerificationRequest: () => Promise.reject(new Error("next-auth mails nothing here")),
};
