import type { SiteReading } from "@/lib/drafting/candidate";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import type { Spot } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { hasRole, type PageRole } from "./page-role";
import { headingsAbove } from "./sections";

type Place = Pick<Spot, "page" | "index">;

/** Pages that are about the makers, whatever stands above. */
const THEIR_PAGES: PageRole[] = ["about", "team", "press", "imprint", "contact", "docs"];
const MAKERS_ABOVE = anyWord("makersAbove");
const SAMPLE_ABOVE = anyWord("sampleAbove");
/** "Your team", "for the whole team", "every team": the readers'. */
const READERS = anyOf(
  "your|dein\\p{L}*|eure?\\p{L}*|ihr(?:e[mnrs]?)? team|votre|vos|tes|tu|tus|su|vuestr\\p{L}+|vostr\\p{L}|tu[oa]|uw|jouw|je team|sua|seu|twoj\\p{L}+|ditt?|din|every|any|each|jede[sm]?|chaque|cada|ogni|elke?|każd\\p{L}+",
  "(?:for|für|pour|para|per|voor|dla|för|til) (?:[\\p{L}-]+ ){0,3}?(?:\\p{L}*team\\p{L}*|équipe|equipo|squadra|zesp\\p{L}+|equip[ae])",
);
const HEADING_MAX = 80;

/** True for a heading over those who make the product: "Our team", "Hecho por agentes". */
export function isMakersHeading(text: string): boolean {
  return text.length <= HEADING_MAX && MAKERS_ABOVE.test(text) && !READERS.test(text);
}

/** True in somebody's card below a heading over the makers: the name is the card's own heading, not who signs a quotation. */
export function isMakersCard(page: PageSnapshot, index: number, name: string): boolean {
  const nearest = page.segments.slice(0, index + 1).findLast(({ kind }) => kind === "heading");
  return nearest?.text.trim() === name && headingsAbove(page, index).some(isMakersHeading);
}

/**
 * True where a card that calls somebody founder, and does not say of what, may mean the product: on a page about its makers,
 * below a heading over them, in the footer. Elsewhere founders stand on product sites as customers, guests and samples.
 */
export function isMakersPlace(reading: SiteReading, place: Place): boolean {
  const snapshot = reading.pages[place.page];
  if (snapshot === undefined || hasRole(reading, place.page, ...THEIR_PAGES)) return true;
  if (snapshot.segments[place.index]?.region === "footer") return true;
  return headingsAbove(snapshot, place.index).some(isMakersHeading) || isLabelled(snapshot, place.index);
}

/** Texts above a role in which the label of its section may stand, no heading though it looks like one. */
const LABEL_REACH = 8;
const TEAM_WORDS_MAX = 3;
/** Boxes of one person's card. */
const CARD_DEPTH = 2;

/** "Who is behind it", set as a text before the cards: outside the person's own, in a box around it. */
function isLabelled({ segments }: PageSnapshot, index: number): boolean {
  const around = segments[index]?.blocks.slice(CARD_DEPTH).filter((id) => id !== 0) ?? [];
  return segments
    .slice(Math.max(0, index - LABEL_REACH), index)
    .some(({ kind, text, blocks: [inner = 0, outer = 0] }) => {
      const isShort = !TEAM_WORD.test(text) || text.split(/\s/).length <= TEAM_WORDS_MAX; // "Our team loves it"
      return kind === "text" && around.includes(outer) && !around.includes(inner) && isShort && isMakersHeading(text);
    });
}
const TEAM_WORD = anyOf("\\p{L}*team\\p{L}*|équipe|equipo|squadra|zesp\\p{L}+|equip[ae]");

/** True where a page that is not about the makers shows something for an example: a template, a sample, a customer's case. */
export function isSample(reading: SiteReading, { page, index }: Place): boolean {
  const snapshot = reading.pages[page];
  if (snapshot === undefined || hasRole(reading, page, ...THEIR_PAGES)) return false;
  return headingsAbove(snapshot, index).some((text) => text.length <= HEADING_MAX && SAMPLE_ABOVE.test(text));
}
