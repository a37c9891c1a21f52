import { isNamesake } from "./namesakes";
import { caselessOf, START, startOf, type Word, wordsOf } from "./topic";

/** A phrase of a category in a text. */
export interface TopicFind {
  /** The category, by its place in the list. */
  category: number;
  phrase: string;
  /** How much it tells: more words tell more, a part of a longer word less, and so does what several categories say. */
  weight: number;
  /** Of a longer word: "Restaurantreservierung". */
  isPart: boolean;
  start: number;
  end: number;
}

interface Phrase {
  key: string;
  stems: string[];
  categories: number[];
  /** As it is written down, where it is one word. */
  forms: Set<string>;
}

/** Letters of a word that is found within a longer one (`Restaurantreservierung`), and of what is left of that. */
const PART_MIN = 6;
const REST_MIN = 3;
/** Words between those of a phrase: "gestione dei condomini". */
const LINK_MAX = 3;

/** A phrase, and the letters that it begins with. */
export type Started = [start: string, text: string];

/** Phrases as an index takes them. */
export const started = (texts: string[]): Started[] =>
  texts.map((text): Started => [startOf(text), text]).filter(([start]) => start !== "");

/** A phrase as it is written down, for a category by its place in the list. */
interface Written {
  text: string;
  category: number;
}

/**
 * Finds what categories are described by in texts; linear in the length of the text. Phrases are some ten thousand, and a text
 * has few of them: they are sorted by their first letters, and worked out when a word of a text begins with those.
 */
export class PhraseIndex {
  private readonly written = new Map<string, Written[]>();
  private readonly byStart = new Map<string, Map<string, Phrase[]>>();

  /** Phrases of each category, each with the letters it begins with. */
  constructor(categories: readonly Started[][]) {
    for (const [category, phrases] of categories.entries()) {
      for (const [start, text] of phrases) {
        const same = this.written.get(start);
        if (same) same.push({ text, category });
        else this.written.set(start, [{ text, category }]);
      }
    }
  }

  private beginningWith(stem: string): Phrase[] | undefined {
    const start = stem.slice(0, START);
    const known = this.byStart.get(start) ?? byFirst(this.written.get(start) ?? []);
    this.byStart.set(start, known);
    return known.get(stem);
  }

  /** Every phrase of every category in the text, the longest at each place. */
  find(text: string): TopicFind[] {
    const words = wordsOf(text);
    const finds: TopicFind[] = [];
    let until = 0;
    for (const [at, word] of words.entries()) {
      if (at < until) continue;
      const [longest] = this.phrasesAt(words, at);
      const isNamed = longest?.phrase.stems.length === 1 && isNamesake(text.slice(word.start, word.end));
      const match = isNamed ? undefined : longest;
      const parts = match || isNamed ? [] : this.partsOf(word);
      if (match) until = match.end;
      const end = words[(match?.end ?? at + 1) - 1]?.end ?? word.end;
      const found = match ? [match.phrase] : parts;
      finds.push(...found.flatMap((phrase) => findsOf(phrase, { start: word.start, end, isPart: !match })));
    }
    return finds;
  }

  private phrasesAt(words: Word[], at: number): { phrase: Phrase; end: number }[] {
    const stem = words[at]?.stem ?? "";
    const phrases = this.beginningWith(stem) ?? this.beginningWith(caselessOf(stem)) ?? [];
    return phrases
      .flatMap((phrase) => {
        const end = endOf(phrase.stems, words, at);
        const isMeant = phrase.stems.length > 1 || stem.length > SHORT_MAX || isFormOf(words[at], phrase.forms);
        return end === null || !isMeant ? [] : [{ phrase, end }];
      })
      .toSorted((a, b) => b.end - a.end);
  }

  /** Phrases of one word that a compound begins or ends with, the longest of each. */
  private partsOf({ stem, plain }: Word): Phrase[] {
    const parts = [
      this.longestPart(plain, (length) => plain.slice(0, length)),
      this.longestPart(stem, (length) => stem.slice(-length)) ??
        this.longestPart(plain, (length) => plain.slice(-length)),
    ];
    return [...new Set(parts.filter((part) => part !== undefined))];
  }

  private longestPart(word: string, cutOf: (length: number) => string): Phrase | undefined {
    for (let length = word.length - REST_MIN; length >= PART_MIN; length -= 1) {
      const part = this.beginningWith(cutOf(length))?.find(({ stems }) => stems.length === 1);
      if (part) return part;
    }
    return undefined;
  }
}

/** Letters of a stem that many words may share: "these" and "thesis", "them" and "themes". */
const SHORT_MAX = 4;

/** What number, case and tense may add to a word. */
const REGULAR = new Set(" s es e n en et ar a o i y u ou em ed ing".split(" "));

/** A word as it is written down, or in another of its regular forms. */
function isFormOf(word: Word | undefined, forms: Set<string>): boolean {
  const plain = word?.plain ?? "";
  return [...forms].some((form) => {
    const shared = [...form].findIndex((letter, at) => plain[at] !== letter);
    const same = shared === -1 ? form.length : shared;
    return REGULAR.has(plain.slice(same)) && REGULAR.has(form.slice(same));
  });
}

/** What a part of a word weighs. */
const PART_SHARE = 0.6;

function findsOf(phrase: Phrase, place: Pick<TopicFind, "start" | "end" | "isPart">): TopicFind[] {
  const share = place.isPart ? PART_SHARE : 1;
  const weight = (share * Math.min(2, 0.6 + 0.4 * phrase.stems.length)) / phrase.categories.length;
  return phrase.categories.map((category) => ({ category, phrase: phrase.key, weight, ...place }));
}

/** Index after the phrase's last word, where it stands at the word; short words may stand between its words. */
function endOf(stems: string[], words: Word[], at: number): number | null {
  let next = at;
  for (const [i, stem] of stems.entries()) {
    if (i > 0 && !isForm(words[next]?.stem, stem) && (words[next]?.stem.length ?? 0) <= LINK_MAX) next += 1;
    if (!isForm(words[next]?.stem, stem)) return null;
    next += 1;
  }
  return next;
}

const isForm = (word: string | undefined, stem: string): boolean =>
  word === stem || (word !== undefined && caselessOf(word) === stem);

/** Phrases by the stem of their first word, the categories that share one put together; those of one word as they are written, too. */
function byFirst(written: Written[]): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase>();
  const wholes = new Map<string, Phrase>();
  for (const { text, category } of written) {
    const words = wordsOf(text);
    const stems = words.map(({ stem }) => stem);
    const key = stems.join(" ");
    const phrase = phrases.get(key) ?? { key, stems, categories: [], forms: new Set<string>() };
    if (!phrase.categories.includes(category)) phrase.categories.push(category);
    phrases.set(key, phrase);
    const [only] = words;
    if (only && words.length === 1) phrase.forms.add(only.plain);
    if (only && words.length === 1 && only.stem.length < PART_MIN) wholes.set(only.plain, phrase);
  }
  const firsts = Map.groupBy(phrases.values(), ({ stems }) => stems[0] ?? "");
  for (const [plain, phrase] of wholes) if (!firsts.has(plain)) firsts.set(plain, [phrase]);
  return firsts;
}
