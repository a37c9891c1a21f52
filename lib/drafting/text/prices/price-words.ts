import { inAllLanguages } from "../lexicon/lexicon";
import { exactly } from "../words";

const FREE =
  /^(?:(?:always|forever|completely|totally|100 ?%)\s)?(?:free|gratis|kostenlos|kostenfrei|gratuito?|bezpłatn[yi]e?|za darmo|ilmainen|gr[áa]tis|de graça|kosteloos)(?:\s(?:forever|always|for ever|for life|für immer|pour toujours|para siempre|per sempre|voor altijd|for everyone))?[.!*]?$|^0\s?\/\s?(?:months?|mo|mois|mes|mese|monat|maand|mån|mês|mies\.?)$/iu;
/** "Gratuit, pour toujours": the word is set apart from what is said of it. */
const FREE_LEAD =
  /^(?:free|gratis|kostenlos|kostenfrei|gratuite?|gratuit[oa]|bezpłatn[yi]e?|za darmo|ilmainen|gr[áa]tis)(?=\s?[,.;:!*(–—])/iu;
/** "Free for individuals", "Free up to 3 users" in a card that has a name. */
export const FREE_FOR =
  /^(?:free|gratis|kostenlos|gratuit) (?:(?:and|&) open[- ]source|self[- ]hosted,?|for|up to|forever|plan|tier|version|to use|für|bis|pour|jusqu['’]à|para|hasta|per|fino a|voor)(?: [\p{L}\p{N}-]+){0,4}[.!]?$/iu;
/** "Crew: free up to ten boats": a name set apart from what it costs. */
export const FREE_ENTRY =
  /^(?<name>[^\s:.!?][^:.!?\n]{1,40}?)(?:\s?:\s|\s[–—-]\s|\s\((?=[^()]{4,12}\)$))(?:always\s)?(?<price>free|gr[áa]tis|kostenlos|kostenfrei|gratuit[oae]?|bezpłatn[yae]|darmow[yae]|za darmo)(?![\p{L}-])(?!\s(?:trial|shipping|delivery|demo|for students))/iu;
/** "Custom pricing", "auf Anfrage": a price that is told on asking. */
export const CUSTOM = exactly(`(?:${inAllLanguages("onRequest")})[.!*]?`);
/** "Contact sales": a button that asks to get in touch. */
export const CONTACT = exactly(`[>›»→ ]*(?:${inAllLanguages("inTouch")})[.!*>›»→ ]*`);

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

/** "2400,-": the stroke in place of hundredths, by which a figure without a sign is an amount. */
export const PRICE_END = /\d[.,]\s?[-–—]+$/;

/** "Your saving", "jouw tarief": what is a reader's, as alternatives. */
export const YOURS =
  "your|(?:dein|ihr|euer)\\p{L}{0,2}|votre|vos|ton|ta|tes|tus?|sus?|vuestr[oa]s?|(?:il |la )?(?:tu[oa]|vostr[oa])|jouw|je|uw|(?:a |o )?(?:tua?|sua?|seu|teu)|twój|twoj[ae]|din|ditt|dit";
