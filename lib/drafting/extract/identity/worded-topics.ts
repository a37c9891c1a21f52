import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { type Spot, whole } from "@/lib/drafting/text/spans";
import { vocabulariesOf, type WordFind } from "@/lib/drafting/text/topics/vocabulary";
import { type Place, placesOf, type Role } from "./telling-places";

/** What a word weighs by where it stands; a heading further down the page lies between. */
const WEIGHTS: Record<Role, number> = { title: 4, description: 3, heading: 3, self: 2, beside: 1 };
const HEADING_BESIDE = 1.5;
/** Saying a word again adds less each time: its weights are summed and raised to this. */
const SATURATION = 0.4;
/** A word of several categories tells less of each: how much less, of how many categories there may be. */
const RARITY = 2;
const CATEGORIES = 94;
const TERM = 1.2;
/** Texts that are quoted for a category. */
const SOURCES_MAX = 2;

/** How much the words of the home page are those of a category, and the texts that say most of them. */
export interface Worded {
  score: number;
  /** How many different ones. */
  words: number;
  sources: SourceRef[];
}

interface Heard {
  find: WordFind;
  weight: number;
  spots: Spot[];
}

/** Categories, by their place in the list, of whose words the home page has any. */
export function wordedTopics(reading: SiteReading, name: string | null): Map<number, Worded> {
  const told = new Map<number, { score: number; words: number; bySpot: Map<Spot, number> }>();
  for (const { find, weight, spots } of heardWords(reading, name)) {
    const rarity = Math.max(0, Math.log(CATEGORIES / find.strengths.size) / Math.log(CATEGORIES)) ** RARITY;
    const worth = weight ** SATURATION * rarity * (find.words > 1 ? TERM : 1);
    for (const [category, strength] of find.strengths) {
      const one = told.get(category) ?? { score: 0, words: 0, bySpot: new Map<Spot, number>() };
      one.score += worth * strength;
      one.words += 1;
      for (const spot of spots) one.bySpot.set(spot, (one.bySpot.get(spot) ?? 0) + rarity * strength);
      told.set(category, one);
    }
  }
  return new Map(
    [...told].map(([category, { score, words, bySpot }]) => [category, { score, words, sources: loudest(bySpot) }]),
  );
}

const loudest = (bySpot: Map<Spot, number>): SourceRef[] =>
  [...bySpot]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SOURCES_MAX)
    .map(([spot]) => whole(spot));

/** Words of any category on the home page, each once; the product's own name is none. */
function heardWords(reading: SiteReading, name: string | null): Heard[] {
  const vocabularies = vocabulariesOf(reading.categories, reading.pages[0]?.lang ?? null);
  const own = new Set(name?.toLowerCase().split(/\s+/));
  const heard = new Map<string, Heard>();
  for (const place of placesOf(reading, name)) {
    const { text } = place.spot.segment;
    for (const find of together(vocabularies.flatMap((one) => one.find(text)))) {
      if (own.has(text.slice(find.start, find.end).toLowerCase())) continue;
      const known = heard.get(find.phrase) ?? { find, weight: 0, spots: [] };
      for (const [category, strength] of find.strengths)
        known.find.strengths.set(category, Math.max(known.find.strengths.get(category) ?? 0, strength));
      known.weight += weightOf(place);
      known.spots.push(place.spot);
      heard.set(find.phrase, known);
    }
  }
  return [...heard.values()];
}

const weightOf = ({ role, spot }: Place): number =>
  role === "beside" && spot.segment.kind === "heading" ? HEADING_BESIDE : WEIGHTS[role];

/** One word that two languages know is one. */
function together(finds: WordFind[]): WordFind[] {
  const one = new Map<string, WordFind>();
  for (const find of finds) {
    const key = `${find.start} ${find.phrase}`;
    const known = one.get(key);
    if (!known) one.set(key, find);
    else
      for (const [category, strength] of find.strengths)
        known.strengths.set(category, Math.max(known.strengths.get(category) ?? 0, strength));
  }
  return [...one.values()];
}
