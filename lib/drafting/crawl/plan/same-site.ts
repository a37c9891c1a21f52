import { getDomain } from "tldts";

/**
 * The domain that one owner registered: `example.co.uk` of `shop.example.co.uk`, and `one.github.io` of itself, for hosts
 * under such suffixes belong to different people. The host name itself where there is none.
 */
export function registrableDomain(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

export function isSameDomain(a: URL, b: URL): boolean {
  return registrableDomain(a.hostname) === registrableDomain(b.hostname);
}

export function withoutWww(hostname: string): string {
  return hostname.replace(/^www\./, "");
}

/**
 * True for the start's own host and for the domain itself, with and without `www.`. Other subdomains (docs, blog, app, forum)
 * count as other sites.
 */
export function isSameSite(start: URL, url: URL): boolean {
  const host = withoutWww(url.hostname);
  return host === withoutWww(start.hostname) || host === registrableDomain(start.hostname);
}
