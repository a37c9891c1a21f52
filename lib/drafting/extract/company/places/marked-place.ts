import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { escaped } from "@/lib/drafting/text/escaped";
import { isCountryOf, isPlaceLike } from "@/lib/drafting/text/places";
import { isProse, linesOf, pageSpots, part, whole } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Segment } from "@/lib/schemas/snapshot";
import type { FoundPlace } from "../addresses";

/** Where something takes place, or a person is: not the seat of a company. */
const HELD_ELSEWHERE = /(?:event|place|review|job\w*|festival|course\w*)\.|\.(?:location|homeLocation|workLocation)$/i;

/** The address of a business that its data names, and that is not the site's own. */
function isOfNamedOther(reading: SiteReading, page: number, { blocks, parent }: Segment, own: OwnNames): boolean {
  const type = (parent ?? "").split(".")[0];
  const name = pageSpots(reading, page).find(
    ({ segment }) => segment.kind === "jsonld" && segment.name === `${type}.name` && segment.block === blocks[1],
  );
  return name !== undefined && !namesOwn(own, name.segment.text);
}

/** schema.org PostalAddress of the organization. */
export function markedPlaces(reading: SiteReading, own: OwnNames): FoundPlace[] {
  return reading.pages.flatMap((_, page) => {
    if (!isOwnPage(reading, page)) return [];
    const spots = pageSpots(reading, page).filter(
      ({ segment }) =>
        segment.kind === "jsonld" &&
        /^PostalAddress\./.test(segment.name ?? "") &&
        !segment.isTestimonial &&
        !HELD_ELSEWHERE.test(segment.parent ?? "") &&
        !isOfNamedOther(reading, page, segment, own),
    );
    const first = spots[0];
    const of = (key: string) =>
      spots.find(
        ({ segment }) =>
          segment.block === first?.segment.block &&
          segment.name === `PostalAddress.${key}` &&
          segment.text.length <= 60,
      );
    const locality = of("addressLocality");
    const country = of("addressCountry");
    if (!locality && !country) return [];
    const parts = [locality, of("addressRegion"), country].filter((one) => one !== undefined);
    const isWrong = locality && !isPlaceLike(locality.segment.text, true); // a suite where the form asks for the town
    const shown = isWrong
      ? [country].filter((one) => one !== undefined)
      : parts.filter(
          (one) => one.segment.name !== "PostalAddress.addressRegion" || /^[A-Z]{2}$/.test(one.segment.text),
        );
    if (shown.length === 0) return [];
    const code = CODE.exec(country?.segment.text ?? "")?.[0];
    const named = locality && code ? countryBelow(reading, locality.segment.text, code) : undefined;
    const isCoded = code !== undefined && !named && shown.length > 1 && !of("addressRegion");
    const written = isCoded ? shown.filter((one) => one !== country) : shown; // "FR" is for machines
    const told = written.map((one) => (one === country && named) || { text: one.segment.text, source: whole(one) });
    return [{ value: told.map(({ text }) => text).join(", "), sources: told.map(({ source }) => source), trust: 3 }];
  });
}

/** ISO 3166-1 alpha-2, as data have it: "IE". */
const CODE = /^[A-Z]{2}$/;

/** The country of a code as the pages write it, in a line below the town: "Kelpton, Co. Galway", "Ireland". */
function countryBelow(
  reading: SiteReading,
  town: string,
  code: string,
): { text: string; source: SourceRef } | undefined {
  const named = anyOf(escaped(town));
  for (const spot of reading.pages.flatMap((_, page) => pageSpots(reading, page))) {
    const { text, isTestimonial } = spot.segment;
    const at = isProse(spot.segment) && !isTestimonial ? (named.exec(text)?.index ?? -1) : -1;
    const line = at === -1 ? undefined : linesOf(text).find((one) => one.start > at && isCountryOf(code, one.text));
    if (line) return { text: line.text.replace(/[.,]$/, ""), source: part(spot, line) };
  }
  return undefined;
}
