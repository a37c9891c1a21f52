import { crawlError } from "./crawl-error";
import { GuardedHttp, type HostMap } from "./http/ask";
import { atMost } from "./http/body";
import { userAgentOf } from "./session";

const KIB = 1024;
const MIB = 1024 * KIB;
const DOCUMENT_BYTES_MAX = 64 * KIB;
const TIMEOUT_MS = 5_000;

/**
 * Fetches a small document that somebody names, such as an OAuth client's metadata: one GET through the address guard, no
 * redirects followed, at most 64 KiB and 5 s. For services that a person points us at, so robots.txt is not asked. Throws a
 * CrawlError.
 */
export async function fetchDocument(
  address: string,
  from: { baseUrl: string; hostMap: HostMap; accept?: string },
): Promise<Response> {
  if (!URL.canParse(address)) throw crawlError("invalid_url");
  const http = new GuardedHttp({ hostMap: from.hostMap, timeoutMs: TIMEOUT_MS });
  try {
    const { status, body, header } = await http.exchange(new URL(address), {
      headers: { "user-agent": userAgentOf(from.baseUrl), accept: from.accept ?? "application/json" },
      signal: new AbortController().signal,
      reader: () => atMost(DOCUMENT_BYTES_MAX, () => crawlError("too_large", { mib: DOCUMENT_BYTES_MAX / MIB })),
    });
    const kept = ["content-type", "cache-control", "location"].flatMap((name) => {
      const value = header(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const hasBody = status !== 204 && status !== 205 && status !== 304 && body !== null;
    return new Response(hasBody ? new Uint8Array(body) : null, { status, headers: Object.fromEntries(kept) });
  } finally {
    await http.close();
  }
}
