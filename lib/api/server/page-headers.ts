import { randomFillSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { defaultBaseUrl, type Env, env, isHttps } from "@/lib/core/env";
import { type AnswerHeaders, hashSource, transportHeaders } from "@/lib/core/http/content-policy";
import { paymentPages } from "@/lib/core/orders/payment-pages";

/** By this header of the request the page learns the nonce of its answer. */
export const NONCE_HEADER = "x-nonce";
const NONCE_BYTES = 16; // CSP Level 3, section 7.1: at least 128 bits

/** What sonner 2.0.8 writes into a `<style>` of its own when it is loaded; its element is empty when it enters the page. */
export const SONNER_STYLES = ["'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='", hashSource("")];

/** Pictures that other sites show. As documents of their own they are shut off from the site: an SVG could hold a script. */
const PICTURES = /^\/(?:files|badges|og)\/|^\/(?:icon\.svg|apple-icon\.png|favicon\.ico)$/;
/** For machines. A browser that shows XML to a person does so by styles and signs of its own, which a policy would hold back too. */
const LISTS = /^\/(?:sitemap\.xml|sitemaps\/[\w-]+\.xml|blog\/feed\.xml|feeds\/[\w-]+\.\w+)$/;
const LIST_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";
const PICTURE_POLICY = `${LIST_POLICY}; sandbox`;

/** The HTML part of a mail in the inbox of a development machine: it may be framed by its page, and do nothing else. */
const MAIL_PART = /^\/dev\/mails\/[\w-]+\/html$/;
const MAIL_PAGE = /^\/dev\/mails\/[\w-]+$/;
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Where apps ask for access: in a window that they opened and wait for, which a policy of the opener would cut off from them. */
const OF_APPS = /^\/(?:oauth|sign-in|api\/auth)(?:\/|$)/;
const CONSENT = /^\/oauth\/consent\//;
const CHECKOUT = /^\/checkout\//;
const SIGN_IN = /^\/sign-in(?:\/|$)/;

/** What no page of ours needs, and no script may ask a visitor for. */
const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];
const PERMISSIONS = UNUSED_FEATURES.map((name) => `${name}=()`).join(", ");

/** Taken from the system for many nonces at a time: each time costs as much as the rest of an answer. */
const randomness = Buffer.alloc(NONCE_BYTES * 256);
let taken = randomness.length;

/** Never given twice. */
export function newNonce(): string {
  if (taken === randomness.length) {
    randomFillSync(randomness);
    taken = 0;
  }
  taken += NONCE_BYTES;
  return randomness.toString("base64", taken - NONCE_BYTES, taken);
}

/** Says of a page to browsers what it may load and run, and tells Next the nonce for its own scripts. Whatever the client said of one is gone. */
export function guardContent(path: string, req: IncomingMessage, res: ServerResponse): void {
  const nonce = newNonce();
  const headers = pageHeaders(path, nonce);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  Object.assign(req.headers, requestHeaders(headers, nonce));
}

/** What Next reads the nonce from, and pages. */
export function requestHeaders(headers: AnswerHeaders, nonce: string): AnswerHeaders {
  return { "content-security-policy": headers["content-security-policy"] ?? "", [NONCE_HEADER]: nonce };
}

/** The headers of whatever stands at a path outside the API, whoever serves it. */
export function pageHeaders(path: string, nonce: string, e: Env = env()): AnswerHeaders {
  const isPicture = PICTURES.test(path);
  return {
    "content-security-policy": policyOf(path, nonce, e),
    "cross-origin-resource-policy": isPicture ? "cross-origin" : "same-origin",
    ...(!OF_APPS.test(path) && { "cross-origin-opener-policy": "same-origin" }),
    "permissions-policy": PERMISSIONS,
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": MAIL_PART.test(path) ? "SAMEORIGIN" : "DENY",
    ...transportHeaders(e),
  };
}

function policyOf(path: string, nonce: string, e: Env): string {
  if (PICTURES.test(path)) return PICTURE_POLICY;
  if (MAIL_PART.test(path)) return MAIL_POLICY;
  return LISTS.test(path) ? LIST_POLICY : pagePolicy(path, nonce, e);
}

/**
 * Inline scripts and styles run with the nonce alone; `style` attributes not at all, but scripts may set styles. Stored pictures
 * come from the main site's origin, also where a page was reached by another name.
 */
function pagePolicy(path: string, nonce: string, e: Env): string {
  const isDevelopment = e.NODE_ENV === "development"; // Next's own tools there use eval, a socket, and styles without the nonce
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : [`'nonce-${nonce}'`, ...SONNER_STYLES].join(" ")}`,
    `img-src 'self' blob: ${new URL(defaultBaseUrl(e)).origin}`, // blob: is a photo before it is sent
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "object-src 'none'",
    `frame-src ${MAIL_PAGE.test(path) ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...formRules(path, e),
  ].join("; ");
}

/**
 * Browsers hold redirects of a sent form to `form-action` as well. The consent form ends at the app that asked, and where that
 * sends the browser on to, which nobody knows here; sign-in and paying without JavaScript at a provider.
 */
function formRules(path: string, e: Env): string[] {
  if (CONSENT.test(path)) return [];
  const providers = [
    ...(e.AUTH_GITHUB_ID ? ["https://github.com"] : []),
    ...(e.AUTH_GOOGLE_ID ? ["https://accounts.google.com"] : []),
  ];
  const targets = ["'self'", ...(SIGN_IN.test(path) ? providers : []), ...(CHECKOUT.test(path) ? paymentPages(e) : [])];
  return [`form-action ${targets.join(" ")}`, ...(isHttps(e) ? ["upgrade-insecure-requests"] : [])];
}

/** The nonce that a page was made with; empty where its policy has none. */
export function nonceOf(policy: string): string {
  const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
  return nonce;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The policy of a page that is sent more than once: its inline scripts run by their hashes, since a nonce that many know guards
 * nothing. Those are the ones that have the nonce: what found its way into the page has not. Styles keep theirs, which scripts
 * give to styles they add.
 */
export function keptPolicy(policy: string, html: string): string {
  const nonce = nonceOf(policy);
  const own = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = ""]) => attributes.includes(`nonce="${nonce}"`) && !/\bsrc=/.test(attributes),
  );
  const hashes = new Set(own.map(([, , text = ""]) => hashSource(text)));
  return policy.replace(/(script-src [^;]*?) 'nonce-[^']*'/, (_, rest: string) => [rest, ...hashes].join(" "));
}
