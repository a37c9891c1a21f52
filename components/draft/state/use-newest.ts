"use client";

import { useEffect, useRef, useState } from "react";
import type { DraftReview } from "@/lib/schemas/review";

/** The path whose quote was found last: what is shown beside the profile while nobody has picked anything. */
export function useNewest({ evidence }: DraftReview): string {
  const paths = evidence.map((view) => view.path);
  const [newest, setNewest] = useState(paths[0] ?? "");
  const known = useRef<ReadonlySet<string>>(new Set(paths));
  useEffect(() => {
    const fresh = evidence.find((view) => !known.current.has(view.path));
    known.current = new Set(evidence.map((view) => view.path));
    if (fresh) setNewest(fresh.path);
  }, [evidence]);
  return newest;
}
