"use client";

import { useReview } from "@/components/draft/state/use-review";
import { AcceptAll } from "./accept-all";
import { MissingCount } from "./missing-count";
import { ReadingNow } from "./reading-now";
import { SavedState } from "./saved-state";
import { SubmitButton } from "./submit-button";
import { ToCheck } from "./to-check";

/** How the review stands, always in sight: what is saved, what is to be checked, what is missing, and the way on. */
export function ReviewBar() {
  const { building } = useReview();
  return (
    <section
      aria-label="Review"
      data-sticky-bar
      className="sticky top-0 z-30 -mx-4 border-b border-line bg-paper px-4 md:-mx-8 md:px-8"
    >
      <div className="flex min-h-14 items-center gap-x-2 text-sm sm:gap-x-4">
        <SavedState />
        {building ? (
          <ReadingNow />
        ) : (
          <>
            <ToCheck />
            <MissingCount />
            <AcceptAll className="max-sm:hidden" />
          </>
        )}
        <SubmitButton />
      </div>
    </section>
  );
}
