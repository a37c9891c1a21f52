import { inLanguage, wordIn } from "@/lib/drafting/text/lexicon/lexicon";
import { wholeWords } from "@/lib/drafting/text/words";
import { namesOwn, type OwnNames } from "./own-names";

/** Words that mean "we" or "our" in one language and nothing in the others. */
const WE =
  "we|our|us|this (?:site|project|product|app|company)|wir|unser\\p{L}*|ich|mein\\p{L}*|nous|notre|nos|je|mon|nosotros|nuestr\\p{L}+|noi|nostr\\p{L}|wij|ons|onze|ik|mijn|nós|noss\\p{L}+|meu|nasz\\p{L}*";
const ANY = new RegExp(wholeWords(WE), "iu");
/** In other languages a small "i" is "and", and "my" is "we". */
const I = /(?<!\p{L})(?:I|[Mm]y)(?!\p{L})/u;

/** True when a text speaks of the site itself: by a name of its own, or as its makers do. */
export function speaksOfOwn(text: string, own: OwnNames): boolean {
  return namesOwn(own, text) || ANY.test(text) || I.test(text);
}

/** "Phase I", "I/O", "the view My Day": a number, a name or a part of one. */
const NO_SPEAKER =
  /(?<=\b(?:[Pp]hase|[Tt]ype|[Cc]lass|[Pp]art|[Ss]ection|[Ll]evel|[Tt]ier|War|[Gg]rade|Title|Annex|[Ss]tage|Volume|Chapter)\s)I(?!\p{L})|(?<!\p{L})I(?=[/-]\p{L})|(?<=[\p{L},(]\s)(?:My|Mein\p{L}*|Mijn|Mon|Ma|Mes|Mi|Mis)(?=\s\p{L})/gu;

/** True when one person tells of themselves: a maker, or a customer. */
export function speaksAsOne(text: string, lang: string | null): boolean {
  const spoken = text.replace(NO_SPEAKER, "");
  return I.test(spoken) || wordIn("i", lang).test(spoken);
}

const spoken = new Map<string, RegExp>();
/** Words that are namesakes in other languages: "je" is "I" in French and "you" in Dutch. */
const NAMESAKES = /\|(?:nos|je|mon|ons|meu)(?=\|)/g;

/** Who speaks of themselves, as a page's language says it; matches every place. */
export function speakersIn(lang: string): RegExp {
  const known =
    spoken.get(lang) ??
    new RegExp(wholeWords(inLanguage("we", lang), WE.replace(NAMESAKES, ""), "abbiamo|siamo|nas|nami"), "giu");
  spoken.set(lang, known);
  return known;
}
