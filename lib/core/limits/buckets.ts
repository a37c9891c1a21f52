import { AppError } from "@/lib/core/errors";
import type { Bucket } from "@/lib/core/operation";
import type { Settings } from "@/lib/core/settings";

const MINUTE = 60;
/** Claims that one user makes in an hour. */
export const CLAIMS_PER_HOUR = 20;
/** Looks for a proof that one user asks for in an hour. */
export const CLAIM_CHECKS_PER_HOUR = 60;
/** VAT numbers that one user has checked in an hour: each asks a public registry. */
export const VAT_CHECKS_PER_HOUR = 60;
/** Reports of mistakes that come from one network in an hour. */
export const REPORTS_PER_HOUR = 10;
/** Times that one admin's palette looks for records in a minute: it asks while they type. */
export const DESK_FINDS_PER_MINUTE = 120;

interface BucketRule {
  windowSeconds: number;
  limit(settings: Settings): number;
}

/** Windows and limits of the named buckets (decisions, API conventions). */
export const BUCKETS: Record<Bucket, BucketRule> = {
  public: { windowSeconds: MINUTE, limit: (s) => s.rate_public_per_minute },
  account: { windowSeconds: MINUTE, limit: (s) => s.rate_account_per_minute },
  drafts: { windowSeconds: 60 * MINUTE, limit: (s) => s.rate_drafts_per_hour },
  promo: { windowSeconds: 15 * MINUTE, limit: (s) => s.rate_promo_per_15_minutes },
  badge_check: { windowSeconds: 60 * MINUTE, limit: (s) => s.rate_badge_checks_per_hour },
  claims: { windowSeconds: 60 * MINUTE, limit: () => CLAIMS_PER_HOUR },
  claim_checks: { windowSeconds: 60 * MINUTE, limit: () => CLAIM_CHECKS_PER_HOUR },
  vat_checks: { windowSeconds: 60 * MINUTE, limit: () => VAT_CHECKS_PER_HOUR },
  reports: { windowSeconds: 60 * MINUTE, limit: () => REPORTS_PER_HOUR },
  desk_finds: { windowSeconds: MINUTE, limit: () => DESK_FINDS_PER_MINUTE },
  regenerate: { windowSeconds: 60 * MINUTE, limit: (s) => s.rate_regenerations_per_hour },
  readings: { windowSeconds: 60 * MINUTE, limit: (s) => s.rate_readings_per_hour },
  competitors: { windowSeconds: 60 * MINUTE, limit: (s) => s.rate_competitors_per_hour },
  votes: { windowSeconds: 60 * MINUTE, limit: (s) => s.rate_votes_per_hour },
  pictures: { windowSeconds: 60 * MINUTE, limit: (s) => s.rate_pictures_per_hour },
};

/** A bucket after a charge; `resetSeconds` until its window ends. */
export interface RateLimitState {
  bucket: Bucket;
  limit: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
}

export function startOfWindow(now: Date, windowSeconds: number): Date {
  const windowMs = windowSeconds * 1000;
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}

/** Seconds until the window that holds `now` ends. */
export function secondsLeft(now: Date, windowSeconds: number): number {
  const windowStart = startOfWindow(now, windowSeconds);
  return Math.max(1, Math.ceil((windowStart.getTime() - now.getTime()) / 1000 + windowSeconds));
}

/** A 429 that carries its bucket's state, so that the headers can show it. */
export class RateLimited extends AppError {
  constructor(readonly state: RateLimitState) {
    super(
      "rate_limited",
      `The ${state.bucket} bucket allows ${state.limit} per ${state.windowSeconds} seconds, and they are used up.`,
      `Wait ${state.resetSeconds} seconds, then send the request again.`,
      { retryAfter: state.resetSeconds },
    );
  }
}
