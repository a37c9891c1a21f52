import type { Candidate, SiteReading, SourceRef } from "./candidate";
import { isProse, pageSpots, part, sentencesOf, whole } from "./extract/spans";
import { foldText } from "./fold";

const places = new WeakMap<SiteReading, Map<string, SourceRef>>();

/** Where each text and sentence that visitors see stands first, by its folded characters; praise is left out. */
function placesOf(reading: SiteReading): Map<string, SourceRef> {
  const known = places.get(reading);
  if (known) return known;
  const found = new Map<string, SourceRef>();
  const note = (text: string, source: SourceRef) => {
    const folded = foldText(text);
    if (!found.has(folded)) found.set(folded, source);
  };
  for (const page of reading.pages.keys()) {
    for (const spot of pageSpots(reading, page)) {
      if (!isProse(spot.segment) || spot.segment.isTestimonial) continue;
      note(spot.segment.text, whole(spot));
      for (const sentence of sentencesOf(spot.segment.text)) note(sentence.text, part(spot, sentence));
    }
  }
  places.set(reading, found);
  return found;
}

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
  const found = placesOf(reading);
  const text = segment.text.slice(source.start, source.end);
  const one = found.get(foldText(text));
  if (one) return [one];
  const each = sentencesOf(text).map((sentence) => found.get(foldText(sentence.text)));
  return each.every((place) => place !== undefined) && each.length > 0 ? each : null;
}
