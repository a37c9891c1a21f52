import { type Spot, whole } from "@/lib/drafting/text/spans";
import type { PriceArea } from "./price-areas";
import { type PricePoint, withPeriodNearby } from "./price-points";

const FREE =
  /^(?:(?:always|forever|completely|totally|100 ?%)\s)?(?:free|gratis|kostenlos|kostenfrei|gratuit|gratuito|bezpłatn[yi]e?|ilmainen|grátis)(?:\s(?:forever|always|for ever|for life|für immer|pour toujours|para siempre|per sempre|voor altijd|for everyone))?[.!*]?$/iu;
/** "Free for individuals", "Free up to 3 users" in a card that has a name. */
const FREE_FOR =
  /^(?:free|gratis|kostenlos|gratuit) (?:(?:and|&) open[- ]source|for|up to|forever|plan|tier|version|to use|für|bis|pour|jusqu['’]à|para|hasta|per|fino a|voor)(?: [\p{L}\p{N}-]+){0,4}[.!]?$/iu;
const CUSTOM =
  /^(?:custom(?: (?:pricing|price|quote|plan))?|individual (?:pricing|quote)|individuell|(?:price |pricing )?(?:(?:on|upon|by) (?:request|quote|application)|available on request)|let['’]s talk|talk to us|get a quote|request (?:a )?quote|tailored(?: pricing)?|quote|auf anfrage|preis auf anfrage|individuelles angebot|sur (?:devis|demande|mesure)|a medida|a consultar|personalizado|su richiesta|personalizzato|su misura|op (?:aanvraag|maat)|sob consulta|na zapytanie|wycena indywidualna|offert|på begäran|varies|pay what you (?:want|can)|name your price)[.!*]?$/iu;
const CONTACT =
  /^(?:contact (?:us|sales|our sales team|the team)(?: for (?:pricing|a quote|details))?|talk to (?:sales|us|an expert)|speak (?:to|with) (?:sales|us)|kontakt(?:ieren sie uns| aufnehmen)?|kontaktieren|nous contacter|contactez[- ]nous|contáct[ae]nos|contactar(?: con ventas)?|contattaci|neem contact op|fale conosco|contacte-nos)[.!*→ ]*$/iu;

export function isCustomWord(text: string): boolean {
  return text.length <= 40 && CUSTOM.test(text.trim());
}

export function isFreeWord(text: string): boolean {
  return text.length <= 40 && FREE.test(text.trim());
}

interface WordPoint {
  point: PricePoint;
  /** Only a button that asks to get in touch. */
  isWeak: boolean;
}

/** A card without an amount may say its price in words. */
export function wordPoints(area: PriceArea): WordPoint[] {
  return area.spots.flatMap((spot): WordPoint[] => {
    const { text, kind } = spot.segment;
    if (kind === "cell" || text.length > 60) return [];
    if (kind === "text" && FREE_FOR.test(text) && text.split(" ").length <= 7)
      return [{ point: freePoint(spot), isWeak: false }];
    if (kind !== "heading" && (isFreeWord(text) || CUSTOM.test(text)))
      return [{ point: withPeriodNearby(wordPoint(spot), area.spots), isWeak: false }];
    if (kind === "heading" && (isFreeWord(text) || CUSTOM.test(text)) && followsHeading(area, spot)) {
      return [{ point: wordPoint(spot), isWeak: false }];
    }
    return kind !== "heading" && CONTACT.test(text) ? [{ point: wordPoint(spot), isWeak: true }] : [];
  });
}

/** A heading "Free" right below a heading in the same box is a price; alone it names the plan. */
function followsHeading(area: PriceArea, spot: Spot): boolean {
  const before = area.spots[area.spots.indexOf(spot) - 1];
  const isNear = before !== undefined && before.index >= spot.index - 2 && before.segment.block === spot.segment.block;
  return isNear && before.segment.kind === "heading" && (before.segment.level ?? 6) <= (spot.segment.level ?? 6);
}

/** Of "Free for up to 5 users" the first word is the price. */
function freePoint(spot: Spot): PricePoint {
  const price = spot.segment.text.split(" ")[0] ?? "";
  return { ...wordPoint(spot), price, amountCents: 0 };
}

export function wordPoint(spot: Spot): PricePoint {
  const price = spot.segment.text.replace(/[.!*→\s]+$/u, "");
  const isFree = isFreeWord(spot.segment.text);
  const amountCents = isFree ? 0 : null;
  return {
    spot,
    price,
    sources: [whole(spot)],
    amountCents,
    currency: null,
    period: null,
    label: null,
    cycle: "other",
  };
}
