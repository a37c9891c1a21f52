/** A listing's statuses (decisions, Listing). */
export const LISTING_STATUSES = [
  "draft",
  "awaiting_badge",
  "scheduled",
  "live",
  "paused",
  "rejected",
  "removed",
] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** How a listing launches. */
export const PLANS = ["none", "free", "paid"] as const;
export type Plan = (typeof PLANS)[number];

/** A draft's statuses (decisions, Draft). */
export const DRAFT_STATUSES = ["crawling", "drafting", "ready", "submitted", "failed"] as const;
export type DraftStatus = (typeof DRAFT_STATUSES)[number];
