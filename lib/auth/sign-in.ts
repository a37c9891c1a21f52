import { AuthError } from "@auth/core/errors";
import type { EmailConfig } from "@auth/core/providers";
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { countAttempt, forgetAttempts, type Limit } from "./attempts";
import type { SignInDeps } from "./auth-config";
import { callAuth, cookiesOf } from "./call-auth";
import { CODE_TTL_SECONDS, dropCodes, formatCode, newSignInCode, readCode, signInLink } from "./mail-code";
import { safeReturnPath } from "./return-path";
import type { CookieToSet } from "./session-cookie";

const MAIL_PROVIDER = "email";
const MINUTE_MS = 60_000;
/** Wrong codes for one address; beyond it even the right one has to wait. */
export const WRONG_CODES: Limit = { bucket: "sign_in_code", max: 5, windowMs: 15 * MINUTE_MS };
/** Mails to one address, and asked for by one caller. */
export const CODE_MAILS: Limit = { bucket: "sign_in_mail", max: 5, windowMs: 15 * MINUTE_MS };
export const CODE_MAILS_PER_CALLER: Limit = { bucket: "sign_in_client", max: 30, windowMs: 15 * MINUTE_MS };

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
  const detail = "This is not an email address.";
  const errors = [{ pointer: "/email", detail }];
  throw new AppError("validation_failed", detail, "Write it like name@example.com.", { errors });
}

/**
 * Mails a code and link. The answer is the same whether or not the address has an account. Throws `validation_failed`,
 * `rate_limited`, and what `send` throws.
 */
export async function requestSignIn(
  deps: SignInDeps & { send: (mail: SignInMail) => Promise<void> },
  input: { email: string; callbackUrl?: string | null; caller: string },
): Promise<{ email: string }> {
  const email = readAddress(input.email);
  const { db, site } = deps;
  const now = new Date();
  const detail = "Too many sign-in emails were requested.";
  await countAttempt(db, CODE_MAILS_PER_CALLER, input.caller, now, detail);
  await countAttempt(db, CODE_MAILS, email, now, detail);
  const back = safeReturnPath(site.baseUrl, input.callbackUrl);
  const send = async (to: string, code: string) =>
    deps.send({ to, code: formatCode(code), link: signInLink(site.baseUrl, to, code, back), site });
  let failure: unknown;
  const noted = (to: string, code: string) =>
    send(to, code).catch((error: unknown) => {
      failure = error;
    });
  const post = { method: "POST", body: new URLSearchParams({ email }) };
  await callAuth(deps, [mailProvider(noted)], `signin/${MAIL_PROVIDER}`, post);
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
  const headers: HeadersInit = input.cookieHeader ? { cookie: input.cookieHeader } : {};
  const sendsNothing = mailProvider(async () => undefined);
  const answer = await callAuth(deps, [sendsNothing], `callback/${MAIL_PROVIDER}?${query}`, { headers }).catch(
    (error: unknown) => {
      throw error instanceof AuthError && error.type === "Verification" ? wrongCode() : error;
    },
  );
  await forgetAttempts(deps.db, WRONG_CODES, email, now);
  await dropCodes(deps.db, email);
  return { redirectTo: safeReturnPath(deps.site.baseUrl, input.callbackUrl), cookies: cookiesOf(answer) };
}

function wrongCode(): AppError {
  const detail = "This code is wrong, used or older than 15 minutes.";
  const errors = [{ pointer: "/code", detail }];
  return new AppError("validation_failed", detail, "Check the newest email, or request a new code.", { errors });
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
