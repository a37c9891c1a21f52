"use client";

import { useReview } from "@/components/draft/state/use-review";
import { Button } from "@/components/ui/button";

/** Saves the draft as a listing, or what was changed over the listing it became. */
export function SubmitButton() {
  const { review, building, submitting } = useReview();
  return (
    <Button
      variant="primary"
      className="ml-auto max-sm:px-3"
      disabled={building}
      pending={submitting.pending}
      onClick={submitting.run}
    >
      <span>
        {review.draft.listing_id ? "Update" : "Submit"}
        <span className="max-sm:hidden"> listing</span>
      </span>
    </Button>
  );
}
