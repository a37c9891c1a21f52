const EDGE_BEFORE = "(?<![\\p{L}\\p{N}_])";
const EDGE_AFTER = "(?![\\p{L}\\p{N}_])";

/**
 * Matches any of the phrases as whole words, in any case and script (`\b` knows ASCII letters alone). Each argument holds
 * alternatives in regular expression syntax, by custom those of one language.
 */
export function anyOf(...alternatives: string[]): RegExp {
  return new RegExp(wholeWords(...alternatives), "iu");
}

/** Source of `anyOf`, to build longer patterns from. */
export function wholeWords(...alternatives: string[]): string {
  return `${EDGE_BEFORE}(?:${alternatives.join("|")})${EDGE_AFTER}`;
}

/** Matches a text that is one of the phrases and nothing else. */
export function exactly(...alternatives: string[]): RegExp {
  return new RegExp(`^(?:${alternatives.join("|")})$`, "iu");
}
