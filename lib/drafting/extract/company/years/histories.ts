import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnder } from "@/lib/drafting/reading/sections";
import { FOUNDING } from "@/lib/drafting/text/founded-words";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { isStatement, pageSpots, type Spot } from "@/lib/drafting/text/spans";

/** Headings over how it began. */
export const HISTORY = anyWord("history");

/** Manuals tell of much; how the product began is told below such a heading, by its name and a word of founding. */
export function historiesOf(reading: SiteReading, own: OwnNames): Spot[] {
  return reading.pages.flatMap((snapshot, page) =>
    hasRole(reading, page, "docs") && !hasRole(reading, page, "blog", "comparison", "stories")
      ? pageSpots(reading, page).filter(
          ({ segment, index }) =>
            isStatement(segment) &&
            !segment.isTestimonial &&
            namesOwn(own, segment.text) &&
            segment.text.search(FOUNDING) !== -1 &&
            isUnder(snapshot, index, HISTORY),
        )
      : [],
  );
}
