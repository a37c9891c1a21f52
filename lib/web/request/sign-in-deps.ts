import "server-only";
import type { SignInDeps } from "@/lib/auth/auth-config";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { currentContext } from "./context";

/** What the sign-in functions need, for the site that is looked at. */
export async function signInDeps(): Promise<SignInDeps> {
  const { db, site } = await currentContext();
  return { db, site, secret: await authSecret() };
}
