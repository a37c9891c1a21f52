import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeHtml } from "@/lib/core/text/escape-html";
import { PLAIN_PAGE_HEADERS, plainPageHtml } from "./plain-page";

/**
 * Next answers a page that failed with a body that stays empty until its scripts have run (vercel/next.js#62228). Where a browser
 * asked for a page, `page` takes that body's place: it needs nothing else that could fail too.
 */
export function showFailuresWhole(req: IncomingMessage, res: ServerResponse, page: () => Promise<string>): void {
  if (req.headers.rsc !== undefined || req.url?.startsWith("/_next/")) return;
  const { writeHead, write, end } = res;
  let isReplaced = false;
  const isReplacing = (status: number) => {
    const isHtml = String(res.getHeader("content-type")).startsWith("text/html");
    if (isReplaced || status < 500 || res.headersSent || !isHtml) return isReplaced;
    isReplaced = true;
    void page().then((html) => {
      for (const name of ["content-encoding", "content-length", "etag", "link"]) res.removeHeader(name);
      Reflect.apply(writeHead, res, [status, PLAIN_PAGE_HEADERS]);
      Reflect.apply(end, res, [html]);
    });
    return true;
  };
  res.writeHead = (status: number, ...rest: unknown[]) =>
    isReplacing(status) ? res : Reflect.apply(writeHead, res, [status, ...rest]);
  res.write = (...chunk: unknown[]) => isReplacing(res.statusCode) || Reflect.apply(write, res, chunk);
  res.end = (...chunk: unknown[]) => (isReplacing(res.statusCode) ? res : Reflect.apply(end, res, chunk));
}

/** The page in place of one that failed. `requestId` finds the cause in the log. */
export function failedPageHtml(siteName: string, requestId: string): string {
  const code = `<code>${escapeHtml(requestId)}</code>`;
  const text = `Something went wrong on our side. What you saved is safe. Trying again in a moment usually helps; if it does not, report the code ${code}.`;
  return plainPageHtml(siteName, { title: "This page did not load", html: text });
}
