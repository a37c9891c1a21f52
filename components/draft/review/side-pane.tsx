"use client";

import { PagesRead } from "@/components/draft/evidence/pages-read";
import { StopEvidence } from "@/components/draft/evidence/stop-evidence";
import { useReview } from "@/components/draft/state/use-review";
import { classNames } from "@/components/ui/class-names";

/** The right pane: the site's own words behind what is looked at, and the pages they are from. */
export function SidePane({ showKeys }: { showKeys(): void }) {
  const { review, shownPath, building, wasWatched } = useReview();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto">
      <div className={classNames("max-lg:hidden", wasWatched && "h-72")}>
        <StopEvidence path={shownPath} />
      </div>
      <PagesRead pages={review.pages} now={building ? review.progress.message : null} isOpen={wasWatched} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        <a href={`/dashboard/drafts/${review.draft.id}/export`} className="link" download>
          Export everything as JSON
        </a>
        <button type="button" className="link max-lg:hidden" onClick={showKeys}>
          Keyboard
        </button>
      </p>
    </div>
  );
}
