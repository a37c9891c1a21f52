"use client";

import { useMemo } from "react";
import { countWords } from "@/components/listing/week-words";
import { toast } from "@/components/ui/popup/toast";
import type { DraftReview, ReviewItem } from "@/lib/schemas/review";
import type { Stop } from "./stops";
import type { Checks } from "./use-checks";
import type { Cursor } from "./use-cursor";
import { UNDO_MS } from "./use-editors";

interface Parts {
  review: DraftReview;
  stops: Stop[];
  cursor: Cursor;
  checks: Checks;
}

/** The first of these items after where the cursor stands, from the top again past the end. */
function nextAfter(at: string, stops: Stop[], paths: ReadonlySet<string>): string | undefined {
  const here = stops.findIndex((stop) => stop.path === at);
  return [...stops.slice(here + 1), ...stops.slice(0, Math.max(here, 0))].find((stop) => paths.has(stop.path))?.path;
}

/** Going through what is to be checked: accept and move on. */
export function useAccepting({ review, stops, cursor, checks }: Parts) {
  return useMemo(() => {
    const pathsOf = (items: ReviewItem[]) => new Set(items.map((item) => item.path));
    const go = (paths: ReadonlySet<string>) => {
      const next = nextAfter(cursor.at, stops, paths);
      if (next) cursor.go(next);
      return next !== undefined;
    };
    const accept = (path: string) => {
      const item = checks.left.find((one) => one.path === path);
      if (item) void checks.change({ check: [item.mark] });
      const others = checks.left.filter((one) => one.path !== path);
      if (!go(pathsOf(others)) && item) toast("Everything quoted is checked.");
    };
    const acceptAll = () => {
      const marks = checks.left.map((item) => item.mark);
      void checks.change({ check: marks });
      toast(`${countWords(marks.length, "value")} accepted.`, {
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => void checks.change({ uncheck: marks }) },
      });
    };
    return {
      accept,
      acceptAll,
      /** To the next value to check. */
      goToCheck: () => go(pathsOf(checks.left)),
      itemAt: (path: string) => review.items.find((item) => item.path === path),
    };
  }, [review.items, stops, cursor, checks]);
}
