"use client";

import { createContext, use, useEffect, useMemo, useState } from "react";
import type { DraftReview, ReviewPlace } from "@/lib/schemas/review";
import { firstPath } from "./reading";
import type { ReviewApi } from "./review-api";
import { anchorOf, pathOfPlace, type Stop, stopsOf } from "./stops";
import { useAccepting } from "./use-accepting";
import { useChanges } from "./use-changes";
import { useChecks } from "./use-checks";
import { type Cursor, useCursor } from "./use-cursor";
import { useEditors } from "./use-editors";
import { isBuilding, useLiveReview } from "./use-live-review";
import { useNewest } from "./use-newest";
import { useRereading } from "./use-rereading";
import { useSaving } from "./use-saving";
import { useSubmit } from "./use-submit";

export interface ReviewPage {
  /** As the server rendered it. */
  initial: DraftReview;
  /** Where the review is asked for again. */
  liveUrl: string;
  /** Names to choose from. */
  categories: string[];
  api: ReviewApi;
}

export type ReviewState = ReturnType<typeof useReviewPage>;

/** Everything the review page knows and can do; one a page. */
export function useReviewPage({ initial, liveUrl, categories, api }: ReviewPage) {
  const { review, connection, refresh, announce } = useLiveReview(initial, liveUrl);
  const building = isBuilding(review);
  const newest = useNewest(review);
  const [wasWatched] = useState(building);
  const stops = useMemo(() => stopsOf(review), [review]);
  const cursor = useCursor(wasWatched ? "" : firstPath(initial));
  const editors = useEditors(review);
  const saving = useSaving(api, announce);
  const checks = useChecks(api, review, refresh);
  const changes = useChanges({ review, editors, saving, refresh });
  const accepting = useAccepting({ review, stops, cursor, checks });
  const edit = (place: ReviewPlace) => {
    saving.setProblem(place, null);
    editors.open(place);
    cursor.select(cursor.at.startsWith(`${place}.`) ? cursor.at : pathOfPlace(place, stops));
  };
  const submitting = useSubmit(api, review, editors, edit);
  const rereading = useRereading(api, refresh);
  useLinkedStop(stops, cursor);
  return {
    ...{ review, connection, building, wasWatched, stops, cursor, editors, saving, checks, changes, accepting },
    signInUrl: `/sign-in?callbackUrl=${encodeURIComponent(`/dashboard/drafts/${review.draft.id}`)}`,
    ...{ edit, submitting, rereading, shownPath: cursor.at || newest, categories, api, refresh },
  };
}

/** A link to a blank of the draft opens the page there. */
function useLinkedStop(stops: Stop[], cursor: Cursor): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address counts once, when the page opens
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    const stop = stops.find((one) => anchorOf(one.path) === anchor || one.place === anchor);
    if (stop) cursor.select(stop.path);
  }, []);
}

const Context = createContext<ReviewState | null>(null);
export const ReviewProvider = Context.Provider;

/** The page's state, for the components on it. */
export function useReview(): ReviewState {
  const state = use(Context);
  if (!state) throw new Error("useReview() works inside of a ReviewProvider only.");
  return state;
}
