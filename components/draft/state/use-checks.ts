"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import { toast } from "@/components/ui/popup/toast";
import { answerOf } from "@/lib/schemas/action-result";
import type { DraftReview, ReviewItem } from "@/lib/schemas/review";
import type { ReviewApi } from "./review-api";

export type Checks = ReturnType<typeof useChecks>;
type Marks = Parameters<ReviewApi["check"]>[0];

/** What is accepted, shown at once and taken back when it could not be kept. `isChecked` asks for one value, `left` are those to check. */
export function useChecks(api: ReviewApi, review: DraftReview, refresh: () => Promise<void>) {
  const [hoped, setHoped] = useState<ReadonlyMap<string, boolean>>(new Map());
  const underWay = useRef(0);
  const change = useCallback(
    async (marks: Marks) => {
      underWay.current += 1;
      setHoped((before) => new Map([...before, ...entries(marks.check, true), ...entries(marks.uncheck, false)]));
      const result = await answerOf(api.check(marks));
      if (!result.ok) toast.error(`${result.detail} ${result.fix}`);
      if (underWay.current === 1) {
        await refresh();
        if (underWay.current === 1) setHoped(new Map());
      }
      underWay.current -= 1;
    },
    [api, refresh],
  );
  return useMemo(() => {
    const isChecked = (item: ReviewItem) => item.state === "ai" && (hoped.get(item.mark) ?? item.is_checked);
    const left = review.items.filter((item) => item.state === "ai" && !isChecked(item));
    return { change, isChecked, left };
  }, [change, hoped, review.items]);
}

function entries(marks: string[] = [], isChecked: boolean): [string, boolean][] {
  return marks.map((mark) => [mark, isChecked]);
}
