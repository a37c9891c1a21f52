"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { toast } from "@/components/ui/popup/toast";
import { answerOf } from "@/lib/schemas/action-result";
import type { DraftReview, ReviewPlace } from "@/lib/schemas/review";
import type { ReviewApi } from "./review-api";
import { fieldOf, placeLabel } from "./stops";
import type { Editors } from "./use-editors";

/** Submits and goes to the listing. Text that is not saved comes first, then the category, then whatever else is in the way. */
export function useSubmit(api: ReviewApi, review: DraftReview, editors: Editors, edit: (place: ReviewPlace) => void) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const [asksCategory, setAsksCategory] = useState(false);
  const submit = () =>
    start(async () => {
      const result = await answerOf(api.submit());
      if (result.ok) return router.push(`/dashboard/listings/${result.data.listing_id}`);
      const [first] = result.errors;
      const field = fieldOf(first?.pointer.replace("/fields/", "") ?? "");
      toast.error(field && first ? first.detail : `${result.detail} ${result.fix}`);
      if (field) edit(field);
    });
  const run = () => {
    const [unsaved] = editors.typed.places;
    if (unsaved) {
      toast(`${placeLabel(unsaved)} is not saved yet. Save or cancel it, then submit.`);
      edit(unsaved);
    } else if (review.draft.fields.categories.value === null) setAsksCategory(true);
    else submit();
  };
  return { pending, run, submit, asksCategory, setAsksCategory };
}
