import type { IncomingMessage, ServerResponse } from "node:http";
import { plainPagePolicy } from "@/lib/core/content-policy";
import { escapeHtml } from "@/lib/core/text/escape-html";
import { splitName } from "@/lib/core/text/wordmark";

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
      const headers = {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": POLICY,
      };
      Reflect.apply(writeHead, res, [status, headers]);
      Reflect.apply(end, res, [html]);
    });
    return true;
  };
  res.writeHead = (status: number, ...rest: unknown[]) =>
    isReplacing(status) ? res : Reflect.apply(writeHead, res, [status, ...rest]);
  res.write = (...chunk: unknown[]) => isReplacing(res.statusCode) || Reflect.apply(write, res, chunk);
  res.end = (...chunk: unknown[]) => (isReplacing(res.statusCode) ? res : Reflect.apply(end, res, chunk));
}

/** Colours of app/globals.css, written out: its file may be what cannot be reached. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:0 1rem;background:light-dark(oklch(.987 .004 95),oklch(.175 .008 260));color:light-dark(oklch(.22 .012 260),oklch(.95 .004 95));font:1rem/1.5 "Geist Sans",ui-sans-serif,system-ui,sans-serif}
header,main{max-width:42.5rem;margin:0 auto}
header{padding:1.25rem 0}
header a{color:inherit;font-weight:600;text-decoration:none;letter-spacing:-.02em}
mark{background:light-dark(oklch(.93 .13 103),oklch(.47 .1 100));color:inherit;padding:0 .15em;border-radius:.125rem}
h1{margin:2rem 0 .5rem;font-size:1.75rem;line-height:2.125rem;letter-spacing:-.025em}
p{margin:0 0 1.5rem;color:light-dark(oklch(.46 .012 260),oklch(.74 .006 260))}
main a{display:inline-block;margin:0 .5rem .5rem 0;padding:.5rem 1rem;border:1px solid light-dark(oklch(.915 .005 95),oklch(.29 .01 260));border-radius:.5rem;color:inherit;font-size:.875rem;font-weight:500;text-decoration:none}
main a:first-of-type{background:light-dark(oklch(.22 .012 260),oklch(.95 .004 95));color:light-dark(oklch(.987 .004 95),oklch(.175 .008 260))}
code{font-family:ui-monospace,monospace;font-size:.875rem}`;
const POLICY = plainPagePolicy(STYLE);

/** The page in place of one that failed. `requestId` finds the cause in the log. */
export function failedPageHtml(siteName: string, requestId: string): string {
  const [plain, marked] = splitName(siteName).map(escapeHtml);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>This page did not load · ${escapeHtml(siteName)}</title><link rel="icon" href="/icon.svg"><style>${STYLE}</style></head>
<body><header><a href="/">${plain}<mark>${marked}</mark></a></header>
<main><h1>This page did not load</h1>
<p>Something went wrong on our side. What you saved is safe. Trying again in a moment usually helps; if it does not, report the code <code>${escapeHtml(requestId)}</code>.</p>
<a href="">Try again</a><a href="/">Go to the home page</a></main></body></html>
`;
}
