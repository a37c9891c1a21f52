import { inAllLanguages } from "./lexicon/lexicon";
import { anyOf, exactly } from "./words";

const GRATIS = `(?:${inAllLanguages("free")})`;
const FREE = new RegExp(
  `^(?:(?:always|forever|completely|totally|100 ?%)\\s)?(?:${GRATIS}|ilmainen)(?:,?\\s(?:${inAllLanguages("forAll")}|always|for life))?[.!*]?$`,
  "iu",
);
/** "Gratuit, pour toujours", "Free for up to five": the word is set apart from what is said of it, or from its limit. */
const FREE_LEAD = new RegExp(
  `^(?:${GRATIS}|gratuite|ilmainen)(?=\\s?[,.;:!*(–—]|\\s(?:\\p{L}{1,5}\\s)?(?:${inAllLanguages("limit")})\\s)`,
  "iu",
);
/** "Free for individuals", "Free up to 3 users" in a card that has a name. */
export const FREE_FOR =
  /^(?:free|gratis|kostenlos|gratuit) (?:(?:and|&) open[- ]source|for|up to|forever|plan|tier|version|to use|für|bis|pour|jusqu['’]à|para|hasta|per|fino a|voor)(?: [\p{L}\p{N}-]+){0,4}[.!]?$/iu;
/** "Crew: free up to ten boats": a name set apart from what it costs. */
export const FREE_ENTRY = new RegExp(
  `^(?<name>[^\\s:.!?][^:.!?\\n]{1,40}?)(?:\\s?:\\s|\\s[–—-]\\s)(?:always\\s|(?:${inAllLanguages("limit")})\\s[^\\n.,:;!?]{1,40}\\s)?(?<price>${GRATIS}|(?:${inAllLanguages("nothing")})(?=[.!]?$))(?![\\p{L}-])(?!\\s(?:trial|shipping|delivery|demo|for students))`,
  "iu",
);
/** "AGPL, for nothing": a heading that says its price behind a comma. */
export const FREE_TITLE = new RegExp(
  `^(?:\\d{1,2}[.)]\\s)?(?<name>[^\\s,:.!?][^,:.!?\\n]{1,40}),\\s(?<price>${GRATIS})$`,
  "iu",
);
/** "Custom pricing", "auf Anfrage": a price that is told on asking. */
export const CUSTOM = exactly(`(?:${inAllLanguages("onRequest")})[.!*]?`);
/** "Contact sales": a button that asks to get in touch. */
export const CONTACT = exactly(`(?:${inAllLanguages("inTouch")})[.!*→ ]*`);

/** "Ask us for a quote": prices that are told on asking, in a sentence. */
export const QUOTED = anyOf(inAllLanguages("quoted"), inAllLanguages("onRequest"));

/** A price without a figure and nothing else. */
export function isCustomWord(text: string): boolean {
  return text.length <= 40 && CUSTOM.test(text.trim());
}

/** "Free", "Free forever" and nothing else. */
export function isFreeWord(text: string): boolean {
  return text.length <= 40 && FREE.test(text.trim());
}

/** The word "free" that the text begins with and sets apart: of "Free, for ever." the first. */
export function freeLead(text: string): string | null {
  return FREE_LEAD.exec(text.trim())?.[0] ?? null;
}
