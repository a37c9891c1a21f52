import { lookup as lookupAll } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { isPublicAddress } from "@/lib/core/http/public-address";
import { crawlError } from "../crawl-error";

/** Throws unless the address may be asked for at all: scheme, port, no credentials, and public if it is an IP literal. */
export function requireFetchable(url: URL): void {
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  const isStandardPort = url.port === "" || url.port === "80" || url.port === "443";
  if (!isWeb || !isStandardPort || url.username || url.password || !url.hostname) throw crawlError("invalid_url");
  requirePublicLiteral(url.hostname);
}

/** Parses and checks an address; throws a CrawlError. */
export function fetchableUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw crawlError("invalid_url");
  const url = new URL(text, base);
  requireFetchable(url);
  return url;
}

function requirePublicLiteral(hostname: string): void {
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) && !isPublicAddress(literal)) throw crawlError("private_address");
}

export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;

const resolveAll: Resolve = (hostname) => lookupAll(hostname, { all: true, verbatim: true });

/**
 * A `lookup` for sockets: one resolution per connection, refused if any of its addresses is not public, and the socket gets
 * exactly the addresses that were checked. A name that answers differently the next time (DNS rebinding) changes nothing.
 */
export function publicLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every((one) => isPublicAddress(one.address))) {
          callback(crawlError(first ? "private_address" : "dns_failure"), "", 0);
        } else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      () => callback(crawlError("dns_failure"), "", 0),
    );
  };
}

/** Opens sockets to public addresses only. Literals are checked here too, for sockets never look them up. */
export function guardedConnector(timeoutMs: number, resolve?: Resolve): buildConnector.connector {
  const connect = buildConnector({ timeout: timeoutMs, allowH2: false, lookup: publicLookup(resolve) });
  return (options, callback) => {
    try {
      requirePublicLiteral(options.hostname);
    } catch (error) {
      callback(error instanceof Error ? error : crawlError("private_address"), null);
      return;
    }
    connect(options, callback);
  };
}
