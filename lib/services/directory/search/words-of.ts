/** More words say no more about what is looked for, and cost a look each. */
const WORDS_MAX = 8;

/** The words of a query in lower case, less those it wants absent, up to eight, each once. */
export function wordsOf(q: string): string[] {
  const wanted = q.replaceAll(/(^|\s)-\S+/gu, " ");
  const words = wanted.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX);
}
