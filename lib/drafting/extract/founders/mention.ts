import type { FounderValue, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import type { Mention, SignalOf } from "@/lib/drafting/extract/scoring/score";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove, isUnderOthers } from "@/lib/drafting/reading/sections";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { isStatement, pageSpots, type Spot } from "@/lib/drafting/text/spans";
import { isOverFoundedBy } from "./words/founder-words";

export type FounderSignal = SignalOf<"founders">;
/** One place that may call somebody a founder. */
export type FounderMention = Mention<FounderValue, "founders">;

const TEAM_HEADING = anyWord("team");
const HEADING_MAX = 80;

/** What the place of a name says, whatever its words. */
export function placeSignals(reading: SiteReading, spot: Spot): FounderSignal[] {
  const snapshot = reading.pages[spot.page];
  const headings = snapshot ? headingsAbove(snapshot, spot.index).filter((text) => text !== spot.segment.text) : [];
  const isTeams = (text: string) => text.length <= HEADING_MAX && (TEAM_HEADING.test(text) || isOverFoundedBy(text));
  return [
    ...(hasRole(reading, spot.page, "about", "team", "press") ? ["about" as const] : []),
    ...(headings.some(isTeams) ? ["team" as const] : []),
    ...(hasRole(reading, spot.page, "docs") ? ["docs" as const] : []),
    ...(spot.segment.region === "footer" ? ["foot" as const] : []),
    ...(hasRole(reading, spot.page, "download", "pricing", "donate", "support") ? ["aside" as const] : []),
  ];
}

/** Words of a name and what stands around it as one mention. */
export function mentionOf(
  name: string,
  sources: SourceRef[],
  signals: Iterable<FounderSignal>,
  details: Partial<FounderValue> = {},
): FounderMention {
  const value = { name, role: null, bio: null, photo_url: null, links: {}, ...details };
  const all = new Set(signals);
  if (/\s/.test(name)) all.add("full");
  return { value, sources, signals: all };
}

/** Same block, or no more than a step apart in the tree of blocks. */
export function shareBox(a: Spot, b: Spot): boolean {
  const [inner, outer] = [a.segment.blocks.slice(0, 3), b.segment.blocks.slice(0, 3)];
  return inner.some((id) => outer.includes(id));
}

const LEGAL = /privacy|terms|datenschutz|(?:^|[/-])(?:agb|gdpr|dsgvo|tos|eula)(?:[./-]|$)/i;

/** Pages that may name makers: no news, customers or competitors, and no laws. */
export function isFounderPage(reading: SiteReading, page: number): boolean {
  const isLegal = LEGAL.test(reading.pages[page]?.url.replace(/^https?:\/\/[^/]*/, "") ?? "");
  return !isLegal && !hasRole(reading, page, "blog", "comparison", "stories", "jobs", "privacy", "terms");
}

/** Sentences of such pages that are about the product or its makers. */
export function founderSpots(reading: SiteReading): Spot[] {
  return reading.pages.flatMap((snapshot, page) =>
    isFounderPage(reading, page)
      ? pageSpots(reading, page).filter(
          ({ segment, index }) => isStatement(segment) && !segment.isTestimonial && !isUnderOthers(snapshot, index),
        )
      : [],
  );
}
