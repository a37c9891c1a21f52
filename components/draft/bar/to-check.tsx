"use client";

import { useReview } from "@/components/draft/state/use-review";
import { BarButton } from "./bar-button";

/** How many drafted values nobody has looked at yet; leads to the next one. */
export function ToCheck() {
  const { checks, accepting } = useReview();
  const count = checks.left.length;
  if (count === 0) return <span className="whitespace-nowrap text-soft">All checked</span>;
  return (
    <BarButton help="Go to the next value to check (N)" onClick={accepting.goToCheck}>
      <span className="figures">{count}</span> to check
    </BarButton>
  );
}
