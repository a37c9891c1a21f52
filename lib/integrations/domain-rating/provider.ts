import { type Env, env } from "@/lib/core/env";
import { ahrefsRatings } from "./ahrefs";
import type { RatingProvider } from "./rating-provider";

/** The provider of this deployment: Ahrefs with a key; null without, where ratings are rows written by hand. */
export function ratingProvider(e: Env = env()): RatingProvider | null {
  return e.AHREFS_API_KEY ? ahrefsRatings({ key: e.AHREFS_API_KEY }) : null;
}
