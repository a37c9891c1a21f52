"use client";

import { useReview } from "@/components/draft/state/use-review";
import { FieldError } from "@/components/ui/field";
import type { ReviewPlace } from "@/lib/schemas/review";

/** Why a place could not be saved, and the way back in where the session has ended. */
export function ProblemLine({ place }: { place: ReviewPlace }) {
  const { saving, signInUrl } = useReview();
  const problem = saving.problemAt(place);
  if (!problem) return null;
  return (
    <FieldError>
      {problem.text}
      {problem.isSignedOut && (
        <>
          {" "}
          <a href={signInUrl} className="link">
            Sign in again
          </a>
        </>
      )}
    </FieldError>
  );
}
