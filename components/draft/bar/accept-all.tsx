"use client";

import { useReview } from "@/components/draft/state/use-review";
import { Button } from "@/components/ui/button";

/** Accepts at once whatever stands beside its quote and was not looked at one by one. */
export function AcceptAll({ className }: { className: string }) {
  const { checks, accepting, building } = useReview();
  if (building || checks.left.length === 0) return null;
  return (
    <Button size="sm" className={className} onClick={accepting.acceptAll}>
      Accept all quoted
    </Button>
  );
}
