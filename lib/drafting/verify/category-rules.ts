import type { SiteReading } from "@/lib/drafting/candidate";
import { homeLanguage } from "@/lib/drafting/extract/known";
import { TopicIndex } from "@/lib/drafting/text/topics/topic-index";
import { vocabulariesOf } from "@/lib/drafting/text/topics/vocabulary";
import type { Cited } from "./cited";

/** Telling words that speak of a category in all that is cited, where none of its phrases stands. */
const WORDS_MIN = 1.5;

/** Why a category is not proven: it is on the site's list, and a cited sentence speaks of it, or of a narrow one where it is broad. */
export function whyNotCategories(names: string[], cited: Cited[], reading: SiteReading): string | null {
  const { categories } = reading;
  for (const name of names) {
    const kin = categories.filter((one) => one.name === name || one.parent === name);
    if (!kin.some((one) => one.name === name)) return `${name} is not in the list of categories`;
    const topic = new TopicIndex(kin);
    const places = new Set(kin.map((one) => categories.indexOf(one)));
    const isCalled = cited.some(({ sentence }) => topic.find(sentence).length > 0);
    if (!isCalled && strengthIn(cited, places, reading) < WORDS_MIN) return `nothing cited speaks of ${name}`;
  }
  return null;
}

/** The strength of the different words of these categories in what is cited. */
function strengthIn(cited: Cited[], places: Set<number>, reading: SiteReading): number {
  const words = new Map<string, number>();
  for (const vocabulary of vocabulariesOf(reading.categories, homeLanguage(reading)))
    for (const { phrase, strengths } of cited.flatMap(({ sentence }) => vocabulary.find(sentence)))
      for (const place of places) words.set(phrase, Math.max(words.get(phrase) ?? 0, strengths.get(place) ?? 0));
  return [...words.values()].reduce((sum, one) => sum + one, 0);
}
