import "server-only";
import { cookies } from "next/headers";
import { cookieName, cookieOptions } from "@/lib/auth/session-cookie";
import { currentContext } from "./context";

/** How long it waits for a person to sign in: twice as long as a mailed code works. */
const WAIT_SECONDS = 30 * 60;

/** What a person wanted to do before they signed in: have an address read, or vote. */
type Wish = "address" | "vote";

/**
 * Remembers in this browser that this was wished for on our own page: a link of somebody else's may lead to the same place, and
 * must not begin anything. Only in server actions and route handlers.
 */
export async function keepWaiting(wish: Wish, value: string): Promise<void> {
  const { site } = await currentContext();
  const options = { ...cookieOptions(site.baseUrl), maxAge: WAIT_SECONDS };
  (await cookies()).set(cookieName(site.baseUrl, wish), value, options);
}

/** Whether this browser wished for it here, in the last half hour. */
export async function isWaiting(wish: Wish, value: string): Promise<boolean> {
  const { site } = await currentContext();
  return (await cookies()).get(cookieName(site.baseUrl, wish))?.value === value;
}
