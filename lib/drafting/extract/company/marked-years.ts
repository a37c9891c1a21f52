import type { SiteReading } from "@/lib/drafting/candidate";
import type { Mention, SignalOf } from "@/lib/drafting/extract/scoring/score";
import { isMarkedOther } from "@/lib/drafting/reading/marked-others";
import { pageSpots, part } from "@/lib/drafting/text/spans";

/** `foundingDate` of a JSON-LD organization. */
export function markedYears(reading: SiteReading): Mention<number, "founded_year">[] {
  return reading.pages.flatMap((_, page) =>
    pageSpots(reading, page).flatMap((spot) => {
      const isLeaf =
        spot.segment.kind === "jsonld" && FOUNDING_DATE.test(spot.segment.name ?? "") && !isMarkedOther(spot.segment);
      const year = isLeaf ? /^\d{4}/.exec(spot.segment.text)?.[0] : undefined;
      const source = part(spot, { start: 0, end: spot.segment.text.length });
      const isFresh = year === reading.pages[page]?.fetchedAt.slice(0, 4);
      const signals = new Set<SignalOf<"founded_year">>(isFresh ? ["marked", "fresh"] : ["marked"]);
      return year ? [{ value: Number(year), sources: [source], signals }] : [];
    }),
  );
}

const FOUNDING_DATE =
  /^(?:Organization|Corporation|NGO|LocalBusiness|OnlineBusiness|ProfessionalService)\.foundingDate$/;
