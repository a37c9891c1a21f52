import type { DraftedPart, DraftPart, SiteReading } from "@/lib/drafting/candidate";
import { runApart } from "./thread/run-apart";

/** `draftPart` on a thread of its own. Throws TooCostly for a site whose pages take too long. */
export function draftPartApart(part: DraftPart, reading: SiteReading): Promise<DraftedPart> {
  return runApart<DraftedPart>("part", { part, reading });
}
