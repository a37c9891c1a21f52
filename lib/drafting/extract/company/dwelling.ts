import type { SiteReading } from "@/lib/drafting/candidate";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { PLACE } from "@/lib/drafting/text/places";
import { isDenied } from "@/lib/drafting/text/polarity";
import type { Spot, Stretch } from "@/lib/drafting/text/spans";

/** Wider than a town, or no place at all. */
export const NO_TOWN =
  /^(?:the\s)?(?:Europ[ea]|EU|UE|Asia|Africa|America|Internet|Twitter|X|LinkedIn|Instagram|Facebook|Mastodon|Telegram|Discord|YouTube|WhatsApp|GitHub|GitLab|Google|Product Hunt|App Store|Earth|Web|Cloud|Rust|Go|Python|Swift|Responsabilit\p{L}+)(?!\p{L})/u;
const DWELL = new RegExp(`(?<!\\p{L})(?:${inAllLanguages("dwell")})(?!\\p{L})`, "iu");
const IN_PLACE = /^[^.;:!?]{0,24}?\s(?:in|à|en|em|a|i|w|we)\s(?=\p{Lu})/u;

/** "I live in Kelpton": where the maker of a small product lives is where it comes from. */
export function dwelling({ text }: Stretch, { page }: Spot, reading: SiteReading): string | undefined {
  const match = hasRole(reading, page, "home", "about", "team", "contact") ? DWELL.exec(text) : null;
  if (!match || isDenied(text, match.index) || text.endsWith("?")) return undefined;
  const rest = text.slice(match.index + match[0].length);
  const place = PLACE.exec(rest.slice(IN_PLACE.exec(rest)?.[0].length ?? rest.length))?.groups?.place;
  return place && !NO_TOWN.test(place) ? tidyPlace(place) : undefined;
}

/** The place without words that lead on from it. */
export function tidyPlace(place: string): string {
  return place
    .replace(/(?:[\s.,]|\s(?:am|an|den|im|en|and|und|et|de|la|on|of|di|do))+$/u, "")
    .replace(/,\s(?:We|Our|The|And|With)$/u, "");
}
