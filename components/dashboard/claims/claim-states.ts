import type { Tone } from "@/components/ui/badge";
import type { Claim } from "@/lib/schemas/claims";

/** How a claim's status is shown. */
const STATES: Record<Claim["status"], { tone: Tone; words: string }> = {
  pending: { tone: "note", words: "Not proven yet" },
  verified: { tone: "ok", words: "Verified" },
  rejected: { tone: "bad", words: "Rejected" },
  expired: { tone: "plain", words: "Expired" },
  superseded: { tone: "plain", words: "Replaced by a newer claim" },
};

/** A claim's status in words; a proven one with another owner waits for the site's team. */
export function claimState({ status, proven_at }: Pick<Claim, "status" | "proven_at">): { tone: Tone; words: string } {
  return status === "pending" && proven_at ? { tone: "note", words: "Waiting for the site’s team" } : STATES[status];
}

/** Names of the methods, as a person would say them. */
export const METHOD_TITLES: Record<Claim["methods"][number]["method"], string> = {
  email: "Your account’s address",
  email_code: "A code by email",
  meta_tag: "A meta tag",
  well_known_file: "A text file",
  dns_txt: "A DNS record",
  badge: "A badge",
};
