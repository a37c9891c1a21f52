import type { SiteReading } from "@/lib/drafting/candidate";
import { TopicIndex } from "@/lib/drafting/text/topics/topic-index";
import { vocabulariesOf } from "@/lib/drafting/text/topics/vocabulary";
import type { Cited } from "./cited";

/** Telling words that speak of a category, where none of its phrases stands. */
const WORDS_MIN = 1;

/** Why a category is not proven: it is on the site's list, and a cited sentence speaks of it, or of a narrow one where it is broad. */
export function whyNotCategories(names: string[], cited: Cited[], reading: SiteReading): string | null {
  const { categories } = reading;
  for (const name of names) {
    const kin = categories.filter((one) => one.name === name || one.parent === name);
    if (!kin.some((one) => one.name === name)) return `${name} is not in the list of categories`;
    const topic = new TopicIndex(kin);
    const places = new Set(kin.map((one) => categories.indexOf(one)));
    const isSaid = ({ sentence }: Cited) =>
      topic.find(sentence).length > 0 || strengthIn(sentence, places, reading) >= WORDS_MIN;
    if (!cited.some(isSaid)) return `nothing cited speaks of ${name}`;
  }
  return null;
}

function strengthIn(text: string, places: Set<number>, { categories, pages }: SiteReading): number {
  const finds = vocabulariesOf(categories, pages[0]?.lang ?? null).flatMap((one) => one.find(text));
  const ofThem = finds.map(({ strengths }) => Math.max(0, ...[...places].map((place) => strengths.get(place) ?? 0)));
  return ofThem.reduce((sum, one) => sum + one, 0);
}
