import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { part } from "@/lib/drafting/text/spans";
import { isCommonWord } from "@/lib/drafting/text/topics/common-words";
import { topicIndexOf } from "@/lib/drafting/text/topics/known-index";
import { isWeakWord } from "@/lib/drafting/text/topics/weak-words";
import { placesOf, type Role } from "./telling-places";
import { type StandingFind, standingOf } from "./topic-standing";

/** Score below which no category is near enough, and the lead over the next of another kind: more where one place alone says it. */
const NEAR_MIN = 7;
const LEAD_MIN = 1.1;
const LONE_LEAD_MIN = 1.3;
/** Telling words that a category needs where the product says what it is; a family's, which are broad, tell less. */
const TOLD_MIN = 1.5;
const FAMILY_TOLD_MIN = 2;
/** Telling words of a title with which it says what the product is. */
const TITLED_MIN = 2;
/** A word as long as this is two: German and its kin write compounds. */
const COMPOUND_MIN = 13;
/** A broad category's words say less than those of a narrow one, an everyday word less than one of a trade. */
const BROAD = 0.6;
const COMMON = 0.4;
/** For whom a product is, what of or what with says less than what it is. */
const BESIDE = 0.5;
/** What saying a phrase in one more place adds. */
const AGAIN_WEIGHT = 0.4;
const AGAIN_TOLD = 0.5;
/** What the rest of the page adds to a category that the product says it is. */
const SUPPORT_MAX = 0.5;
const SUPPORT_WORD = 0.25;
const SUPPORT_FROM = 1;
/** How much of what it is a word tells that other kinds say more often. */
const WEAK_TOLD = 0.4;
/** What a word weighs at most that several categories share. */
const SHARED = 0.5;

/** A phrase of a category as the page says it. */
interface Heard {
  weight: number;
  /** How many telling words it is in the places that say what the product is, and how many anywhere. */
  told: number;
  words: number;
  /** How many of them in the title. */
  titled: number;
  roles: Set<Role>;
  source: SourceRef;
}

/** A category as its phrases stand on the page. */
export type Phrased = ReturnType<typeof phrasedTopics>[number];

/** The category that the phrases alone tell; none where none is near, or two are. */
export function toldByPhrases(all: Phrased[]): Phrased | undefined {
  const [best, next] = titledFirst(all);
  if (!best || best.score < NEAR_MIN || best.told < (best.hint.parent ? TOLD_MIN : FAMILY_TOLD_MIN)) return undefined;
  const lead = best.places > 1 ? LEAD_MIN : LONE_LEAD_MIN;
  const isLeading = !next || isKin(next, best) || best.score >= next.score * lead;
  return isLeading || (best.titled >= TITLED_MIN && next.titled === 0) ? best : undefined;
}

/** Of two that are near each other, the one that the title tells stands before one that only the page does. */
function titledFirst([best, next, ...rest]: Phrased[]): Phrased[] {
  if (!best || !next) return best ? [best] : [];
  const isTitled = next.titled >= TITLED_MIN && best.titled === 0 && next.score * LEAD_MIN >= best.score;
  return isTitled ? [next, best, ...rest] : [best, next, ...rest];
}

/** Whether one of both is the broad category of the other. */
const isKin = ({ hint: one }: Phrased, { hint: other }: Phrased): boolean =>
  one.parent === other.name || other.parent === one.name;

/** Categories by how near they are, nearest first, with the text that speaks loudest for each. */
export function phrasedTopics(reading: SiteReading, name: string | null) {
  const heard = heardOf(reading, name);
  return reading.categories
    .flatMap((hint, at) => {
      const phrases = [...(heard[at]?.values() ?? [])].toSorted((a, b) => b.weight - a.weight);
      const loud = phrases.filter(isSaidOfItself);
      const [first] = loud;
      if (!first) return [];
      const quiet = phrases.filter((one) => !isSaidOfItself(one));
      const weight = sumOf(loud, "weight");
      const score = (weight + Math.min(sumOf(quiet, "weight"), SUPPORT_MAX * weight)) * (hint.parent ? 1 : BROAD);
      const told = sumOf(loud, "told");
      const support = told < SUPPORT_FROM ? 0 : Math.min(SUPPORT_MAX, sumOf(quiet, "words") * SUPPORT_WORD);
      const places = new Set(loud.flatMap(({ roles }) => [...roles]).filter((role) => role !== "beside")).size;
      return [
        {
          hint,
          category: at,
          score,
          told: told + support,
          titled: sumOf(loud, "titled"),
          places,
          source: first.source,
        },
      ];
    })
    .toSorted((a, b) => b.score - a.score);
}

const isSaidOfItself = ({ roles }: Heard): boolean => roles.size > 1 || !roles.has("beside");

const sumOf = (phrases: Heard[], key: "weight" | "told" | "words" | "titled"): number =>
  phrases.reduce((sum, one) => sum + one[key], 0);

/** What the page says of each category, by the phrase; the product's own name is none. */
function heardOf(reading: SiteReading, name: string | null): Map<string, Heard>[] {
  const index = topicIndexOf(reading.categories);
  const heard = reading.categories.map(() => new Map<string, Heard>());
  const own = name && !/\s/.test(name) ? name.toLowerCase() : null;
  for (const { spot, weight, role } of placesOf(reading, name)) {
    const { text } = spot.segment;
    for (const find of standingOf(index.find(text), text)) {
      const phrases = heard[find.category];
      if (!phrases || text.slice(find.start, find.end).toLowerCase() === own) continue;
      const isCommon = isCommonWord(find.phrase);
      const worth = weight * find.weight * (isCommon ? COMMON : 1) * (find.isSubject ? 1 : BESIDE);
      const told = role === "beside" || isCommon ? 0 : toldBy(find);
      const words = isCommon ? 0 : find.phrase.split(" ").length;
      const known = phrases.get(find.phrase);
      const titled = role === "title" ? told : 0;
      const roles = new Set([role]);
      if (!known) phrases.set(find.phrase, { weight: worth, told, words, titled, roles, source: part(spot, find) });
      else if (!known.roles.has(role)) {
        known.told += find.isSubject ? told * AGAIN_TOLD : 0;
        known.weight += worth * AGAIN_WEIGHT;
        known.roles.add(role);
      }
    }
  }
  return heard;
}

/** Words of a phrase that say for whom, and nothing of what: "authentication for". */
const LINKS = new Set("for fur voor para pour per dla med till til con com avec mit met with".split(" "));

function toldBy({ phrase, start, end, weight, isSubject }: StandingFind): number {
  const words = phrase.split(" ").filter((word) => !LINKS.has(word)).length;
  const count = words === 1 && end - start >= COMPOUND_MIN ? 2 : words;
  return count * (isSubject ? 1 : BESIDE) * (weight <= SHARED ? BESIDE : 1) * (isWeakWord(phrase) ? WEAK_TOLD : 1);
}
