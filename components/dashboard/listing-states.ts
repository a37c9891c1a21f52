import type { Tone } from "@/components/ui/badge";
import type { ListingStatus } from "@/lib/core/statuses";

/** A listing's status in words. */
export const LISTING_STATES: Record<ListingStatus, { tone: Tone; words: string }> = {
  draft: { tone: "plain", words: "Saved, not launched" },
  awaiting_badge: { tone: "warn", words: "Queued, steps missing" },
  scheduled: { tone: "ok", words: "Scheduled" },
  live: { tone: "ok", words: "Live" },
  paused: { tone: "warn", words: "Paused" },
  rejected: { tone: "bad", words: "Rejected" },
  removed: { tone: "bad", words: "Removed" },
};
