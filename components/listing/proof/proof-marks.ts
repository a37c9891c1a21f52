import type { Ranges } from "@/components/ui/highlight";

/** Shortest piece of a value worth marking alone: below it, letters match by chance. */
const PIECE_MIN = 2;

/**
 * Where in a quote the shown value stands: the whole value, else each of its pieces (list items, numbers, words between
 * commas). Nothing of it verbatim in the quote, as with a "yes": the whole quote is the proof and is marked.
 */
export function proofMarks(quote: string, values: readonly string[]): Ranges {
  const whole = values.flatMap((value) => findFirst(quote, value));
  const found = whole.length > 0 ? whole : values.flatMap(pieces).flatMap((piece) => findFirst(quote, piece));
  return found.length > 0 ? withoutOverlap(found) : [[0, quote.length]];
}

function pieces(value: string): string[] {
  return value.split(/[,;:·|/]|\s[–-]\s/).map((piece) => piece.trim());
}

/** First place of a text in the quote, as whole words, whatever the case. */
function findFirst(quote: string, text: string): [number, number][] {
  if (text.length < PIECE_MIN && !/\d/.test(text)) return [];
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "iu").exec(quote);
  return found ? [[found.index, found.index + found[0].length]] : [];
}

function withoutOverlap(ranges: [number, number][]): [number, number][] {
  const kept: [number, number][] = [];
  for (const range of ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = kept.at(-1);
    if (!last || range[0] >= last[1]) kept.push(range);
  }
  return kept;
}
