import { createHash } from "node:crypto";
import { MIMEType } from "whatwg-mimetype";
import type { Apart } from "@/lib/drafting/thread/run-apart";
import { crawlError } from "./crawl-error";
import { fetchableUrl } from "./http/address-guard";
import type { Answer, Head } from "./http/ask";
import type { TakeBytes } from "./http/body";
import { htmlText } from "./http/html-text";
import type { PageOutline } from "./plan/page-links";
import { outlineApart } from "./read-apart";
import type { CrawlSession } from "./session";

/** An HTML page as it was received. */
export interface FetchedPage {
  /** The address that answered, after redirects. */
  url: URL;
  status: number;
  html: string;
  /** After decompression. */
  bytes: number;
  /** Of the decompressed body, hex. */
  sha256: string;
  /** `Content-Signal` header, if any. */
  contentSignal: string;
  outline: PageOutline;
}

export interface PageRequest {
  url: URL;
  /** False for redirects that leave the site. */
  isAllowedTarget: (url: URL) => boolean;
  take: TakeBytes;
  /** Requests that this page may take, redirects included; counted down. */
  allowance?: { requests: number };
}

const ACCEPT = "text/html,application/xhtml+xml;q=0.9";
/** Media types that may be named to owners; others are just "not HTML". */
const NAMEABLE =
  /^(?:application\/(?:pdf|json|xml|zip|octet-stream|rss\+xml)|text\/(?:plain|xml|css|markdown)|image\/(?:png|jpeg|gif|webp|svg\+xml)|video\/mp4|audio\/mpeg)$/;

/** Reads one HTML page within the rules of the session; a `<meta>` refresh is followed as a redirect. Throws a CrawlError. */
export async function fetchPage(session: CrawlSession, request: PageRequest): Promise<FetchedPage> {
  let { url } = request;
  for (let refreshes = 0; refreshes <= session.limits.redirectsMax; refreshes += 1) {
    const page = await fetchOnce(session, { ...request, url });
    const { refresh } = page.outline;
    if (!refresh || !request.isAllowedTarget(refresh)) return page;
    url = fetchableUrl(refresh.href);
  }
  throw crawlError("too_many_redirects", { redirects: session.limits.redirectsMax });
}

async function fetchOnce(session: CrawlSession, { url, take, ...rules }: PageRequest): Promise<FetchedPage> {
  const answer = await session.fetch(url, {
    accept: ACCEPT,
    ...rules,
    reader: (head) => {
      requireHtml(head);
      return take;
    },
  });
  return pageOf(answer, session);
}

function requireHtml(head: Head): void {
  if (head.status < 200 || head.status > 299) throw crawlError("http_error", { status: head.status });
  const type = MIMEType.parse(head.header("content-type") ?? "");
  if (type?.essence === "text/html" || type?.essence === "application/xhtml+xml") return;
  throw crawlError("not_html", type && NAMEABLE.test(type.essence) ? { mediaType: type.essence } : {});
}

async function pageOf(answer: Answer, apart: Apart): Promise<FetchedPage> {
  const body = answer.body ?? Buffer.alloc(0);
  const charset = MIMEType.parse(answer.header("content-type") ?? "")?.parameters.get("charset");
  const html = htmlText(body, charset);
  return {
    url: answer.url,
    status: answer.status,
    html,
    bytes: body.length,
    sha256: createHash("sha256").update(body).digest("hex"),
    contentSignal: answer.header("content-signal") ?? "",
    outline: await outlineApart(html, answer.url, apart),
  };
}
