"use client";

import { useReview } from "@/components/draft/state/use-review";

/** What is being done, in the words of the one who does it. */
export function ReadingNow() {
  const { progress } = useReview().review;
  return (
    <p role="status" className="min-w-0 truncate">
      {progress.message}
    </p>
  );
}
