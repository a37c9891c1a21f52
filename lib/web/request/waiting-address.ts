import "server-only";
import { cookies } from "next/headers";
import { cookieName, cookieOptions } from "@/lib/auth/session-cookie";
import { normalizeProductUrl } from "@/lib/core/product-url";
import { currentContext } from "./context";

/** How long an address waits for a person to sign in: twice as long as a mailed code works. */
const WAIT_SECONDS = 30 * 60;
/** Where an address is read once its sender is signed in; sign-in leads back there. */
const START = "/submit/start";

/** The way to the start of a draft of this address, for sign-in to lead back to. */
export function startPath(url: string): string {
  return `${START}?${new URLSearchParams({ url })}`;
}

/** The address that sign-in leads back to, or null when it leads elsewhere. */
export function addressIn(path: string): string | null {
  const { pathname, searchParams } = new URL(path, "http://site");
  const address = normalizeProductUrl(searchParams.get("url") ?? "");
  return pathname === START && address.ok ? address.url : null;
}

/**
 * Remembers in this browser that the address was given on our own page: a link of somebody else's may lead to the same start,
 * and must not begin anything. Only in server actions.
 */
export async function keepWaiting(url: string): Promise<void> {
  const { site } = await currentContext();
  const options = { ...cookieOptions(site.baseUrl), maxAge: WAIT_SECONDS };
  (await cookies()).set(cookieName(site.baseUrl, "address"), url, options);
}

/** Whether this browser gave the address here, in the last half hour. */
export async function isWaiting(url: string): Promise<boolean> {
  const { site } = await currentContext();
  return (await cookies()).get(cookieName(site.baseUrl, "address"))?.value === url;
}
