import { PhraseIndex, type Started, started } from "./phrase-index";
import type { Topics } from "./topic";
import type { Described } from "./topic-index";
import { CZECH } from "./words/cs";
import { DANISH } from "./words/da";
import { GERMAN } from "./words/de";
import { ENGLISH } from "./words/en";
import { SPANISH } from "./words/es";
import { FRENCH } from "./words/fr";
import { ITALIAN } from "./words/it";
import { DUTCH } from "./words/nl";
import { POLISH } from "./words/pl";
import { PORTUGUESE } from "./words/pt";
import { SWEDISH } from "./words/sv";

/**
 * What home pages of a kind of product say more often than those of others, by language; commas between words, and a semicolon
 * before those that others say, too. English stands on every site.
 */
export const WORDS = new Map<string, Topics>([
  ["en", ENGLISH],
  ["de", GERMAN],
  ["fr", FRENCH],
  ["it", ITALIAN],
  ["es", SPANISH],
  ["pt", PORTUGUESE],
  ["pl", POLISH],
  ["nl", DUTCH],
  ["cs", CZECH],
  ["sv", SWEDISH],
  ["da", DANISH],
]);
/** What a word tells, by how many semicolons stand before it; a part of a longer word tells less. */
const STRENGTHS = [1, 0.6, 0.3];
const PART = 0.3;

/** A word of categories in a text, and how much it tells of each. */
export interface WordFind {
  phrase: string;
  words: number;
  /** By the category's place in the list. */
  strengths: Map<number, number>;
  start: number;
  end: number;
}

/** Words by category of a list, in one language. */
export class Vocabulary {
  private readonly index: PhraseIndex;

  constructor(topics: Topics, categories: readonly Described[]) {
    const told = new Map(Object.entries(topics).map(([name, words]) => [name.toLowerCase(), words]));
    this.index = new PhraseIndex(categories.flatMap((one) => tiersOf(one, told)));
  }

  find(text: string): WordFind[] {
    const found: WordFind[] = [];
    for (const { category, phrase, isPart, start, end } of this.index.find(text)) {
      const last = found.at(-1);
      const same = last?.start === start && last.phrase === phrase ? last : undefined;
      const find = same ?? {
        phrase,
        words: phrase.split(" ").length,
        strengths: new Map<number, number>(),
        start,
        end,
      };
      if (!same) found.push(find);
      const strength = (STRENGTHS[category % STRENGTHS.length] ?? 0) * (isPart ? PART : 1);
      const place = Math.floor(category / STRENGTHS.length);
      find.strengths.set(place, Math.max(find.strengths.get(place) ?? 0, strength));
    }
    return found;
  }
}

/** The words of a category, apart by what they tell. */
function tiersOf({ name, formerNames = [] }: Described, told: Map<string, string>): Started[][] {
  const names = [name, ...formerNames].map((one) => one.toLowerCase());
  return STRENGTHS.map((_, tier) =>
    started([...new Set(names)].flatMap((one) => told.get(one)?.split(";")[tier]?.split(",") ?? [])),
  );
}

const KNOWN_NAMES = Object.keys(ENGLISH);
const lower = (text: string): string => text.toLowerCase();
const KNOWN = new Set(KNOWN_NAMES.map(lower));

/** True where we have words for a category, by its name or a former one. */
export function hasVocabulary({ name, formerNames = [] }: Described): boolean {
  return [name, ...formerNames].some((one) => KNOWN.has(lower(one)));
}

/** A list of categories, and behind them those that it lacks: what a page is told to be none of must not be told to be another. */
function withUnlisted(categories: readonly Described[]): Described[] {
  const listed = new Set(categories.flatMap(({ name, formerNames = [] }) => [name, ...formerNames].map(lower)));
  const others = KNOWN_NAMES.filter((name) => !listed.has(lower(name)));
  return [...categories, ...others.map((name) => ({ name, keywords: [] }))];
}

let known: { key: string; byLanguage: Map<string, Vocabulary> } | undefined;

/**
 * The vocabularies for a page in a language: its own and English, or all where we have none of it. Kept until another list is
 * asked for. Places behind the list's own are of categories that it lacks.
 */
export function vocabulariesOf(categories: readonly Described[], language: string | null): Vocabulary[] {
  const key = JSON.stringify(categories.map(({ name, formerNames }) => [name, formerNames]));
  if (known?.key !== key) known = { key, byLanguage: new Map() };
  const { byLanguage } = known;
  const written = lower(language ?? "").slice(0, 2);
  const own = NORWEGIAN.has(written) ? "da" : written;
  const codes = WORDS.has(own) ? new Set([own, "en"]) : WORDS.keys();
  return [...codes].map((code) => {
    const vocabulary = byLanguage.get(code) ?? new Vocabulary(WORDS.get(code) ?? {}, withUnlisted(categories));
    byLanguage.set(code, vocabulary);
    return vocabulary;
  });
}
/** Close enough to Danish for single words. */
const NORWEGIAN = new Set(["nb", "nn", "no"]);
