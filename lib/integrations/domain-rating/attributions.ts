import type { RatingSource } from "@/lib/core/statuses";

interface Attribution {
  text: string;
  url: string;
}

/** What each source of Domain Ratings asks to be said beside them. */
export const RATING_ATTRIBUTIONS: Record<RatingSource, Attribution | null> = {
  ahrefs: { text: "Domain Rating by Ahrefs", url: "https://ahrefs.com/" },
  manual: null,
};
