import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { foldText } from "@/lib/drafting/text/fold";
import { isProse, pageSpots, part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";

/**
 * The candidate citing what visitors see in place of titles and descriptions that say the same out of sight; null when it
 * cites no such text. An owner can check on the page what is quoted from it.
 */
export function inSight<T>(reading: SiteReading, candidate: Candidate<T>): Candidate<T> | null {
  const sources = candidate.sources.map((source) => shown(reading, source) ?? [source]);
  const isMoved = sources.some(([first], at) => first !== candidate.sources[at]);
  return isMoved ? { ...candidate, sources: sources.flat() } : null;
}

/** The same words in sight, as one text or sentence by sentence; null when some of them stand nowhere. */
function shown(reading: SiteReading, source: SourceRef): SourceRef[] | null {
  const segment = reading.pages[source.page]?.segments[source.segment];
  if (!segment || (segment.kind !== "title" && segment.kind !== "meta")) return null;
  const text = segment.text.slice(source.start, source.end);
  const one = placeOf(reading, text);
  if (one) return [one];
  const each = sentencesOf(text).map((sentence) => placeOf(reading, sentence.text));
  return each.every((place) => place !== null) && each.length > 0 ? each : null;
}

/** Where visitors first see the text as a whole or as a sentence; praise is left out. */
function placeOf(reading: SiteReading, text: string): SourceRef | null {
  const wanted = foldText(text);
  // Folding changes no plain letters: texts without the longest word need no look.
  const word = (text.match(/[a-z0-9]+/gi) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? "";
  for (const page of reading.pages.keys()) {
    for (const spot of pageSpots(reading, page)) {
      const { segment } = spot;
      if (!segment.text.includes(word) || !isProse(segment) || segment.isTestimonial) continue;
      const place = within(spot, wanted);
      if (place) return place;
    }
  }
  return null;
}

/** White space and signs that folding takes away; texts of other lengths are not folded at all. */
const SLACK = 12;

function within(spot: Spot, wanted: string): SourceRef | null {
  const isSame = (text: string) => Math.abs(text.length - wanted.length) <= SLACK && foldText(text) === wanted;
  if (isSame(spot.segment.text)) return whole(spot);
  const sentence = sentencesOf(spot.segment.text).find((one) => isSame(one.text));
  return sentence ? part(spot, sentence) : null;
}
