"use client";

import { pathOfPlace } from "@/components/draft/state/stops";
import { useReview } from "@/components/draft/state/use-review";
import { reviewPlace } from "@/lib/schemas/review";
import { BarButton } from "./bar-button";

/** How many values the site did not give; leads to the next one. */
export function MissingCount() {
  const { review, stops, cursor, editors } = useReview();
  const places = review.draft.missing.flatMap(({ field }) => reviewPlace.safeParse(field).data ?? []);
  if (places.length === 0) return null;
  const paths = new Set(places.map((place) => pathOfPlace(place, stops)));
  const goNext = () => {
    const here = stops.findIndex((stop) => stop.path === cursor.at);
    const next = [...stops.slice(here + 1), ...stops].find((stop) => paths.has(stop.path));
    if (next) cursor.go(next.path);
  };
  const isCrowded = editors.typed.places.length > 0; // a phone has room for what is not saved, or for this
  return (
    <span className={isCrowded ? "max-sm:hidden" : ""}>
      <BarButton help="Go to the next value that is missing" onClick={goNext}>
        <span className="figures">{places.length}</span> missing
      </BarButton>
    </span>
  );
}
