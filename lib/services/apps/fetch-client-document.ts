import { crawlerHostMap, env } from "@/lib/core/env";
import { crawlError } from "@/lib/drafting/crawl/crawl-error";
import { GuardedHttp, type HostMap } from "@/lib/drafting/crawl/http/ask";
import { atMost } from "@/lib/drafting/crawl/http/body";

const TIMEOUT_MS = 3_000;
const BYTES_MAX = 64 * 1024;

/**
 * Fetches a document that an app names as its description or keys: from public addresses only, through the crawler's guard,
 * without following redirects. Throws for everything that is not fetched whole.
 */
export async function fetchClientDocument(url: string, hostMap: HostMap = crawlerHostMap(env())): Promise<Response> {
  const http = new GuardedHttp({ hostMap, timeoutMs: TIMEOUT_MS });
  try {
    const answer = await http.exchange(new URL(url), {
      headers: { accept: "application/json", "user-agent": "LaunchyardBot/1.0" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      reader: () => atMost(BYTES_MAX, () => crawlError("too_large", { mib: BYTES_MAX / 2 ** 20 })),
    });
    const cacheControl = answer.header("cache-control");
    const headers: HeadersInit = cacheControl ? { "cache-control": cacheControl } : {};
    return new Response(answer.body ? new Uint8Array(answer.body) : null, { status: answer.status, headers });
  } finally {
    await http.close();
  }
}
