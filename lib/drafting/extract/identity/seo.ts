import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { isPlumbing } from "@/lib/drafting/reading/lines/noise";
import { flat, leadingSentences, metaSpots, type Proposal, ranked, titleParts } from "@/lib/drafting/reading/reading";
import { keyOf, pageSpots, part, type Spot, type Stretch } from "@/lib/drafting/text/spans";
import { ownDescriptions } from "./own-descriptions";

const TITLE_MAX = 70;
const DESCRIPTION_MAX = 160;

/** Title for search results: the home page's own, cut at one of its separators when it is too long. */
export function extractSeoTitle(reading: SiteReading): Candidate<string> | undefined {
  const spots = [
    ...pageSpots(reading, 0).filter(({ segment }) => segment.kind === "title"),
    ...metaSpots(reading, 0, "og:title", "twitter:title"),
  ];
  return ranked(spots.flatMap((spot, i) => titleOf(spot, 10 - i)));
}

function titleOf(spot: Spot, trust: number): Proposal<string>[] {
  const { text } = spot.segment;
  const parts = withoutPage(titleParts(text));
  // What returns further on is said once: "Acme - Acme - Boats".
  const first = parts.findIndex((one, i) => !parts.slice(i + 1).some((other) => keyOf(other.text) === keyOf(one.text)));
  const start = parts[first]?.start ?? 0;
  const ends = parts.map((one) => one.end).filter((end) => end - start <= TITLE_MAX);
  const last = parts.at(-1)?.end ?? text.length;
  const end = last - start <= TITLE_MAX ? last : Math.max(0, ...ends);
  if (end - start < 2) return [];
  return [
    {
      value: flat(text.slice(start, end)),
      sources: [part(spot, { start, end })],
      trust: trust + (end === last ? 5 : 0),
    },
  ];
}

/** "Home - Acme", "Acme | Accueil": what only says which page it is, is said by nobody who looks for the product. */
function withoutPage(parts: Stretch[]): Stretch[] {
  const told = parts.filter((one, at) => (at > 0 && at < parts.length - 1) || !isPlumbing(one.text.trim(), null));
  return told.length > 0 ? told : parts;
}

/** Text for search results: as many whole sentences of the page's description as fit. */
export function extractSeoDescription(reading: SiteReading, name: string | null): Candidate<string> | undefined {
  const spots = ownDescriptions(reading, "description", "og:description", "twitter:description");
  return ranked(
    spots.flatMap((spot, i) => {
      const lead = leadingSentences(spot, DESCRIPTION_MAX);
      return lead && !isPlumbing(lead.value, name) ? [{ value: lead.value, sources: [lead.source], trust: -i }] : [];
    }),
  );
}
