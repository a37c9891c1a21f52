import type { SiteReading } from "@/lib/drafting/candidate";
import { selfDescriptions } from "@/lib/drafting/reading/lines/self-description";
import { contentSpots } from "@/lib/drafting/reading/reading";
import { pageSpots, type Spot } from "@/lib/drafting/text/spans";
import { ownDescriptions } from "./own-descriptions";

/** What a text of the home page is for telling what the product is; what stands elsewhere is beside that. */
export type Role = "title" | "description" | "heading" | "self" | "beside";

export interface Place {
  spot: Spot;
  role: Role;
  /** What a phrase there weighs. */
  weight: number;
}

const TEXTS_MAX = 60;
const SELF_MAX = 2;
/** A heading longer than the name by so many letters says more than that. */
const NAME_MORE = 3;
/** Where the line after the heading is looked for, and how long it is at least. */
const LINES_MAX = 3;
const LINE_MIN = 25;

/** Texts of the home page by what they tell, the weightiest first; a text that is there again is one. */
export function placesOf(reading: SiteReading, name: string | null): Place[] {
  const placed = (spots: Spot[], role: Role, weight: number) => spots.map((spot) => ({ spot, role, weight }));
  const titles = pageSpots(reading, 0).filter(({ segment }) => segment.kind === "title");
  const places = [
    ...placed(titles, "title", 6),
    ...placed(ownDescriptions(reading, "description", "og:description").slice(0, 1), "description", 5),
    ...placed(headingSpots(reading, name), "heading", 5),
    ...placed(selfDescriptions(reading, 0, name).slice(0, SELF_MAX), "self", 4),
    ...placed(ownDescriptions(reading, "og:description", "keywords"), "beside", 2),
    ...placed(contentSpots(reading, 0).slice(0, TEXTS_MAX), "beside", 1),
  ];
  const seen = new Set<string>();
  return places.filter(({ spot, role }) => {
    const isAgain = seen.has(spot.segment.text) && (role === "self" || role === "beside");
    seen.add(spot.segment.text);
    return !isAgain;
  });
}

/** The first heading that says more than the name, and the text that goes on with it. */
function headingSpots(reading: SiteReading, name: string | null): Spot[] {
  const spots = contentSpots(reading, 0);
  const isHeading = ({ segment }: Spot): boolean => segment.kind === "heading";
  const telling = spots.filter((spot) => isHeading(spot) && spot.segment.text.length > (name ?? "").length + NAME_MORE);
  const heading = telling.find(({ segment }) => segment.level === 1) ?? telling[0];
  if (!heading) return [];
  const at = spots.indexOf(heading) + 1;
  const until = spots.findIndex((spot, i) => i >= at && isHeading(spot));
  const after = spots.slice(at, Math.min(at + LINES_MAX, until < 0 ? spots.length : until));
  const line = after.find(({ segment }) => segment.kind === "text" && segment.text.length >= LINE_MIN);
  return line ? [heading, line] : [heading];
}
