import type { DraftedPart, DraftPart, EvidenceSpan, PackedReading } from "@/lib/drafting/candidate";
import type { EvidenceView } from "@/lib/schemas/review";
import type { PictureCandidates } from "./snapshot/named-pictures";
import { type Apart, runApart, TooCostly } from "./thread/run-apart";

/** `draftPart` on a thread of its own. Throws TooCostly for a site whose pages take too long. */
export function draftPartApart(part: DraftPart, reading: PackedReading, apart: Apart): Promise<DraftedPart> {
  return runApart<DraftedPart>("part", { part, reading }, apart);
}

/** `pictureCandidates` of a packed home page, on a thread of its own. None of a page that takes too long. */
export function picturesApart(page: string, apart: Apart): Promise<PictureCandidates> {
  return orNothing(runApart<PictureCandidates>("pictures", { page }, apart), {
    logo: [],
    screenshot: [],
    manifest: null,
  });
}

/** `evidenceViews` of packed pages, on a thread of its own. None where they take too long. */
export function evidenceApart(spans: EvidenceSpan[], pages: string[], apart: Apart): Promise<EvidenceView[]> {
  return orNothing(runApart<EvidenceView[]>("evidence", { spans, pages }, apart), []);
}

function orNothing<Answer>(work: Promise<Answer>, nothing: Answer): Promise<Answer> {
  return work.catch((error) => {
    if (error instanceof TooCostly) return nothing;
    throw error;
  });
}
