/** What products of a category say of themselves, comma-separated, in several languages, by the category's name. */
export type Topics = Record<string, string>;

/** A word of a text: its stem, its plain letters, and where it stands. */
export interface Word {
  stem: string;
  plain: string;
  start: number;
  end: number;
}

/** Letters of a stem that are left when an ending goes. */
const PLURAL_LEFT_MIN = 3;
const ENDING_LEFT_MIN = 4;
const DERIVED_LEFT_MIN = 7;
const WORD_MAX = 40;

/** The words of a text as stems: folded to plain letters, without the endings that number, case and tense give them. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const plain = plainOf(word.slice(0, WORD_MAX));
    return { stem: stemOf(plain), plain, start: index, end: index + word.length };
  });
}

/** So many letters of a word are in its stem whatever it ends with. */
export const START = PLURAL_LEFT_MIN;

/** The letters that the stem of a text's first word begins with, without working it out. */
export function startOf(text: string): string {
  const letters = text.trimStart().slice(0, START);
  if (PLAIN_LETTERS.test(letters)) return letters.toLowerCase();
  return plainOf(/[\p{L}\p{N}]+/u.exec(text)?.[0] ?? "").slice(0, START);
}

const PLAIN_LETTERS = /^[a-z]{3}$/i;
const NOT_ASCII = /[^ -~]/;

function plainOf(word: string): string {
  if (!NOT_ASCII.test(word)) return word.toLowerCase();
  return word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ł/g, "l").replace(/ß/g, "ss");
}

function stemOf(plain: string): string {
  const single = cut(plain, /(?<=[^s])s$/, PLURAL_LEFT_MIN);
  const derived = cut(single, /(?:ung(?:en)?|ungs?)$/, DERIVED_LEFT_MIN);
  return cut(derived, /(?:ing|ed|er|[aeiouy]{1,2}[nsm]?)$/, ENDING_LEFT_MIN);
}

/** A stem without the endings of Slavic cases, "kierowców", "lekarzami": shorter than any word of another language is cut. */
export const caselessOf = (stem: string): string => cut(stem, /(?:ow|am|ach|ami|om|ego|ej|ych|ym)$/, 5);

function cut(word: string, ending: RegExp, leftMin: number): string {
  const rest = word.replace(ending, "");
  return rest.length >= leftMin ? rest : word;
}
