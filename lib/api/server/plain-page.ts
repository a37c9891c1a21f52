import { plainPagePolicy } from "@/lib/core/http/content-policy";
import { escapeHtml } from "@/lib/core/text/escape-html";
import { splitName } from "@/lib/core/text/wordmark";

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

export const PLAIN_PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": plainPagePolicy(STYLE),
};

/** What a plain page says. */
export interface PlainPage {
  title: string;
  /** One paragraph, escaped where it needs to be. */
  html: string;
}

/** A page without scripts, styles or pictures of its own files: what is shown in place of one that is not to be had. */
export function plainPageHtml(siteName: string, { title, html }: PlainPage): string {
  const [plain, marked] = splitName(siteName).map(escapeHtml);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(siteName)}</title><link rel="icon" href="/icon.svg"><style>${STYLE}</style></head>
<body><header><a href="/">${plain}<mark>${marked}</mark></a></header>
<main><h1>${title}</h1>
<p>${html}</p>
<a href="">Try again</a><a href="/">Go to the home page</a></main></body></html>
`;
}
