import { anyOf } from "@/lib/drafting/text/words";

/** Who speaks of the company's own place. */
export const SELF = anyOf(
  "we|our|company|business|team|studio|foundation|association|non-profit|startup|wir|unser\\p{L}*",
  "unternehmen|nous|notre|nos|entreprise|société|empresa|somos|estamos|nuestr\\p{L}+|azienda|siamo|nostr\\p{L}+|bedrijf|wij|ons|onze|nós|noss\\p{L}+|firm[ay]|nasz\\p{L}*",
);
/** People, customers, servers and rules have places of their own. */
export const OTHERS = anyOf(
  "customers?|clients?|users?|servers?|data ?cent(?:er|re)s?|hosted|hosting|stored|processor",
  "sub-?processors?|providers?|residents?|citizens?|born|lives?|living|authority|court|law(?:s)?",
  "developer|engineer|designer|maintainer|programmer|founder|ceo|cto|he|she|who",
  "jurisdiction|visitors?|freelance|jobs?|candidates?|remote from|third[- ]part(?:y|ies)|partner",
  "investor|venture|capital|payments?|newsletter|fairs?|trade show|conference|messe|salon|foire|feria|fiera|beurs|feira|targ(?:i|ach)|stand|booth",
);

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
