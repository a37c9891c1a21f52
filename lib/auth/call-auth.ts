import { Auth, raw, skipCSRFCheck } from "@auth/core";
import type { Provider } from "@auth/core/providers";
import type { ResponseInternal } from "@auth/core/types";
import { AUTH_PATH, authConfig, type SignInDeps } from "./auth-config";
import type { CookieToSet } from "./session-cookie";

/** The caller is our own code behind its own CSRF check (server actions compare the Origin), and wants data, not a response. */
const IN_PROCESS: { raw: typeof raw; skipCSRFCheck: typeof skipCSRFCheck } = { raw, skipCSRFCheck };

/** Runs one of next-auth's actions in this process. Throws its `AuthError`s; other faults become an answer without a redirect. */
export function callAuth(
  deps: SignInDeps,
  providers: Provider[],
  action: string,
  init: RequestInit,
): Promise<ResponseInternal> {
  const request = new Request(`${deps.site.baseUrl}${AUTH_PATH}/${action}`, init);
  return Auth(request, { ...authConfig(deps, providers), ...IN_PROCESS });
}

/** The cookies that an action sets. */
export const cookiesOf = (answer: ResponseInternal): CookieToSet[] =>
  (answer.cookies ?? []).map(({ name, value, options }) => ({ name, value, options: pickOptions(options) }));

function pickOptions({ httpOnly, secure, sameSite, path, maxAge, expires }: CookieFields): CookieToSet["options"] {
  const site = sameSite === true ? "strict" : sameSite || undefined;
  const fields = { httpOnly, secure, sameSite: site, path, maxAge, expires };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

type CookieFields = NonNullable<ResponseInternal["cookies"]>[number]["options"];
