import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/core/errors";
import { escapeHtml } from "@/lib/core/text/escape-html";
import { PLAIN_PAGE_HEADERS, plainPageHtml } from "./plain-page";
import { type OwnAnswer, refusalOf } from "./refuse-page";

/** How Next says that no page has the form that was sent; its own script in the browser reads it too. */
const NO_SUCH_FORM = "x-nextjs-action-not-found";

/** Forms of pages that an older build made: their names are new with each build. */
const OUTDATED_FORM = new AppError(
  "conflict",
  "The site has changed since this page was opened.",
  "Open the page again, then send the form once more.",
);
/** Names that no build gives. */
const MADE_UP_FORM = new AppError("bad_request", "No page has this form.", "Open the page again.");
const UNREADABLE_FORM = new AppError(
  "bad_request",
  "The form could not be read.",
  "Open the page again and send it anew.",
);

/**
 * Next answers a page that failed with a body that stays empty until its scripts have run (vercel/next.js#62228), and a form that
 * it does not know, or cannot read, with three words of plain text. Our own answer takes their place: it needs nothing else that could fail too.
 */
export function speakForNext(
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  siteName: () => Promise<string>,
): void {
  if (req.url?.startsWith("/_next/")) return;
  const { writeHead, write, end } = res;
  let isReplaced = false;
  const isReplacing = (status: number) => {
    const fault = isReplaced || res.headersSent ? null : faultOf(status, req, res);
    if (!fault) return isReplaced;
    isReplaced = true;
    void siteName().then((site) => {
      const isRefused = fault instanceof AppError;
      const own = isRefused ? refusalOf(fault, site, req, requestId) : failedPage(status, site, requestId);
      for (const name of ["content-encoding", "content-length", "etag", "link"]) res.removeHeader(name);
      Reflect.apply(writeHead, res, [own.status, own.headers]);
      Reflect.apply(end, res, [own.body]);
    });
    return true;
  };
  res.writeHead = (status: number, ...rest: unknown[]) =>
    isReplacing(status) ? res : Reflect.apply(writeHead, res, [status, ...rest]);
  res.write = (...chunk: unknown[]) => isReplacing(res.statusCode) || Reflect.apply(write, res, chunk);
  res.end = (...chunk: unknown[]) => (isReplacing(res.statusCode) ? res : Reflect.apply(end, res, chunk));
}

/** What Next is about to tell in its own way; null where it makes a page. */
function faultOf(status: number, req: IncomingMessage, res: ServerResponse): AppError | "failed" | null {
  if (res.hasHeader(NO_SUCH_FORM)) return status === 400 ? MADE_UP_FORM : OUTDATED_FORM;
  if (status < 500) return null;
  const type = String(res.getHeader("content-type"));
  const isForm = req.headers["content-type"]?.startsWith("multipart/form-data");
  if (isForm && type.startsWith("text/plain")) return UNREADABLE_FORM; // what failed before any page was begun
  return type.startsWith("text/html") && req.headers.rsc === undefined ? "failed" : null;
}

/** The answer in place of a page that failed. `requestId` finds the cause in the log. */
function failedPage(status: number, siteName: string, requestId: string): OwnAnswer {
  const code = `<code>${escapeHtml(requestId)}</code>`;
  const text = `Something went wrong on our side. What you saved is safe. Trying again in a moment usually helps; if it does not, report the code ${code}.`;
  const body = plainPageHtml(siteName, { title: "This page did not load", html: text });
  return { status, headers: PLAIN_PAGE_HEADERS, body };
}
