import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import { plainPagePolicy } from "@/lib/core/http/content-policy";
import { lookup } from "@/lib/core/lookup";
import { escapeHtml } from "@/lib/core/text/escape-html";
import { redirectPlace } from "./client-metadata";

const WORDS = lookup({
  invalid_client: "The app that sent you here is not known, or its description could not be read.",
  invalid_client_metadata: "The app that sent you here describes itself in a way that this service does not accept.",
  invalid_redirect_uri: "The app wants you sent to an address that it did not register.",
  invalid_request: "The app's request is incomplete or wrong.",
  invalid_target: "The app asked for access to something other than this service.",
  login_required: "The app wants an answer without asking you, which this service never gives.",
  access_denied: "Access was not allowed.",
  temporarily_unavailable: "Your network named too many apps within an hour. Try again later.",
});
const FALLBACK = "This sign-in cannot go on.";
const EXPIRED = "This sign-in has expired or was started in another browser.";

/** What a person sees when an authorization cannot even be sent back to its app. Says nothing that a request can choose. */
export function renderOAuthError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  const isExpired = /session|expired|cookie/.test(out.error_description ?? "") && out.error === "invalid_request";
  const words = isExpired ? EXPIRED : (WORDS.get(out.error) ?? FALLBACK);
  for (const [name, value] of Object.entries(STOPPED_PAGE_HEADERS)) ctx.set(name, value);
  ctx.type = "html";
  const code = out.error.replace(/[^a-z_]/g, "");
  const advice = `Go back to the app and connect again. If it keeps failing, tell its makers: <code>${code}</code>`;
  ctx.body = stoppedPage(words, advice);
}

/**
 * Keeps a browser here that was to be sent to an app before anybody was asked, which can only be with a refusal. Anybody can
 * register an app, so that would be a redirect to wherever they like (RFC 9700, section 4.11.2): the person may follow a link.
 */
export function keepHere(response: Response, origin: string): Response {
  const location = response.headers.get("location");
  if (location === null || new URL(location, origin).origin === origin) return response;
  const to = new URL(location);
  const error = to.searchParams.get("error") ?? new URLSearchParams(to.hash.slice(1)).get("error") ?? "";
  const back = `<a rel="noreferrer" href="${escapeHtml(location)}">Return to ${escapeHtml(redirectPlace(location).host)}</a>`;
  const code = error.replace(/[^a-z_]/g, "");
  const page = stoppedPage(WORDS.get(error) ?? FALLBACK, `${back}, which is told: <code>${code}</code>`);
  const headers = { ...STOPPED_PAGE_HEADERS, "content-type": "text/html; charset=utf-8" };
  return new Response(page, { status: 400, headers });
}

/** The tokens of `app/globals.css`, whose file this page may not load. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(oklch(.987 .004 95),oklch(.175 .008 260));color:light-dark(oklch(.22 .012 260),oklch(.95 .004 95));font:16px/1.5 ui-sans-serif,system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:5rem 1rem}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.025em;font-weight:600}
p{margin:.5rem 0;color:light-dark(oklch(.46 .012 260),oklch(.74 .006 260))}
a{color:inherit;text-underline-offset:3px}code{font-family:ui-monospace,monospace;font-size:.9em}`;

/** Of the page below, whoever answers with it, beside what every answer of the authorization server has. */
export const STOPPED_PAGE_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": plainPagePolicy(STYLE),
  "x-frame-options": "DENY",
};

/** A page of its own, without a script or another file, in the look of the consent page. Takes HTML. */
export function stoppedPage(words: string, advice: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sign-in stopped</title>
<style>${STYLE}</style></head>
<body><main><h1>Sign-in stopped</h1><p>${words}</p><p>${advice}</p><p><a href="/">Home page</a></p></main></body></html>
`;
}
