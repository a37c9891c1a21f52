import type { SiteReading } from "@/lib/drafting/candidate";
import type { Mention, SignalOf } from "@/lib/drafting/extract/scoring/score";
import { isMarkedOther } from "@/lib/drafting/reading/others/marked-others";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { pageSpots, part } from "@/lib/drafting/text/spans";
import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";

/** A shop or an office in markup, by a name that is not the site's: one of its customers, or a sample. */
function isOfAnother({ segments }: PageSnapshot, { name, blocks }: Segment, own: OwnNames): boolean {
  const [type = ""] = (name ?? "").split(".");
  if (!/^(?:LocalBusiness|ProfessionalService)$/.test(type)) return false;
  const owner = segments.find((one) => one.name === `${type}.name` && one.blocks[0] === blocks[0]);
  return owner !== undefined && !namesOwn(own, owner.text);
}

/** `foundingDate` of a JSON-LD organization. */
export function markedYears(reading: SiteReading, own: OwnNames): Mention<number, "founded_year">[] {
  return reading.pages.flatMap((snapshot, page) =>
    pageSpots(reading, page).flatMap((spot) => {
      const isLeaf =
        spot.segment.kind === "jsonld" && FOUNDING_DATE.test(spot.segment.name ?? "") && !isMarkedOther(spot.segment);
      const year = isLeaf ? /^\d{4}/.exec(spot.segment.text)?.[0] : undefined;
      const source = part(spot, { start: 0, end: spot.segment.text.length });
      const isFresh = year === reading.pages[page]?.fetchedAt.slice(0, 4);
      const signals = new Set<SignalOf<"founded_year">>(isFresh ? ["marked", "fresh"] : ["marked"]);
      if (isOfAnother(snapshot, spot.segment, own)) signals.add("strange");
      return year ? [{ value: Number(year), sources: [source], signals }] : [];
    }),
  );
}

const FOUNDING_DATE =
  /^(?:Organization|Corporation|NGO|LocalBusiness|OnlineBusiness|ProfessionalService)\.foundingDate$/;
