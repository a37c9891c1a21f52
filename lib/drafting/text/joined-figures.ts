/**
 * Figures that a page sets back to back in elements of their own ("$9" and a raised "99") are no one number: folding would
 * make them one. Raised ones are kept as raised signs, others with an invisible joint between; both fold to the page's text.
 */
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const JOINT = "\u2060";
/** What may follow a number and would make it another one; a single raised figure is a footnote's. */
export const GOES_ON = `\\s?[${RAISED}]{2}|${JOINT}\\d`;
const SEAM = new RegExp(`(?<=\\d)\\s?[${RAISED}]{2,}|${JOINT}(?=\\d)`, "gu");
const FOOTNOTE = new RegExp(`(?<=\\d)[${RAISED}](?![${RAISED}])`, "gu");
/** Stands before a figure that the page strikes through; folds to nothing, and no page holds it. */
export const STRUCK = `${JOINT}${JOINT}`;
/** Stands for a seam in text that numbers are looked up in; no page holds it. */
export const SEAM_MARK = "\ue000";

/** The text that follows `before` in the same run, from another element. */
export function joined(before: string, text: string, isRaised: boolean): string {
  if (isRaised && /^\s*\d{1,3}\s*$/.test(text) && /\d\s*$/.test(before)) return raised(text);
  return /\d$/.test(before) && /^\d/.test(text) ? `${JOINT}${text}` : text;
}

/** Figures as raised signs. */
export function raised(figures: string): string {
  return figures.replace(/\d/g, (digit) => RAISED.charAt(Number(digit)));
}

/** Hundredths that a page sets as raised figures behind the whole ones: "95" of "$44⁹⁵". */
export const RAISED_CENTS = `[${RAISED}]{2}(?![${RAISED}])`;

/** The raised cents that a price ends with, as plain figures: "90" of "€6⁹⁰" and of "6⁹⁰ €". */
export function raisedCents(price: string): string | null {
  const written = new RegExp(`\\d([${RAISED}]{2})[^\\d${RAISED}]*$`, "u").exec(price.trim())?.[1];
  return written ? [...written].map((sign) => RAISED.indexOf(sign)).join("") : null;
}

/** The text with its seams marked and without footnotes on numbers, to look numbers up in. */
export function seamed(text: string): string {
  return text.replace(SEAM, SEAM_MARK).replace(FOOTNOTE, "");
}

/** The text as the page holds it, without our marks of figures struck through. */
export function withoutStruckMarks(text: string): string {
  return text.replaceAll(STRUCK, "");
}
