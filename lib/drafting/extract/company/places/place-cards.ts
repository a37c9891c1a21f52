import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isPlaceLike, PLACE } from "@/lib/drafting/text/places";
import { isProse, pageSpots, type Spot, whole } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import type { FoundPlace } from "../addresses";

/** What a company calls the place it works from, over or under its name: of a job, a customer or an event something else is said. */
const SEAT = exactly(
  "(?:our |global |company |main )?(?:headquarters|hq|head office)|(?:firmen|haupt|unternehmens)?sitz|siège(?: social)?|sede(?: central| principale?)?|hoofdkantoor|siedziba(?: firmy)?|huvudkontor|hovedkontor|hovedsæde|pääkonttori|sídlo",
);
/** The same of people, who may be named there instead. */
const LIVES = exactly("based in|basée? à|gevestigd in|baserat i");
const PLACE_MAX = 50;

/** "Halifax" over "Headquarters", alone in a box: one of the facts that a page about the makers shows side by side. */
export function cardPlaces(reading: SiteReading, own: OwnNames): FoundPlace[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!isOwnPage(reading, page) || !hasRole(reading, page, "about", "team", "press", "contact")) return [];
    const boxes = Map.groupBy(pageSpots(reading, page).filter(isShown), ({ segment }) => segment.block);
    return [...boxes.values()].flatMap((spots) => {
      const [first, second] = spots;
      if (!first || !second || spots.length !== 2 || isUnderOthers(snapshot, first.index)) return [];
      const isLabel = (one: Spot, other: Spot) =>
        SEAT.test(bare(one)) || (LIVES.test(bare(one)) && !isGivenName(other.segment.text));
      const place = isLabel(second, first) ? first : isLabel(first, second) ? second : undefined;
      return place && isPlace(place, own) ? [{ value: place.segment.text, sources: [whole(place)], trust: 3.5 }] : [];
    });
  });
}

const isShown = ({ segment }: Spot): boolean => isProse(segment) && !segment.isTestimonial && segment.block !== 0;

const bare = ({ segment: { text } }: Spot): string => text.replace(/\s?:$/u, "");

/** A town, with its state or country or without, and nothing else. */
function isPlace({ segment: { text } }: Spot, own: OwnNames): boolean {
  const named = PLACE.exec(text)?.groups?.place;
  const isWhole = text.length <= PLACE_MAX && named === text && isPlaceLike(text);
  return isWhole && !namesOwn(own, text);
}
