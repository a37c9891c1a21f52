import type { SiteReading } from "@/lib/drafting/candidate";
import { knownPeople } from "@/lib/drafting/extract/known";
import { namesOwn, type OwnNames, ownNames, withCompany } from "@/lib/drafting/reading/own-names";

const WE =
  /(?<!\p{L})(?:we|our|us|this (?:site|project|product|app|company)|wir|unser\p{L}*|ich|mein\p{L}*|nous|notre|nos|je|mon|nosotros|nuestr\p{L}+|noi|nostr\p{L}|wij|ons|onze|ik|mijn|nós|noss\p{L}|meu|nasz\p{L}*)(?!\p{L})/iu;

/** In other languages a small "i" is "and", and "my" is "we". */
const I = /(?<!\p{L})(?:I|[Mm]y)(?!\p{L})/u;

/** Names of the product and of the company that the rules know. */
export function ownersOf(reading: SiteReading): OwnNames {
  return withCompany(ownNames(reading), knownPeople(reading).fields?.legal_name?.value ?? null);
}

/** True when a text speaks of the site itself: by a name of its own, or as its makers do. */
export function speaksOfOwn(text: string, own: OwnNames): boolean {
  return namesOwn(own, text) || WE.test(text) || I.test(text);
}
