import type { SiteReading } from "@/lib/drafting/candidate";
import { isMaster, tellsOfSoftware } from "@/lib/drafting/extract/known";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { MAKING } from "@/lib/drafting/text/founded-words";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import type { Cited } from "../cited";
import { squeeze } from "../composed";

/** "I built" says nothing of founding until it says what. */
export const I_MADE = new RegExp(
  `(?<!\\p{L})(?:${inAllLanguages("iMade")}|${inAllLanguages("weMade")}|${inAllLanguages("mine")}|${MAKING})(?!\\p{L})`,
  "iu",
);

/** "My name is Jane Roe", "I wrote a little program", on a page about the makers, by whom the site itself calls who runs it. */
export function tellsOfMaking(name: string, naming: Cited[], cited: Cited[], reading: SiteReading): boolean {
  const isAbout = ({ page }: Cited) => hasRole(reading, reading.pages.indexOf(page), "about", "team");
  const isSpeaking = (one: Cited) =>
    isAbout(one) && (I_AM.test(one.sentence) || squeeze(one.text.replace(/^[\s–—-]+/u, "")) === squeeze(name));
  const isTelling = (one: Cited) => isAbout(one) && I_MADE.test(one.sentence) && tellsOfSoftware(one.sentence);
  const isOneText = naming.some(
    (one) => isSpeaking(one) && cited.some((other) => other.page === one.page && isTelling(other)),
  );
  return isOneText && isMaster(reading, name);
}
const I_AM = anyWord("iAm");
