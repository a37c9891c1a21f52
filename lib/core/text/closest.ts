/** Edit distance above which a suggestion would only confuse, as a share of the word's length. */
const DISTANCE_SHARE_MAX = 0.4;
/** Letters that are looked at: comparing costs their product. */
const WORD_MAX = 80;

/** Letters to insert, remove or replace between two words (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known word most like `word`, for "did you mean"; null when none is near (Levenshtein, at most 40 % of the letters). */
export function closest(word: string, known: readonly string[]): string | null {
  const wanted = word.slice(0, WORD_MAX).toLowerCase();
  let best: { word: string; distance: number } | null = null;
  for (const one of known) {
    const steps = editDistance(wanted, one.slice(0, WORD_MAX).toLowerCase());
    if (steps <= Math.max(wanted.length, one.length) * DISTANCE_SHARE_MAX && (!best || steps < best.distance))
      best = { word: one, distance: steps };
  }
  return best?.word ?? null;
}

/** Shorter words are too common to tell names apart. */
const WORD_MIN = 4;

/** As `closest`; where no name is spelled alike, the first that has a word of the wanted one or the beginning of it. */
export function closestByWords(name: string, known: readonly string[]): string | null {
  const wanted = wordsOf(name);
  const isKin = (word: string) => wanted.some((one) => one.startsWith(word) || word.startsWith(one));
  return closest(name, known) ?? known.find((one) => wordsOf(one).some(isKin)) ?? null;
}

function wordsOf(name: string): string[] {
  const words = name
    .slice(0, WORD_MAX)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length >= WORD_MIN);
}
