import type { Candidates, SiteReading } from "@/lib/drafting/candidate";

/** What a product is called, how it introduces itself, where it belongs and how it looks. */
export function extractIdentity(_reading: SiteReading): Candidates {
  return {};
}
