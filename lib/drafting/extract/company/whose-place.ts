import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";

/** Who speaks of the company's own place. */
export const SELF = anyWord("makers");
/** People, customers, servers and rules have places of their own. */
export const OTHERS = anyWord("elsewhere");

/** "Offices in London, Rennes and Berlin": which of them is the company's seat is not said. */
export function isOneOfSeveral(text: string, place: string): boolean {
  return /^,?\s(?:and|und|et|y|e|en|&)\s\p{Lu}/u.test(text.slice(text.indexOf(place) + place.length));
}

/** The place without words that lead on from it. */
export function tidyPlace(place: string): string {
  return place
    .replace(/(?:[\s.,]|\s(?:am|an|den|im|en|and|und|et|de|la|on|of|di|do))+$/u, "")
    .replace(/,\s(?:We|Our|The|And|With)$/u, "");
}

/** Wider than a town, or no place at all. */
export const NO_TOWN =
  /^(?:the\s)?(?:Europ[ea]|EU|UE|Asia|Africa|America|Internet|Earth|Web|Cloud|Rust|Go|Python|Swift|Responsabilit\p{L}+)(?!\p{L})/u;
