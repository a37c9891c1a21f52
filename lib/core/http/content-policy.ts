import { createHash } from "node:crypto";
import { type Env, env, isHttps } from "../env";

/** Headers by their names in lower case. */
export type AnswerHeaders = Record<string, string>;

/** How a policy names an inline style or script by its text (CSP Level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Browsers come by https alone for a year. Not said of subdomains: who runs them is not known here. */
export function transportHeaders(e: Env = env()): AnswerHeaders {
  return isHttps(e) ? { "strict-transport-security": "max-age=31536000" } : {};
}

/** Of answers that are no documents, such as JSON: a browser that opens one loads and runs nothing for it. */
export function dataHeaders(e: Env = env()): AnswerHeaders {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    ...transportHeaders(e),
  };
}

/** Of a page of ours that has no script and a single `<style>`, whose text is `style`. */
export function plainPagePolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
