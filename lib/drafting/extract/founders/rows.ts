import type { SiteReading } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { pageSpots, type Spot, whole } from "@/lib/drafting/text/spans";
import { founderNoun, isFoundersHeading } from "./founder-words";
import { type FounderMention, isFounderPage, mentionOf, placeSignals } from "./mention";
import { jointly } from "./role-lines";

/** "Founders" – "Jane Roe, John Marsh": a row of a table or a list of labels, where it is about the makers. */
export function rowedFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!isFounderPage(reading, page)) return [];
    const spots = pageSpots(reading, page);
    const isAbout = hasRole(reading, page, "about", "team", "press");
    return spots.flatMap((label) => {
      const value = spots[label.index + 1];
      if (!value || !isRow(label, value) || isUnderOthers(snapshot, label.index)) return [];
      const place = placeSignals(reading, label);
      if (!isAbout && !place.includes("team")) return []; // what a product shows of itself has such rows, too
      const { text } = value.segment;
      const names = isPersonName(text, own) ? [text] : jointly(text, own);
      const role = founderNoun(label.segment.text);
      const signals = ["listed" as const, "plain" as const, ...place];
      return names.map((name) => mentionOf(name, [whole(label), whole(value)], signals, role ? { role } : {}));
    });
  });
}

/** True for what labels the text behind it. */
export const isLabel = ({ segment }: Spot): boolean => segment.name === "dt" || segment.name === "th";

function isRow(label: Spot, { segment: value }: Spot): boolean {
  const isPair = value.name === (label.segment.name === "dt" ? "dd" : undefined) && value.kind === label.segment.kind;
  const text = label.segment.text.replace(/\s?:$/, "");
  return isLabel(label) && isPair && (isFoundersHeading(text) || founderNoun(text) === text);
}
