"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { CategoryAsk } from "@/components/draft/bar/category-ask";
import { KeyHelp } from "@/components/draft/bar/key-help";
import { ReviewBar } from "@/components/draft/bar/review-bar";
import { type ReviewPage, ReviewProvider, useReviewPage } from "@/components/draft/state/use-review";
import { useReviewKeys } from "@/components/draft/state/use-review-keys";
import { Profile } from "./profile";
import { ReviewHeader } from "./review-header";
import { ReviewNotices } from "./review-notices";
import { SidePane } from "./side-pane";

/**
 * A draft from its first second to its submission: values fill in while the site is read, then each is looked at beside the
 * site's own words.
 */
export function DraftReview(page: ReviewPage) {
  const state = useReviewPage(page);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keys = useReviewKeys(state, () => setHelpOpen(true));
  useFailure(state.review.draft.status);
  return (
    <ReviewProvider value={state}>
      <ReviewHeader />
      <ReviewBar />
      <ReviewNotices />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <Profile />
        <SidePane showKeys={() => setHelpOpen(true)} />
      </div>
      <CategoryAsk />
      <KeyHelp open={isHelpOpen} setOpen={setHelpOpen} {...keys} />
    </ReviewProvider>
  );
}

/** A site that could not be read has a page of its own. */
function useFailure(status: string): void {
  const router = useRouter();
  useEffect(() => {
    if (status === "failed") router.refresh();
  }, [status, router]);
}
