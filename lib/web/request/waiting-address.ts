import { normalizeProductUrl } from "@/lib/core/product-url";

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
