import { anyWord, inAllLanguages } from "../lexicon/lexicon";
import { isDenied } from "../polarity";
import { LICENSE } from "./licence-names";
import { isOpenedLater } from "./open-later";

const OPEN = anyWord("openSource");
/** "for MIT and", "für": whom something is offered to, right before the licences that theirs have. */
const FOR_THOSE =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|dla|för|til)\s(?:(?!(?:under|unter|sous|bajo|sotto|onder|pod|sob)\s)[\p{L}-]+\s){0,2}$/iu;
/** "Licence conflicts:", "Lizenzprüfung:": a word of licences that goes on to say what of them. */
const ABOUT_LICENCES = new RegExp(
  `^(?:(?:licen[sc]e|licen[sc]ing|lizenz)[ -]?(?:conflicts?|complian\\p{L}+|check\\p{L}*|scan\\p{L}*|risks?|issues?|violations?|warnings?|types?|detection|polic\\p{L}+|konflikt\\p{L}*|prüfung\\p{L}*|verst\\p{L}+|risik\\p{L}+)|(?:conflits?|contrôle|conflictos?|conflitti|controllo|conflitos?|konflikty?)\\s(?:\\p{L}{1,3}\\s)?(?:${inAllLanguages("licence")})|licen[st]\\p{L}*(?:conflict|controle|konflikt)\\p{L}*)(?!\\p{L})`,
  "iu",
);
/** "version 7 remains under": what was once. */
const STAYS =
  /(?<!\p{L})versions?\s(?:\d[\d.x]*\s)?(?:and (?:earlier|older|below)\s)?(?:remains?|stays?|bleib(?:t|en)|rest(?:e|ent|a|ano)|sigue|permanece|blijft|pozostaje|förblir|forbliver)(?!\p{L})/iu;
/** "free CC0 drums", "CC0 photos": of what may be used with the product. */
const OF_CONTENT =
  /^\s(?:\p{L}+\s)?(?:sounds?|samples?|drums?|loops?|recordings?|music|tracks?|songs?|photos?|pictures?|images?|videos?|clips?|illustrations?|textures?|models?|icons?|fonts?|artwork|assets|fotos?|bilder|musik|musique|sons|música|sonidos|musica|suoni|muziek|geluiden|muzyka|zdjęcia)(?!\p{L})(?!\s(?:\p{L}+\s)?(?:player|editor|platform|app|manager|viewer|library|server|tool|software|for)(?!\p{L}))/iu;
/** A product has one licence, or a choice of two; who names more lists those of others. */
const LICENCES_MAX = 2;
const EVERY_LICENCE = new RegExp(LICENSE.source, "gu");

/** Whether a sentence names a licence that is not the product's of today: one of a list, of users' projects, of once or of one day. */
export function isOtherLicence(sentence: string, match: RegExpExecArray, text: string): boolean {
  const open = OPEN.exec(sentence);
  const isNoMore = open !== null && isDenied(sentence, open.index);
  const isOfThose = FOR_THOSE.test(sentence.slice(0, match.index)) || ABOUT_LICENCES.test(sentence);
  const isOfContent = OF_CONTENT.test(sentence.slice(match.index + match[0].length));
  const listed = [...sentence.matchAll(EVERY_LICENCE)].length;
  return (
    isNoMore ||
    isOfThose ||
    isOfContent ||
    STAYS.test(sentence) ||
    listed > LICENCES_MAX ||
    isOpenedLater(sentence, text)
  );
}
