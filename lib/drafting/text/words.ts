/** Letters and digits of the scripts that product sites use, as ranges: they compile ten times faster than `\\p{L}`. */
const WORD = "\\w\\u00c0-\\u024f\\u0370-\\u1fff\\u3040-\\ud7ff";
/** A word begins or ends here. */
const EDGE_BEFORE = `(?<![${WORD}])`;
export const EDGE_AFTER = `(?![${WORD}])`;

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

/** A text without accents, for words that addresses and titles spell either way. */
export const withoutMarks = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "");

/** Source of a pattern whose alternatives may begin with a capital: for patterns that tell capitals apart elsewhere. */
export function eitherCase(source: string): string {
  return source.replace(/(?<=^|\||\((?:\?:)?)\p{Ll}(?=\p{Ll})/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

const MARKED_MIN = 6;
/** German and Nordic letters: who lacks them writes two others, and without its marks "prøve" would be "prove". */
const OWN_LETTERS = /[äöüåøæ]/iu;

/**
 * Source of a pattern whose longer words match without the marks on their letters too: many sites are typed on a keyboard
 * that lacks them. Short words would become others: "è" is no "e".
 */
export function eitherMarks(source: string): string {
  return source.replace(/\\p\{[^}]*\}|\\.|\[[^\]]*\]|\p{L}+/gu, (token) => {
    if (!/^\p{L}/u.test(token) || token.length < MARKED_MIN) return token;
    return token.replace(/\P{ASCII}/gu, (letter) => {
      const bare = OWN_LETTERS.test(letter) ? letter : withoutMarks(letter.replace("ł", "l"));
      return bare.length === 1 && bare !== letter ? `[${letter}${bare}]` : letter;
    });
  });
}
