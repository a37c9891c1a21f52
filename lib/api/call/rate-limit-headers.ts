import type { RateLimitState } from "./rate-limit";

/**
 * RateLimit fields (draft-ietf-httpapi-ratelimit-headers-11): structured lists, one item per bucket. Of a bucket that was charged
 * several times the last state counts.
 */
export function rateLimitHeaders(states: readonly RateLimitState[]): Record<string, string> {
  if (states.length === 0) return {};
  const last = [...new Map(states.map((state) => [state.bucket, state])).values()];
  return {
    "ratelimit-policy": last.map((s) => `"${s.bucket}";q=${s.limit};w=${s.windowSeconds}`).join(", "),
    ratelimit: last.map((s) => `"${s.bucket}";r=${s.remaining};t=${s.resetSeconds}`).join(", "),
  };
}
