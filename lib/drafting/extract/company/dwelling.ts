import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { PLACE } from "@/lib/drafting/text/places";
import { isDenied } from "@/lib/drafting/text/polarity";
import type { Spot, Stretch } from "@/lib/drafting/text/spans";
import { wholeWords } from "@/lib/drafting/text/words";

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

/** "I make Acme on my own, in a shed in Kelpton": what stands between says for nobody else. */
export function makersPlace({ text }: Stretch, own: OwnNames): string | undefined {
  const made = text.length <= SENTENCE_MAX && !text.endsWith("?") ? I_MAKE.exec(text) : null;
  const name = made ? ownNameIn(own, text.slice(made.index)) : null;
  if (!made || !name || isDenied(text, made.index)) return undefined;
  const rest = text.slice(made.index + name.end);
  const at = IN_LAST.exec(rest);
  const between = rest.slice(0, at?.index ?? 0);
  if (!at || name.start > made[0].length + 2 || between.length > BETWEEN_MAX || FOR_OTHERS.test(between))
    return undefined;
  const place = PLACE.exec(rest.slice(at.index + at[0].length))?.groups?.place;
  return place && !NO_TOWN.test(place) && !namesOwn(own, place) ? tidyPlace(place) : undefined;
}
const SENTENCE_MAX = 240;
const BETWEEN_MAX = 70;
const I_MAKE = new RegExp(
  `${wholeWords(inAllLanguages("iMade"), "we (?:make|build|write|develop)|wir (?:machen|bauen|entwickeln)")}\\s`,
  "iu",
);
const IN_LAST = /\s(?:in|à|en|em|a|i|w|we|te)\s(?=\p{Lu})/u;
const FOR_OTHERS =
  /(?<!\p{L})(?:for|with|using|as|für|mit|als|pour|avec|para|con|per|como|come|voor|met|dla|z|för|för|med|to|zu|since|seit|after|before|when|while)(?!\p{L})/iu;

/** The place without words that lead on from it. */
export function tidyPlace(place: string): string {
  return place
    .replace(/(?:[\s.,]|\s(?:am|an|den|im|en|and|und|et|de|la|on|of|di|do))+$/u, "")
    .replace(/,\s(?:We|Our|The|And|With)$/u, "");
}
