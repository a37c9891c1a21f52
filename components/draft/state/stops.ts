import { PLATFORM_KEYS, PLATFORM_LABELS } from "@/lib/schemas/platforms";
import { FIELD_LABELS, PROFILE_FIELD_NAMES, type ProfileField } from "@/lib/schemas/profile";
import type { DraftReview, ReviewPlace } from "@/lib/schemas/review";
import { REVIEW_FIELDS } from "./review-groups";

/** One thing the cursor stands on. */
export interface Stop {
  /** As in the review's items; an empty list, the competitor and other places without items are their own path. */
  path: string;
  /** What is saved when it is edited. */
  place: ReviewPlace;
  label: string;
}

type OtherPlace = Exclude<ReviewPlace, ProfileField>;

const PLACE_LABELS: Record<OtherPlace, string> = {
  faqs: "Questions",
  founders: "Founders",
  company_socials: "Links",
  seo: "Search engines",
  competitor_url: "Competitor",
};

const LABELS: Record<ReviewPlace, string> = { ...FIELD_LABELS, ...PLACE_LABELS };

/** The profile field of that name, or undefined for the other places. */
export function fieldOf(place: string): ProfileField | undefined {
  return PROFILE_FIELD_NAMES.find((name) => name === place);
}

export function placeLabel(place: ReviewPlace): string {
  return LABELS[place];
}

/** The page's anchor of a path: what links to a draft's blanks name. */
export function anchorOf(path: string): string {
  return path.replace(/^fields\./, "");
}

/** The path of a place's first stop. */
export function pathOfPlace(place: ReviewPlace, stops: Stop[]): string {
  return stops.find((stop) => stop.place === place)?.path ?? place;
}

/** Everything the cursor goes over, in the order of the page. */
export function stopsOf({ draft }: DraftReview): Stop[] {
  const links = PLATFORM_KEYS.filter((key) => draft.company_socials[key]?.value);
  return [
    ...REVIEW_FIELDS.map((place) => ({ path: `fields.${place}`, place, label: FIELD_LABELS[place] })),
    ...listStops(
      "founders",
      draft.founders.map((one, i) => [`founders.${i}`, one.name]),
    ),
    ...listStops(
      "company_socials",
      links.map((key) => [`company_socials.${key}`, PLATFORM_LABELS[key]]),
    ),
    ...listStops(
      "faqs",
      draft.faqs.map((one, i) => [`faqs.${i}`, one.question]),
    ),
    ...listStops("seo", []),
    ...listStops("competitor_url", []),
  ];
}

function listStops(place: OtherPlace, entries: [path: string, label: string][]): Stop[] {
  if (entries.length === 0) return [{ path: place, place, label: PLACE_LABELS[place] }];
  return entries.map(([path, label]) => ({ path, place, label }));
}
