"use client";

import type { z } from "zod";
import { useReview } from "@/components/draft/state/use-review";
import type { ReviewPlace } from "@/lib/schemas/review";

/** What is typed for a list, or how it stands; `change` keeps it in this browser until it is saved. */
export function useListTyped<T>(place: ReviewPlace, shape: z.ZodType<T>, start: T): [T, (next: T) => void] {
  const { editors } = useReview();
  const typed = shape.safeParse(editors.typed.find(place)?.value).data ?? start;
  return [typed, (next) => editors.type(place, next, start)];
}
