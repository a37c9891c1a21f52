/**
 * Open to every origin: public reads are for everybody, and bearer tokens are sent by code that holds them. Cookies are
 * never looked at here, so there is nothing a foreign page could borrow; credentials are never allowed.
 */
export const CORS_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "WWW-Authenticate, RateLimit-Policy, RateLimit, Retry-After, Idempotent-Replayed, ETag, Location, X-Request-Id",
};

const ALLOWED_HEADERS = "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match";
const PREFLIGHT_SECONDS = 7_200; // what browsers keep at most

/** Headers of the answer to OPTIONS, preflight (Fetch standard) or plain (RFC 9110, section 9.3.7). */
export function optionsHeaders(methods: string[]): Record<string, string> {
  const allow = methods.join(", ");
  return {
    allow,
    ...CORS_HEADERS,
    "access-control-allow-methods": allow,
    "access-control-allow-headers": ALLOWED_HEADERS,
    "access-control-max-age": String(PREFLIGHT_SECONDS),
  };
}
