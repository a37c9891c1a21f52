import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { licenceAt } from "@/lib/drafting/text/software/licence-addresses";
import { LICENSE } from "@/lib/drafting/text/software/licence-names";
import { pageSpots, type Spot, type Stretch } from "@/lib/drafting/text/spans";

/** A licence that the site states, and where. */
export interface FoundLicense {
  value: string;
  spot: Spot;
  span: Stretch;
  trust: number;
  /** "License:" before a bare value. */
  label?: Spot;
}

const LEAF = /^(?:(?:Software|Web|Mobile)Application|SoftwareSourceCode|VideoGame)\.(?<key>name|license)$/;

/** `license` of the product itself in structured data, as an address of the licence's text or by name. */
export function markedLicences(reading: SiteReading, own: OwnNames): FoundLicense[] {
  return reading.pages.flatMap((_, page) => {
    if (hasRole(reading, page, "blog", "comparison", "stories")) return [];
    const leaves = pageSpots(reading, page).filter(
      ({ segment }) => segment.kind === "jsonld" && !segment.isTestimonial && LEAF.test(segment.name ?? ""),
    );
    const names = leaves.filter(({ segment }) => segment.name?.endsWith(".name"));
    return leaves.flatMap((spot): FoundLicense[] => {
      const { text, name, block } = spot.segment;
      const beside = names.filter(({ segment }) => segment.block === block);
      const isOwn =
        beside.some(({ segment }) => isOwnName(own, segment.text)) &&
        beside.every(({ segment }) => namesOwn(own, segment.text)); // of several programs, whose it is nobody can tell
      const value = licenceAt(text) ?? LICENSE.exec(text)?.[0];
      if (!isOwn || !value || !name?.endsWith(".license")) return [];
      return [{ value, spot, span: { text, start: 0, end: text.length }, trust: 2 }];
    });
  });
}
