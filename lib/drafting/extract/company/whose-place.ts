import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";

/** Who speaks of the company's own place. */
export const SELF = anyWord("makers");
/** People, customers, servers and rules have places of their own. */
export const OTHERS = anyWord("elsewhere");
/** "From 1995 to 2000 she worked for a group based in Kelpton": what somebody did before. */
export const FROM_TO =
  /(?<!\d)(?:19|20)\d\d\s?(?:[–-]|to|until|bis|à|al?|hasta|tot|do|till?|at[ée])\s?(?:19|20)\d\d(?!\d)/iu;

/** "Offices in London, Rennes and Berlin": which of them is the company's seat is not said. */
export function isOneOfSeveral(text: string, place: string): boolean {
  return /^,?\s(?:and|und|et|y|e|en|&)\s\p{Lu}/u.test(text.slice(text.indexOf(place) + place.length));
}
