import { cookies, headers } from "next/headers";
import type { Db } from "@/db/client";
import type { Actor } from "@/lib/core/context";
import type { CookieToSet } from "./session-cookie";
import { endSession, sessionActor } from "./session-store";

/** Who looks at a page or sends a server action, by the session cookie; anonymous when nobody is signed in. */
export async function currentSessionActor(db: Db, baseUrl: string): Promise<Actor> {
  return sessionActor(db, await currentCookieHeader(), baseUrl);
}

/** The `Cookie` header of the page or server action that is running. */
export async function currentCookieHeader(): Promise<string | null> {
  return (await headers()).get("cookie");
}

/** Sets what `requestSignIn`, `signInByCode`, `startProviderSignIn` or `endSession` answered. Only in server actions and route handlers. */
export async function applyCookies(toSet: CookieToSet[]): Promise<void> {
  const jar = await cookies();
  for (const { name, value, options } of toSet) jar.set(name, value, options);
}

/** Signs the current browser out. Only in server actions and route handlers. */
export async function signOut(db: Db, baseUrl: string): Promise<void> {
  await applyCookies([await endSession(db, await currentCookieHeader(), baseUrl)]);
}
