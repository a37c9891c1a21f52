import { SPAN_TEXT_MAX } from "@/lib/drafting/text/spans";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

/** Segments of a page that are looked at for its words. */
const TEXTS_MAX = 3_000;
interface PageWords {
  /** Words in small letters, parts of addresses left out. */
  small: Set<string>;
  /** Words that begin large behind another word. */
  large: Set<string>;
  /** Distinct texts that visitors read. */
  texts: string[];
}

const known = new WeakMap<PageSnapshot, PageWords>();

/** The words that a page writes, looked at once. */
export function wordsOf(page: PageSnapshot): PageWords {
  const read = known.get(page);
  if (read) return read;
  const found: PageWords = { small: new Set(), large: new Set(), texts: textsOf(page) };
  for (const text of found.texts) {
    for (const [word] of text.matchAll(/(?<![\p{L}@/.])\p{Ll}\p{L}+(?![\p{L}@/]|\.\p{L})/gu)) found.small.add(word);
    for (const [word] of text.matchAll(/(?<=\p{Ll},?\s)\p{Lu}\p{L}+/gu)) found.large.add(word);
  }
  known.set(page, found);
  return found;
}

function textsOf({ segments }: PageSnapshot): string[] {
  const read = segments.filter(({ kind }) => kind !== "link").slice(0, TEXTS_MAX);
  return [...new Set(read.map(({ text }) => text.slice(0, SPAN_TEXT_MAX)))];
}

/** "a Pentest": a word that the page writes small elsewhere is no name. */
export function isWrittenSmall(page: PageSnapshot | undefined, name: string): boolean {
  return page !== undefined && name.split(" ").every((word) => wordsOf(page).small.has(word.toLowerCase()));
}
