import type { RatingSource } from "@/lib/core/statuses";

/** Who knows Domain Ratings. */
export interface RatingProvider {
  source: RatingSource;
  /** Whose pace is kept. */
  host: string;
  /**
   * The rating of a registrable domain on a day (`2026-11-16`), 0 to 100; null where the provider knows none or does not take the domain.
   * Throws `RatingRefused` where it answers nothing under this key, `AppError` `unavailable` where it may help.
   */
  ratingOf(domain: string, day: string): Promise<number | null>;
}

/** The provider answers nothing, whatever the domain: it does not take the key, or the plan. */
export class RatingRefused extends Error {
  constructor(readonly status: number) {
    super(`The provider of Domain Ratings refused with ${status}.`);
  }
}
