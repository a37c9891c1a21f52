import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { hasVocabulary } from "@/lib/drafting/text/topics/vocabulary";
import { type Phrased, phrasedTopics, toldByPhrases } from "./phrased-topics";
import { type Worded, wordedTopics } from "./worded-topics";

/** What phrases weigh beside words, and how much of them counts. */
const PHRASES = 0.3;
const PHRASES_MAX = 18;
/** Score, and lead over the next, that a category needs: less where words and phrases agree on it, more where phrases alone do. */
const AGREED = { score: 5, lead: 1.05 };
const WORDED = { score: 4, lead: 1.1 };
const PHRASED = { score: 5, lead: 1.05 };
/** Different words that make a vote: of a page that says less, the phrases alone tell. */
const WORDS_MIN = 2.2;
/** So many, and the vote stands alone. */
const WORDS_SURE = 3;

interface Weighed {
  category: number;
  score: number;
}

/**
 * The category of the site's list whose words the home page uses, and whose phrases it calls itself by: two votes, the first by all
 * words of a kind of product, the second by what the product says it is. Blank where none is near, or two are. Where a page says too little
 * for a vote, and of a category without a vocabulary, as a broad one or one of the operator's own, the phrases alone tell.
 */
export function extractCategories(reading: SiteReading, name: string | null): Candidate<string[]> | undefined {
  const phrased = phrasedTopics(reading, name);
  const worded = wordedTopics(reading, name);
  const loud = loudest(worded);
  const told = toldByPhrases(phrased)?.category;
  const words = worded.get(loud ?? -1)?.words ?? 0;
  const hasNone = told !== undefined && !hasVocabulary(reading.categories[told] ?? { name: "", keywords: [] });
  const voted = words < WORDS_MIN || hasNone ? undefined : chosen(phrased, worded);
  const best = words < WORDS_SURE || hasNone ? (voted ?? told) : voted;
  const hint = best === undefined ? undefined : reading.categories[best];
  return hint && { value: [hint.name], sources: sourcesOf(best ?? -1, phrased, worded) };
}

function chosen(phrased: Phrased[], worded: Map<number, Worded>): number | undefined {
  const said = new Map(phrased.map(({ category, score }) => [category, score]));
  const all = [...new Set([...said.keys(), ...worded.keys()])].map((category) => ({
    category,
    score: (worded.get(category)?.score ?? 0) + PHRASES * Math.min(PHRASES_MAX, said.get(category) ?? 0),
  }));
  const [best, next] = all.toSorted((a, b) => b.score - a.score);
  if (!best) return undefined;
  const isWorded = best.category === loudest(worded);
  const isPhrased = best.category === phrased[0]?.category;
  if (!isPhrased && isOutspoken(phrased)) return undefined; // it says another thing of itself, whatever words it uses
  const needed = isWorded && isPhrased ? AGREED : isWorded ? WORDED : isPhrased ? PHRASED : undefined;
  return needed && leads(best, next, needed) ? best.category : undefined;
}

/** What a product says it is, again and again and nothing else. */
const OUTSPOKEN = { score: 12, lead: 3 };
const isOutspoken = ([first, next]: Phrased[]): boolean =>
  first !== undefined && first.score >= OUTSPOKEN.score && first.score >= OUTSPOKEN.lead * (next?.score ?? 0);

const leads = (best: Weighed, next: Weighed | undefined, { score, lead }: typeof WORDED): boolean =>
  best.score >= score && best.score >= lead * (next?.score ?? 0);

const loudest = (worded: Map<number, Worded>): number | undefined =>
  [...worded].toSorted(([, a], [, b]) => b.score - a.score)[0]?.[0];

/** The text that calls the product so; where its words alone tell, those that use most of them. */
function sourcesOf(category: number, phrased: Phrased[], worded: Map<number, Worded>): SourceRef[] {
  const words = worded.get(category)?.sources ?? [];
  const isCalled = phrased[0]?.category === category || words.length === 0;
  const said = isCalled ? phrased.find((one) => one.category === category) : undefined;
  return said ? [said.source] : words;
}
