import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { contentSpots, metaSpots } from "@/lib/drafting/reading/reading";
import { selfDescriptions } from "@/lib/drafting/reading/self-description";
import { pageSpots, part, type Spot } from "@/lib/drafting/text/spans";
import { isCommonWord } from "@/lib/drafting/text/topics/common-words";
import { type TopicFind, TopicIndex } from "@/lib/drafting/text/topics/topic-index";

/** Score below which no category is near enough, and the lead over the next of another kind. */
const NEAR_MIN = 5;
const LEAD_MIN = 1.1;
/** Telling words that a category needs, a quiet one counted half: one alone is as often wrong as right, unless it is said all over. */
const TOLD_MIN = 2;
const OVER_AND_OVER_MIN = 8;
/** Where a product says what it is: its title, its description, its first heading. */
const SAID_LOUD_MIN = 4;
/** A word as long as this is two: German and its kin write compounds. */
const COMPOUND_MIN = 13;
/** So loud are two only where the product is both: what it does and whom it is for, "scheduling for dog groomers". */
const LOUD_MIN = 9;
/** A broad category's words say less than those of a narrow one. */
const BROAD = 0.6;
/** What saying a phrase again adds, and how often that counts. */
const AGAIN = 0.2;
const AGAIN_MAX = 4;
/** An everyday word says less than one of a trade. */
const COMMON = 0.4;
/** For whom a product is, or what with, says less than what it is. */
const BESIDE = 0.5;
const TEXTS_MAX = 60;
/** So many narrow categories beside the nearest speak for what they have in common. */
const KIN_MIN = 2;
/** What all of a family say together before it is named. */
const SPREAD_MIN = 12;

type Near = ReturnType<typeof neighbours>[number];

interface Heard {
  weight: number;
  /** How many telling words it is, half as many where it is said in passing. */
  told: number;
  again: number;
  source: SourceRef;
}

/** The category of the site's list that is nearest to what the product says of itself; none where none is near, or two are. */
export function extractCategories(reading: SiteReading, name: string | null): Candidate<string[]> | undefined {
  const ranked = neighbours(reading, name);
  const [best, next] = ranked;
  if (!best) return undefined;
  const family = familyOf(ranked, best);
  const score = family?.score ?? best.score;
  const isTold = best.told >= TOLD_MIN || (best.score >= OVER_AND_OVER_MIN && best.told > 0);
  if (score < NEAR_MIN || (!family && !isTold)) return undefined;
  const other = family ? ranked.find(({ hint }) => ![hint.name, hint.parent].includes(family.name)) : next;
  const isNear = other && !isKin(other, best) && best.score < other.score * LEAD_MIN;
  if (isNear && (family || !isLoud(best) || !isLoud(other))) return undefined;
  return { value: [family?.name ?? best.hint.name], sources: [best.source] };
}

/** Said in a title, or again and again, in words of its own. */
const isLoud = ({ score, phrases }: Near): boolean => score >= LOUD_MIN && !phrases.every(isCommonWord);

/** Whether one of both is the broad category of the other. */
const isKin = ({ hint: one }: Near, { hint: other }: Near): boolean =>
  one.parent === other.name || other.parent === one.name;

/** The broad category of the nearest one, where its other narrow ones together say more than that one does, in words of a trade. */
function familyOf(ranked: readonly Near[], { hint, score }: Near): { name: string; score: number } | null {
  const kin = ranked.filter((one) => one.hint.parent === hint.parent && one.hint !== hint);
  const besides = kin.reduce((sum, one) => sum + one.score, 0);
  const telling = [hint, ...kin.map((one) => one.hint)].filter((one) =>
    ranked.some((near) => near.hint === one && !near.phrases.every(isCommonWord)),
  );
  const isSpread = kin.length >= KIN_MIN && telling.length > KIN_MIN && besides > score;
  return hint.parent && isSpread && besides + score > SPREAD_MIN ? { name: hint.parent, score: besides + score } : null;
}

/** Categories by how near they are, nearest first, with the text that speaks loudest for each. */
export function neighbours(reading: SiteReading, name: string | null) {
  const index = new TopicIndex(reading.categories);
  const heard = reading.categories.map(() => new Map<string, Heard>());
  const own = name && !/\s/.test(name) ? name.toLowerCase() : null;
  for (const { spot, weight } of weighedTexts(reading, name)) {
    for (const find of asSaid(index.find(spot.segment.text), spot.segment.text)) {
      if (spot.segment.text.slice(find.start, find.end).toLowerCase() === own) continue;
      const phrases = heard[find.category];
      const known = phrases?.get(find.phrase);
      if (known) known.again += 1;
      else
        phrases?.set(find.phrase, {
          weight: weight * find.weight * (isCommonWord(find.phrase) ? COMMON : 1),
          told: toldBy(find, weight),
          again: 0,
          source: part(spot, find),
        });
    }
  }
  return reading.categories
    .flatMap((hint, at) => {
      const [first, ...rest] = [...(heard[at]?.values() ?? [])].toSorted((a, b) => b.weight - a.weight);
      const scores = [first, ...rest].map((one) =>
        one ? one.weight * (1 + AGAIN * Math.min(AGAIN_MAX, one.again)) : 0,
      );
      const score = scores.reduce((sum, one) => sum + one, 0) * (hint.parent ? 1 : BROAD);
      const told = [first, ...rest].reduce((sum, one) => sum + (one?.told ?? 0), 0);
      return first ? [{ hint, score, told, source: first.source, phrases: [...(heard[at]?.keys() ?? [])] }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
}

function toldBy({ phrase, start, end }: TopicFind, spotWeight: number): number {
  if (isCommonWord(phrase)) return 0;
  const words = phrase.split(" ").length;
  const count = words === 1 && end - start >= COMPOUND_MIN ? 2 : words;
  return spotWeight >= SAID_LOUD_MIN ? count : count / 2;
}

/** "Rotas for bakeries", "newsletters in Markdown": what stands before such a word is what it is, what follows is whom or what with. */
const FOR_WHOM =
  /(?<!\p{L})(?:for|in|with|without|from|für|mit|ohne|aus|im|pour|avec|sans|dans|en|para|con|sin|per|senza|voor|met|zonder|dla|z|ze|bez|w|com|sem|em|för|med|utan|til|uden)\s/iu;
const CLAUSE = /(?:[^.;:!?–—|·]|[.;:!?–—|·](?!\s))+/gu;

/** Finds of a text, those less that only tell for whom it is where another tells what it is. */
function asSaid(finds: TopicFind[], text: string): TopicFind[] {
  const said: TopicFind[] = [];
  let next = 0;
  for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
    const within: TopicFind[] = [];
    for (let find = finds[next]; find && find.start < index + clause.length; find = finds[next]) {
      within.push(find);
      next += 1;
    }
    const whom = index + (FOR_WHOM.exec(clause)?.index ?? clause.length);
    const isTold = within.some(({ phrase, start }) => start < whom && !isCommonWord(phrase));
    said.push(...within.map((one) => (isTold && one.start > whom ? { ...one, weight: one.weight * BESIDE } : one)));
  }
  return [...said, ...finds.slice(next)];
}

/** Where products say what they are, with what a phrase there weighs, the weightiest first. */
function weighedTexts(reading: SiteReading, name: string | null): { spot: Spot; weight: number }[] {
  const weighed = (spots: Spot[], weight: number) => spots.map((spot) => ({ spot, weight }));
  return [
    ...weighed(
      pageSpots(reading, 0).filter(({ segment }) => segment.kind === "title"),
      6,
    ),
    ...weighed(metaSpots(reading, 0, "description", "og:description").slice(0, 1), 5),
    ...weighed(selfDescriptions(reading, 0, name).slice(0, 2), 4),
    ...weighed(metaSpots(reading, 0, "og:description", "keywords"), 3),
    ...contentSpots(reading, 0)
      .slice(0, TEXTS_MAX)
      .map((spot) => ({ spot, weight: weightOf(spot) })),
  ].toSorted((a, b) => b.weight - a.weight);
}

function weightOf({ segment }: Spot): number {
  if (segment.kind === "heading") return segment.level === 1 ? 5 : 2;
  return segment.kind === "text" ? 1.5 : 1;
}
