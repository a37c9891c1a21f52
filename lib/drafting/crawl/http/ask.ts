import { Agent, type Dispatcher } from "undici";
import { type CrawlCode, CrawlError, crawlError } from "../crawl-error";
import { guardedConnector, type Resolve, requireFetchable } from "./address-guard";
import { ACCEPT_ENCODING, readBody, type TakeBytes } from "./body";

/** Origins that are sent to a local server (CRAWLER_HOST_MAP): `https://example.com` → `http://127.0.0.1:4101`. */
export type HostMap = Record<string, string>;

export interface Head {
  /** The address asked for, never the local server it was sent to. */
  url: URL;
  status: number;
  /** Value of a response header by its lower-case name; repeated ones joined by commas. */
  header(name: string): string | undefined;
}

export interface Answer extends Head {
  /** Decompressed, or null when it was left unread. */
  body: Buffer | null;
}

export interface Ask {
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Looks at the head and returns how to read the body, or null to leave it. */
  reader: (head: Head) => TakeBytes | null;
}

const MS = 1000;
const TLS_CODE = /^(?:ERR_(?:TLS|SSL)_|CERT_|EPROTO$|(?:DEPTH_ZERO_)?SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH$)/;
const DECODE_CODE = /^(?:Z_|ERR__?BROTLI|ERR_ZLIB|ERR_BROTLI|ZSTD_|ERR_ZSTD)/;

/**
 * GET requests through the address guard, one hop each: no redirects, no cookies, no retries. Every failure is a CrawlError.
 * Mapped origins go to their local server with the original Host header; the guard holds for everything else.
 */
export class GuardedHttp {
  private readonly publicAgent: Agent;
  private readonly mappedAgent = new Agent({ allowH2: false });
  private readonly mapped: Map<string, URL>;

  constructor(private readonly options: { hostMap: HostMap; timeoutMs: number; resolve?: Resolve }) {
    this.mapped = new Map(Object.entries(options.hostMap).map(([from, to]) => [new URL(from).origin, new URL(to)]));
    this.publicAgent = new Agent({ allowH2: false, connect: guardedConnector(options.timeoutMs, options.resolve) });
  }

  /** One request and its answer, body included, within the time limit of a request. */
  async exchange(url: URL, ask: Ask): Promise<Answer> {
    requireFetchable(url);
    const deadline = new AbortController();
    const giveUp = () => deadline.abort(ask.signal.reason);
    if (ask.signal.aborted) giveUp();
    ask.signal.addEventListener("abort", giveUp, { once: true });
    const timer = setTimeout(() => deadline.abort(this.timedOut()), this.options.timeoutMs);
    try {
      return await this.send(url, ask, deadline.signal);
    } catch (error) {
      throw deadline.signal.aborted ? deadline.signal.reason : this.translate(error);
    } finally {
      clearTimeout(timer);
      ask.signal.removeEventListener("abort", giveUp);
    }
  }

  /** Closes every connection at once. */
  async close(): Promise<void> {
    await Promise.all([this.publicAgent.destroy(), this.mappedAgent.destroy()]);
  }

  private async send(url: URL, ask: Ask, signal: AbortSignal): Promise<Answer> {
    const target = this.mapped.get(url.origin);
    const response = await (target ? this.mappedAgent : this.publicAgent).request({
      origin: target?.origin ?? url.origin,
      path: url.pathname + url.search,
      method: "GET",
      headers: { host: url.host, "accept-encoding": ACCEPT_ENCODING, ...ask.headers },
      signal,
    });
    const head = headOf(url, response);
    const take = isRedirect(head) ? null : ask.reader(head);
    if (take) return { ...head, body: await readBody(response.body, head.header("content-encoding"), take) };
    response.body.on("error", () => undefined).destroy();
    return { ...head, body: null };
  }

  private timedOut(): CrawlError {
    return crawlError("timeout", { seconds: this.options.timeoutMs / MS });
  }

  private translate(error: unknown): CrawlError {
    if (error instanceof CrawlError) return error;
    const code = codeOf(error);
    if (/TIMEOUT|ETIMEDOUT/.test(code)) return this.timedOut();
    const kind: CrawlCode = TLS_CODE.test(code)
      ? "tls_failure"
      : DECODE_CODE.test(code)
        ? "undecodable"
        : "unreachable";
    return crawlError(kind);
  }
}

/** True when the answer sends elsewhere (RFC 9110, section 15.4). */
export function isRedirect(head: Head): boolean {
  return [301, 302, 303, 307, 308].includes(head.status) && head.header("location") !== undefined;
}

function headOf(url: URL, { statusCode, headers }: Dispatcher.ResponseData): Head {
  return {
    url,
    status: statusCode,
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(", ") : value;
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
