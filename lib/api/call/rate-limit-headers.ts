import type { RateLimitState } from "@/lib/core/limits/buckets";

/**
 * RateLimit fields (draft-ietf-httpapi-ratelimit-headers-11): structured lists, one item per bucket. Of a bucket that was charged
 * several times, perhaps side by side, the state with the least left counts.
 */
export function rateLimitHeaders(states: readonly RateLimitState[]): Record<string, string> {
  if (states.length === 0) return {};
  const least = new Map<string, RateLimitState>();
  for (const state of states) {
    const known = least.get(state.bucket);
    if (!known || state.remaining < known.remaining) least.set(state.bucket, state);
  }
  const all = [...least.values()];
  return {
    "ratelimit-policy": all.map((s) => `"${s.bucket}";q=${s.limit};w=${s.windowSeconds}`).join(", "),
    ratelimit: all.map((s) => `"${s.bucket}";r=${s.remaining};t=${s.resetSeconds}`).join(", "),
  };
}
