import type { Tone } from "@/components/ui/badge";
import type { DraftStatus } from "@/lib/core/statuses";

/** A draft's status in words. */
export const DRAFT_STATES: Record<DraftStatus, { tone: Tone; words: string }> = {
  crawling: { tone: "note", words: "Reading the site" },
  drafting: { tone: "note", words: "Drafting" },
  ready: { tone: "note", words: "Ready to review" },
  submitted: { tone: "ok", words: "Submitted" },
  failed: { tone: "bad", words: "Could not be read" },
};
