import { AppError } from "./errors";

const URL_MAX = 2048;
const HOST_MAX = 253;

const TRACKING =
  /^(?:utm_\w+|ref|ref_\w+|referrer|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|hsctatracking|vero_id|mkt_tok|s_kwcid|srsltid)$/i;
/** Names that never lead to a public site (RFC 6761, 6762, 7686, 8375, 9476, and what home routers use). */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa|invalid|onion|alt)$/;

export type ProductUrl =
  | { ok: true; url: string; normalizedUrl: string }
  /** Our own words: what is wrong, and one sentence on what to do. */
  | { ok: false; detail: string; fix: string };

const FIX = "Give the public address of the product's website, such as https://example.com.";

/** True for a query parameter that only says where a visitor came from. */
export function isTrackingParameter(name: string): boolean {
  return TRACKING.test(name);
}

/** The address without fragment and tracking parameters; the order of the others is kept. */
export function withoutTracking(address: URL): URL {
  const url = new URL(address);
  url.hash = "";
  for (const name of new Set(url.searchParams.keys())) if (isTrackingParameter(name)) url.searchParams.delete(name);
  return url;
}

/**
 * Reads what a person typed as their product's address. `url` is where to start reading; `normalizedUrl` is its identity:
 * scheme, `www.`, closing slash and tracking parameters do not make another product.
 */
export function normalizeProductUrl(text: string): ProductUrl {
  const typed = text.trim();
  if (!typed) return refuse("The address is empty.");
  if (typed.length > URL_MAX) return refuse(`The address is longer than ${URL_MAX} characters.`);
  if (/[\s\p{Cc}]/u.test(typed)) return refuse("The address contains spaces or control characters.");
  const address = withScheme(typed);
  if (!URL.canParse(address)) return refuse("This is not a web address.");
  const url = withoutTracking(new URL(address));
  url.hostname = url.hostname.replace(/\.$/, "");
  const complaint = complaintOf(url);
  return complaint ? refuse(complaint) : { ok: true, url: url.href, normalizedUrl: identityOf(url) };
}

/** As `normalizeProductUrl`; throws `invalid_url` at `/url`. */
export function requireProductUrl(text: string): { url: string; normalizedUrl: string } {
  const product = normalizeProductUrl(text);
  if (product.ok) return product;
  const { detail, fix } = product;
  throw new AppError("invalid_url", detail, fix, { errors: [{ pointer: "/url", detail }] });
}

function refuse(detail: string): ProductUrl {
  return { ok: false, detail, fix: FIX };
}

/** `example.com`, `//example.com` and `example.com:443` are meant as https. */
function withScheme(typed: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed)) return typed;
  if (typed.startsWith("//")) return `https:${typed}`;
  const isOtherScheme = /^[a-z][a-z0-9+-]*:(?!\d)/i.test(typed);
  return isOtherScheme ? typed : `https://${typed}`;
}

function complaintOf(url: URL): string | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "Only http and https addresses can be read.";
  if (url.username || url.password) return "The address contains a user name or password.";
  if (url.port && url.port !== "80" && url.port !== "443") return "Only the standard ports 80 and 443 can be read.";
  const host = url.hostname;
  if (host.startsWith("[") || /^\d+(?:\.\d+){3}$/.test(host)) return "The address names an IP address, not a website.";
  if (host === "" || host.length > HOST_MAX || host.split(".").some((label) => label === "" || label.length > 63)) {
    return "The address has no usable host name.";
  }
  if (LOCAL_NAME.test(host)) return "The address names a host of a private network.";
  if (!host.includes(".")) return "The host name is not complete: it has no ending such as .com.";
  return null;
}

function identityOf(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  const search = query.size > 0 ? `?${query}` : "";
  return `https://${url.hostname.replace(/^www\.(?=[^.]+\.)/, "")}${url.pathname.replace(/\/+$/, "")}${search}`;
}
