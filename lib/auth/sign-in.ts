import { Auth, raw, skipCSRFCheck } from "@auth/core";
import { AuthError } from "@auth/core/errors";
import type { ResponseInternal } from "@auth/core/types";
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { countAttempt, forgetAttempts, type Limit } from "./attempts";
import { AUTH_PATH, authConfig, MAIL_PROVIDER, type OAuthProviderId, type SignInDeps } from "./auth-config";
import { dropCodes, formatCode, readCode, signInLink } from "./mail-code";
import { safeReturnPath } from "./return-path";
import type { CookieToSet } from "./session-cookie";

const MINUTE_MS = 60_000;
/** Wrong codes for one address; beyond it even the right one has to wait. */
export const WRONG_CODES: Limit = { bucket: "sign_in_code", max: 5, windowMs: 15 * MINUTE_MS };
/** Mails to one address, and asked for by one network address. */
export const CODE_MAILS: Limit = { bucket: "sign_in_mail", max: 5, windowMs: 15 * MINUTE_MS };
export const CODE_MAILS_PER_CLIENT: Limit = { bucket: "sign_in_client", max: 30, windowMs: 15 * MINUTE_MS };

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

const address = z.email().max(254);

/** The form in which addresses are kept and compared. Throws `validation_failed`. */
export function readAddress(typed: string): string {
  const parsed = address.safeParse(typed.normalize("NFKC").trim().toLowerCase());
  if (parsed.success) return parsed.data;
  const detail = "This is no e-mail address.";
  const errors = [{ pointer: "/email", detail }];
  throw new AppError("validation_failed", detail, "Write it like name@example.com.", { errors });
}

/**
 * Mails a code and link. The answer is the same whether or not the address has an account. Throws `validation_failed`,
 * `rate_limited`, and what `send` throws.
 */
export async function requestSignIn(
  deps: SignInDeps & { send: (mail: SignInMail) => Promise<void> },
  input: { email: string; callbackUrl?: string | null; clientAddress: string | null },
): Promise<{ email: string }> {
  const email = readAddress(input.email);
  const { db, site } = deps;
  const now = new Date();
  const detail = "Too many sign-in mails were asked for.";
  await countAttempt(db, CODE_MAILS_PER_CLIENT, input.clientAddress ?? "unknown", now, detail);
  await countAttempt(db, CODE_MAILS, email, now, detail);
  const back = safeReturnPath(site.baseUrl, input.callbackUrl);
  const send = async (to: string, code: string) =>
    deps.send({ to, code: formatCode(code), link: signInLink(site.baseUrl, to, code, back), site });
  let failure: unknown;
  const noted = (to: string, code: string) =>
    send(to, code).catch((error: unknown) => {
      failure = error;
    });
  await callAuth(deps, `signin/${MAIL_PROVIDER}`, { method: "POST", body: new URLSearchParams({ email }) }, noted);
  if (failure) throw failure;
  return { email };
}

/** Takes a typed or linked code, once. Throws `validation_failed` for a wrong or old one, `rate_limited` after five. */
export async function confirmSignIn(
  deps: SignInDeps,
  input: { email: string; code: string; callbackUrl?: string | null; cookieHeader: string | null },
): Promise<SignInStep> {
  const email = readAddress(input.email);
  const now = new Date();
  await countAttempt(deps.db, WRONG_CODES, email, now, "Too many wrong codes for this address.");
  const code = readCode(input.code);
  if (!code) throw wrongCode();
  const query = new URLSearchParams({ email, token: code });
  const headers = input.cookieHeader ? { cookie: input.cookieHeader } : undefined;
  const answer = await callAuth(deps, `callback/${MAIL_PROVIDER}?${query}`, { headers }, async () => undefined);
  if (!answer) throw wrongCode();
  await forgetAttempts(deps.db, WRONG_CODES, email, now);
  await dropCodes(deps.db, email);
  return { redirectTo: safeReturnPath(deps.site.baseUrl, input.callbackUrl), cookies: cookiesOf(answer) };
}

function wrongCode(): AppError {
  const detail = "This code is wrong, used or older than 15 minutes.";
  const errors = [{ pointer: "/code", detail }];
  return new AppError("validation_failed", detail, "Check the newest mail, or ask for a new code.", { errors });
}

/** Starts signing in with a configured provider: go to its page with these cookies. */
export async function startProviderSignIn(
  deps: SignInDeps,
  input: { provider: OAuthProviderId; callbackUrl?: string | null },
): Promise<SignInStep> {
  const callbackUrl = deps.site.baseUrl + safeReturnPath(deps.site.baseUrl, input.callbackUrl);
  const body = new URLSearchParams({ callbackUrl });
  const answer = await callAuth(deps, `signin/${input.provider}`, { method: "POST", body });
  if (!answer?.redirect) throw new AppError("unavailable", "This provider cannot be reached.", "Sign in by mail.");
  return { redirectTo: answer.redirect, cookies: cookiesOf(answer) };
}

/** The caller is our own code behind its own CSRF check (server actions compare the Origin), and wants data, not a response. */
const IN_PROCESS: { raw: typeof raw; skipCSRFCheck: typeof skipCSRFCheck } = { raw, skipCSRFCheck };

/** Runs one of next-auth's actions in this process; null when it refused. */
async function callAuth(
  deps: SignInDeps,
  action: string,
  init: RequestInit,
  send?: (email: string, code: string) => Promise<void>,
): Promise<ResponseInternal | null> {
  const request = new Request(`${deps.site.baseUrl}${AUTH_PATH}/${action}`, init);
  try {
    return await Auth(request, { ...authConfig(deps, send), ...IN_PROCESS });
  } catch (error) {
    if (error instanceof AuthError && error.type === "Verification") return null;
    throw error;
  }
}

const cookiesOf = (answer: ResponseInternal): CookieToSet[] =>
  (answer.cookies ?? []).map(({ name, value, options }) => ({ name, value, options: pickOptions(options) }));

function pickOptions({ httpOnly, secure, sameSite, path, maxAge, expires }: CookieFields): CookieToSet["options"] {
  const site = sameSite === true ? "strict" : sameSite || undefined;
  const fields = { httpOnly, secure, sameSite: site, path, maxAge, expires };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

type CookieFields = NonNullable<ResponseInternal["cookies"]>[number]["options"];
