import { isIP } from "node:net";
import type { Site } from "@/lib/core/context";

/** The hostname of a Host header, without port and brackets; null when it is no host. */
function hostnameOf(host: string): string | null {
  const url = `http://${host}/`;
  if (!URL.canParse(url) || /[/?#@\\]/.test(host)) return null;
  return new URL(url).hostname.replace(/^\[|\]$/g, "");
}

/** Names that cannot be rebound by somebody else's DNS: `localhost` (RFC 6761, section 6.3) and address literals. */
function isUnspoofable(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost") || isIP(hostname) !== 0;
}

/**
 * The origin under which a caller reached the site. It is the site's own, except on a machine without a public name
 * (BASE_URL unset or local): there `localhost` and every address of the machine are as good as the configured one.
 * Null for a Host that is not ours: DNS rebinding.
 */
export function ownOrigin(site: Site, host: string | null): string | null {
  const own = new URL(site.baseUrl);
  if (host === null || host.toLowerCase() === own.host) return own.origin;
  const hostname = hostnameOf(host.toLowerCase());
  if (hostname === null) return null;
  const isLocal = isUnspoofable(own.hostname.replace(/^\[|\]$/g, ""));
  if (isUnspoofable(hostname)) return isLocal ? `${own.protocol}//${host.toLowerCase()}` : own.origin;
  return hostname === own.hostname ? own.origin : null;
}

/** Whether a page of this `Origin` may talk to us from a browser: our own pages, and tools running on the visitor's machine. */
export function isTrustedOrigin(origin: string, own: string): boolean {
  if (origin === own) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  const isLoopback = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
  return isLoopback && (protocol === "http:" || protocol === "https:");
}
