import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
import { rateLimitHeaders } from "@/lib/api/call/rate-limit-headers";
import { splitTarget } from "@/lib/api/http/node-request";
import { presentFailure } from "@/lib/api/rest/answer";
import { defaultBaseUrl } from "@/lib/core/env";
import type { AppError, ErrorCode } from "@/lib/core/errors";
import { RateLimited } from "@/lib/core/limits/buckets";
import { escapeHtml } from "@/lib/core/text/escape-html";
import { PLAIN_PAGE_HEADERS, plainPageHtml } from "./plain-page";

/** So much of a refused body is still taken in: browsers show an answer only once they have sent all. */
const DISCARDED_MAX_BYTES = 32 * 1024 * 1024;

const TITLES: Partial<Record<ErrorCode, string>> = {
  rate_limited: "Too many pages at once",
  payload_too_large: "That is too much for one form",
  forbidden: "This form was sent from another website",
  conflict: "This form is out of date",
};

/** An answer in our own words, whole. */
export interface OwnAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

/** Answers a request to a page that is not served: with a page where a browser asked for one, else with a problem. */
export async function refusePage(
  error: AppError,
  siteName: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const isTaken = await takeIn(req);
  const { status, headers, body } = refusalOf(error, siteName, req, String(res.getHeader("x-request-id")));
  res.writeHead(status, { ...headers, ...(!isTaken && { connection: "close" }) }).end(body);
}

/** What is answered for `error`: a page where a browser asked for one, else a problem. */
export function refusalOf(error: AppError, siteName: string, req: IncomingMessage, requestId: string): OwnAnswer {
  const states = error instanceof RateLimited ? [error.state] : [];
  const headers = {
    ...rateLimitHeaders(states),
    ...(error.extras.retryAfter !== undefined && { "retry-after": String(error.extras.retryAfter) }),
  };
  const { status } = error;
  if (req.headers.accept?.includes("text/html"))
    return { status, headers: { ...headers, ...PLAIN_PAGE_HEADERS }, body: pageOf(error, siteName) };
  const where = { baseUrl: defaultBaseUrl(), instance: splitTarget(req.url ?? "/").path, requestId };
  const problem = presentFailure(error, { rateLimits: states, replayed: false, requestId }, where);
  const own = Object.entries(problem.headers).filter(([name]) => !name.startsWith("access-control-"));
  return { status, headers: { ...Object.fromEntries(own), ...headers }, body: problem.body };
}

function pageOf(error: AppError, siteName: string): string {
  const title = TITLES[error.code] ?? "This page cannot be shown";
  const detail =
    error.code === "rate_limited" ? "Many pages were opened from your network within a minute." : error.detail;
  return plainPageHtml(siteName, { title, html: escapeHtml(`${detail} ${error.fix}`) });
}

/** Whether nothing of the body is left to come. */
async function takeIn(req: IncomingMessage): Promise<boolean> {
  const announced = Number(req.headers["content-length"] ?? 0);
  if (req.headers["transfer-encoding"] !== undefined || announced > DISCARDED_MAX_BYTES) return false;
  if (req.complete || announced === 0) return true;
  await finished(req.resume()).catch(() => undefined); // one that went away meanwhile waits for no answer
  return true;
}
