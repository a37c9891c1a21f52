/** Text as quotes are compared: see `fold`. `starts[i]` and `ends[i]` bound the original characters of folded unit `i`. */
export interface Folded {
  text: string;
  starts: number[];
  ends: number[];
}

/** A span of original text. */
export interface Span {
  start: number;
  end: number;
}

/** A character with the marks that combine with it; Hangul and half-width kana combine with what follows them too. */
const CLUSTER = /[\s\S][\p{M}\u1160-\u11ff\uff9e\uff9f\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]*/gu;
const INVISIBLE = /[\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]/g;
const PLAIN = /^[\x21-\x7e]$/;

/**
 * Folds text for comparison (decisions, "The evidence rule"): NFKC, white space to single spaces, no soft hyphens or
 * zero-width characters, straight quotes, plain hyphens. Keeps where each folded character came from.
 */
export function fold(text: string): Folded {
  const folded: Folded = { text: "", starts: [], ends: [] };
  const parts: string[] = [];
  let isSpaceLast = true;
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    for (const char of foldCluster(cluster)) {
      if (char === " " && isSpaceLast) continue;
      isSpaceLast = char === " ";
      parts.push(char);
      folded.starts.push(index);
      folded.ends.push(index + cluster.length);
    }
  }
  if (isSpaceLast && parts.length > 0) {
    parts.pop();
    folded.starts.pop();
    folded.ends.pop();
  }
  folded.text = parts.join("");
  return folded;
}

/** UTF-16 units of one folded cluster. */
function foldCluster(cluster: string): string[] {
  if (PLAIN.test(cluster)) return [cluster];
  const plain = cluster
    .replace(INVISIBLE, "")
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/\s+/g, " ");
  return plain.split("");
}

/** Folded text alone. */
export function foldText(text: string): string {
  return fold(text).text;
}

/** Where `needle` first stands in `haystack` when both are folded, in characters of the original; null when it does not. */
export function findFolded(haystack: string, needle: string): Span | null {
  return everyFolded(fold(haystack), needle).next().value ?? null;
}

/** Every place of `needle` in folded text, in order, in characters of the original; places may overlap. */
export function* everyFolded(folded: Folded, needle: string): Generator<Span, undefined> {
  const wanted = foldText(needle);
  if (!wanted) return undefined;
  for (let at = folded.text.indexOf(wanted); at !== -1; at = folded.text.indexOf(wanted, at + 1))
    yield { start: folded.starts[at] ?? 0, end: folded.ends[at + wanted.length - 1] ?? 0 };
  return undefined;
}

/** True when `needle` stands in `haystack`, both folded. */
export function includesFolded(haystack: string, needle: string): boolean {
  const wanted = foldText(needle);
  return wanted !== "" && foldText(haystack).includes(wanted);
}
