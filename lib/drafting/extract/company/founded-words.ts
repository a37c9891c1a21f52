import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { anyOf, wholeWords } from "@/lib/drafting/text/words";

/** What was founded, as it is said of a company. */
export const FOUNDING = new RegExp(
  wholeWords(
    inAllLanguages("founded"),
    "formed|incorporated|est\\.|gründete?n?|stiftet|grundat|grundades?|perustettu|založen[oa]|(?:aperto|costituito|abierto|constituido) la (?:società|sociedad)",
  ),
  "giu",
);
/** What began, without a word of founding. */
export const START = new RegExp(
  wholeWords(
    "started|began|launched|born|went live|live since|begann|begonnen|startete|gestartet|entstand|entstanden|online gegangen",
    "naci[óo]|nata?|nasce|nace|naît|né|comenzó|empezó|começou|nasceu|ontstaan|begonnen|startade|powsta[łl]\\p{L}*|ruszył\\p{L}*|działamy|prowadzimy",
    "set up|became an? (?:company|business|firm)|open(?:ed|s) (?:its|our|their) doors|open(?:ed|s)? to (?:the )?public",
    "ouvr\\p{L}+ (?:au public|ses portes)|ouverte? au public|(?:öffnete|abrió|abriu|aprì|ha aperto|opende) (?:\\p{L}+\\s){0,2}(?:türen|puertas|al público|portas|ao público|porte|al pubblico|deuren)",
    inAllLanguages("iMade"),
  ),
  "giu",
);

const ANOTHER = anyOf(
  "(?:his|her|their|sein|ihr|son|sa|su|(?:la )?sua|zijn|haar)\\p{L}{0,2} (?:first|previous|last|erste|premi|primer|prima|eerste)\\p{L}* \\p{L}+",
);
/** "sein erstes Unternehmen": what somebody founded before. */
export function isOfAnother(clause: string): boolean {
  return ANOTHER.test(clause);
}
