import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { speaksOfOwn } from "@/lib/drafting/reading/speaking";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { SHOWN } from "@/lib/drafting/text/shown-words";
import { type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf, exactly, wholeWords } from "@/lib/drafting/text/words";

/** "Offer your", "Bieten Sie": who reads is told to give something, to customers of theirs. */
const TOLD_TO_GIVE =
  /^\P{L}*(?:offer|grant|give|let|bieten sie|biete|geben sie|lassen sie|lass|proposez|offrez|laissez|donnez|offre[sz]?(?= à)|ofrece|ofrezca|deja que|da a|offri|offrite|proponi|lascia|fai|bied|geef|laat|zaoferuj|oferuj|zaproponuj|daj|pozwól|ofereça|oferece|deixe|dê|erbjud|låt|ge|tilbyd|lad|giv)\s(?!(?:it|us|me|yourself|es|uns|sie sich|dir|nous|vous|toi|ti|te|ci|ons|uns|dig|oss|os)(?!\p{L}))/iu;
/** "Gyms offer a": whoever does so in a sentence that does not name the product or its plans. */
const OTHERS_GIVE =
  /^(?:\p{L}+\s){1,3}(?:offer|give|grant|bieten|proposent|offrent|ofrecen|offrono|bieden|oferują|oferecem|erbjuder|tilbyder)\s(?:(?:\p{L}+\s){0,3})$/iu;
const OURS = new RegExp(
  wholeWords(
    inAllLanguages("product"),
    inAllLanguages("planKind"),
    "they|these|both|plans?|everyone|it|beide|ils|elles|tous|todos|tutti|alle|wszystkie|alla",
  ),
  "iu",
);
/** "7, 14 or 30": a choice that somebody else makes. */
const CHOICE = /\d\s?(?:,|\/|-?\s?(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|och|eller|og))\s?$/iu;
/** "Not happy? Send it back": a thing was delivered. */
const SENT_BACK = anyOf(
  "(?:send|ship|return) (?:it|them) (?:back|for)|schick\\p{L}* (?:\\p{L}+ )?(?:einfach )?zurück|zurück(?:schicken|senden)|renvoyez-l[ea]s?|devuélv\\p{L}+|rispedisci\\p{L}*|restituisci\\p{L}*|stuur (?:\\p{L}+ ){1,3}terug|odeślij|devolva|skicka (?:\\p{L}+ )?tillbaka|send (?:den|det|dem) (?:bare )?(?:tilbage|retur)",
);
/** "FitBuddy": no word is written so. */
const STRANGE_NAME = /^\p{Lu}\p{Ll}+\p{Lu}\p{L}+$/u;
/** Letters of a heading that says what stands below it. */
const HEADING_MAX = 60;

/** True where customers of the readers are given the trial, or are to choose how long it is. */
export function isGivenByOthers(text: string, at: number, own: OwnNames): boolean {
  const lead = text.slice(0, at);
  if (CHOICE.test(lead)) return true;
  if (namesOwn(own, text.slice(0, at)) || OURS.test(lead)) return false;
  return TOLD_TO_GIVE.test(text) || (OTHERS_GIVE.test(lead) && !speaksOfOwn(lead, own));
}

/** True where what is tried is sent back, or stands in an example of what customers make. */
export function isOfThingOrExample(reading: SiteReading, spot: Spot, sentence: Stretch, own: OwnNames): boolean {
  const next = sentencesOf(spot.segment.text).filter(({ start }) => start >= sentence.start);
  if (next.some(({ text }) => SENT_BACK.test(text))) return true;
  const page = reading.pages[spot.page];
  const above = page ? headingsAbove(page, spot.index) : [];
  if (above.some((text) => text.length <= HEADING_MAX && SHOWN.test(text))) return true;
  const last = above.at(-1) ?? "";
  return STRANGE_NAME.test(last) && !namesOwn(own, last) && !hasRole(reading, spot.page, "pricing", "offer");
}

/** In a contract, but not below "Free trial", where it tells what it grants: elsewhere it is how long what is kept. */
export function isOfContract(reading: SiteReading, { page, index }: Spot): boolean {
  if (!hasRole(reading, page, "terms", "privacy", "imprint", "donate")) return false;
  const title = reading.pages[page] && headingsAbove(reading.pages[page], index).at(-1);
  return !title || !TRIAL_SECTION.test(title);
}
const TRIAL_SECTION = exactly(`(?:[\\d.]+\\s?)?(?:free )?(?:${inAllLanguages("trial")})(?: period)?`);
