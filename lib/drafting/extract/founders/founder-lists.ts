import type { Candidate, FounderValue, SiteReading } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName, NAME, splitNames } from "@/lib/drafting/reading/person-name";
import { isProse, pageSpots, part, type Spot, whole } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import { roleOwner } from "./founder-words";

/** A heading over nobody but founders. */
const FOUNDERS = exactly(
  "(?:(?:the|our|meet) )*(?:co-?)?founders(?: (?:&|and) (?:team|creators))?|(?:(?:the|our|meet) )+(?:co-?)?founder",
  "(?:(?:die|unsere|das) )*(?:gründer(?:innen)?|gründerteam|gründungsteam)|(?:(?:les|nos) )*(?:co)?fondat(?:eurs|rices)",
  "(?:(?:los|nuestros) )*(?:co)?fundador(?:es|as)|(?:(?:i|nostri) )*(?:co)?fondatori|(?:(?:de|onze) )*oprichters|(?:(?:os|nossos) )*fundadores",
);
/** People listed under such a heading, as far as what may be a card reaches. */
const REACH = 40;
const TEXT_MAX = 120;

/** True for a heading such as "Our founders": it calls founder who stands below it, and is nobody's own role. */
export function isFoundersHeading(text: string): boolean {
  return text.length <= 60 && FOUNDERS.test(text.trim());
}

/** Names under a heading "Founders", and names with "(founder)" behind them. */
export function founderLists(reading: SiteReading, own: OwnNames): Candidate<FounderValue>[] {
  return reading.pages.flatMap((_, page) => {
    if (!isOwnPage(reading, page) || hasRole(reading, page, "pricing", "privacy", "terms", "faq")) return [];
    const spots = pageSpots(reading, page).filter(({ segment }) => isProse(segment) && !segment.isTestimonial);
    return spots.flatMap((spot, at) => [
      ...(spot.segment.kind === "heading" && isFoundersHeading(spot.segment.text) ? underHeading(spots, at, own) : []),
      ...(hasRole(reading, page, "about", "team", "press") ? inBrackets(spot, own) : []),
    ]);
  });
}

function underHeading(spots: Spot[], at: number, own: OwnNames): Candidate<FounderValue>[] {
  const heading = spots[at];
  const found: Candidate<FounderValue>[] = [];
  for (const spot of spots.slice(at + 1, at + REACH)) {
    const { kind, level = 6, text } = spot.segment;
    if (!heading || (kind === "heading" && level <= (heading.segment.level ?? 6))) break;
    const names = text.length <= TEXT_MAX ? splitNames(text.replace(/[.]$/, ""), own) : [];
    const isOnlyNames =
      names.join("").replace(/\s/g, "").length >= text.replace(/\s|,|&|\b(?:and|und|et|y|e|en)\b/g, "").length - 2;
    if (isOnlyNames) found.push(...names.map((name) => founder(name, [whole(spot), whole(heading)])));
  }
  return found;
}

const BRACKETED = new RegExp(`(?<name>${NAME})\\s\\((?<role>[^()]{3,60})\\)`, "gu");

function inBrackets(spot: Spot, own: OwnNames): Candidate<FounderValue>[] {
  return [...spot.segment.text.slice(0, 2_000).matchAll(BRACKETED)].flatMap((match) => {
    const { name = "", role = "" } = match.groups ?? {};
    if (!isPersonName(name, own) || roleOwner(role, own) === "other") return [];
    return [founder(name, [part(spot, { start: match.index, end: match.index + match[0].length })], role)];
  });
}

function founder(
  name: string,
  sources: Candidate<FounderValue>["sources"],
  role: string | null = null,
): Candidate<FounderValue> {
  return { value: { name, role, bio: null, photo_url: null, links: {} }, sources };
}
