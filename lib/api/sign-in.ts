import type { SignInDeps } from "@/lib/auth/auth-config";
import { authSecret } from "@/lib/auth/auth-secret";
import type { SignInMail } from "@/lib/auth/sign-in";
import type { Ctx } from "@/lib/core/context";
import { deliverMail } from "@/lib/services/mail/deliver-mail";

/** What `requestSignIn`, `confirmSignIn` and `startProviderSignIn` of lib/auth/sign-in.ts need, for one call. */
export async function signInDeps(
  ctx: Pick<Ctx, "db" | "site">,
): Promise<SignInDeps & { send: (mail: SignInMail) => Promise<void> }> {
  const { db, site } = ctx;
  const send = ({ to, code, link }: SignInMail) => deliverMail(site, { to, template: "sign_in", data: { code, link } });
  return { db, site, secret: await authSecret(), send };
}
