"use client";

import { fieldOf, pathOfPlace, placeLabel } from "@/components/draft/state/stops";
import { useReview } from "@/components/draft/state/use-review";
import { type ReviewPlace, reviewPlace } from "@/lib/schemas/review";

/** What is still blank, as links to the place to fill it in; a profile field opens for editing at once. */
export function MissingList() {
  const { review, edit, cursor, stops } = useReview();
  const places = review.draft.missing.flatMap(({ field }) => reviewPlace.safeParse(field).data ?? []);
  const open = (place: ReviewPlace) => (fieldOf(place) ? edit(place) : cursor.go(pathOfPlace(place, stops)));
  if (places.length === 0) return null;
  return (
    <nav
      aria-label="Still missing"
      className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-lg border border-line bg-card px-5 py-3 text-sm"
    >
      <span className="font-medium">Still missing</span>
      {places.map((place) => (
        <a key={place} href={`#${place}`} onClick={() => open(place)} className="link py-1">
          {placeLabel(place)}
        </a>
      ))}
      <span className="text-soft sm:ml-auto">
        {places.includes("name")
          ? "A listing needs a name; the rest may stay blank."
          : "Blank is fine: nothing is invented."}
      </span>
    </nav>
  );
}
