import { isCall } from "@/lib/drafting/reading/lines/noise";
import { PRICE_HEADING } from "@/lib/drafting/reading/sections";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn, wholePeriod } from "@/lib/drafting/text/money";
import { linesOf, type Spot } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PricePoint } from "../price-point";

/** Buttons and links that ask for something. */
const CALL = exactly(inAllLanguages("invite"));
/** Ribbons on a card, with the stars and signs around them. */
export const BADGE = exactly(
  `[^\\p{L}\\p{N}]*(?:${inAllLanguages("ribbon")}|${inAllLanguages("soon")})[^\\p{L}\\p{N}]*`,
  "-?\\d+ ?%.*",
);
const RIBBON =
  /(?<=\S)[\s(–-]+(?:most popular|popular|best value|recommended|beliebt|empfohlen|populaire|recommandé|más popular|consigliato|populair|new|beta)[!)]*$/iu;
/** Lines between name and price, or beside the price. A heading of these words is a name ("Plus", "Monthly"). */
const LINE = exactly(inAllLanguages("cardLine"), "月額|年額|税込|税抜|料金|每月|每年");
const LEADING = exactly(`(?:${inAllLanguages("leading")})(?:\\s(?:${inAllLanguages("leading")}))?`);

/** "from", "starting at", "billed": what leads to a price and names nothing. */
export function isLeading(text: string): boolean {
  return LEADING.test(text);
}

const CYCLE = exactly(inAllLanguages("cycle"));

/** How often it is paid, which names a plan where nothing else does. */
export function isCycle(text: string): boolean {
  return CYCLE.test(text);
}

const NAME_MAX = 48;

/** The corner of a comparison: what its rows and columns are, not a plan. */
const CORNER = exactly(inAllLanguages("corner"));

/** "Autumn sale: regular price", "List price": what a price is beside another, not whose it is. */
const BESIDE = anyWord("besidePrice");

/** "The darkroom is warming up", "API access and", "Three parts of the system, three gains": said about something, or the half of it. */
const PHRASE =
  /\S\s(?:is|are|ist|sind|est|sont|es|son|è|sono|jest|są|är)\s\S|\s(?:y|e|and|und|et|en|ed|och|og|oraz|of|for|with|the|de|du|des|del|para|por|con|per|für|mit|von|voor|met|dla)$|^(?!.*\d)(?=(?:\S+\s){3})\S+\s[^,]+,\s\p{Ll}/u;
/** "Sin cuotas mensuales", "No monthly fees": what is spared, not what is sold. */
const NO_FEES =
  /^(?:no|without|zero|sin|sans|ohne|keine?|senza|nessun\p{L}*|zonder|geen|sem|bez|żadnych)\s(?:\p{L}+\s){0,2}(?:fees?|costs?|charges?|commitments?|contracts?|cuotas?|cost[oe]s|comisiones|permanencia|frais|engagement|kosten|gebühren|grundgebühr|vertragsbindung|costi|canon[ei]|vincol[io]|mensalidades?|taxas|opłat|kosztów|avgifter)(?!\p{L})/iu;

/** "What you pay today", "Lo que pagas hoy": about what something costs, not a name. */
const ABOUT =
  /^(?:what|how|why|when|where|was|wie|warum|ce (?:que|qui)|combien|pourquoi|lo que|qué|cuánto|cómo|cosa|quanto|come|wat|hoeveel|hoe|o que|como|co|ile|jak|vad|hur|hvad|hvor)\s/iu;

/** "Student discount", "Mengenrabatt": less of another's price. */
const REDUCED =
  /(?<!\p{L})(?:\p{L}*(?:discount|rabatt)s?|réductions?|remises?|descuentos?|sconti?|kortingen?|\p{L}+korting|descontos?|zniżk\p{L}|rabat\p{L}*)(?!\p{L})/iu;

/** "One time per season", "Einmal im Jahr": how often it is paid. */
const ONCE_PER =
  /^(?:once|one time|einmal(?:ig)?|une fois|una vez|una volta|[eé]{2}n (?:keer|maal)|eenmalig|jednorazowo|uma vez|en gång|én gang)\s(?:an?|each|every|per|pro|im|par|al|ogni|na|por|om|i)\s/iu;

/** "What's included", "Alles inbegriffen", "Zit er altijd bij": what is had, over its list. */
const INCLUDED =
  /^(?:(?:what['’]?s|what is|always|everything|all|was|alles|immer|ce qui est|tout(?: est)?|toujours|todo|siempre|qué|tutto|sempre|cosa è|wat|altijd|zit er|tudo|wszystko|zawsze|allt|alltid|alt|altid|ist|is|est|é|è)\s){1,3}(?:included|inside|in it|inbegriffen|enthalten|dabei|drin|inclus|compris|incluido|incluye|incluso|compreso|inbegrepen|erbij|bij|in|incluído|wliczone|w cenie|ingår|inkluderat|inkluderet|med)$/iu;

/** "Pro Basic": an edition, where "pro Monat" is a period. */
const PRO =
  /^Pro\s(?:basic|full|plus|max|mini|lite|light|business|premium|ultimate|unlimited|annual|monthly|yearly|lifetime|solo|studio|starter|standard|personal|family|individual|enterprise|edition|licen[sc]e|lizenz|plan|version|bundle|pack|desktop|mobile|cloud)$/iu;

/** "1 - 4 users", below a name: whom the price is for. */
const FOR_SO_MANY =
  /^\d+(?:\s?[-–]\s?\d+)?\+?\s(?:users?|seats?|members?|nutzer|plätze|utilisateurs?|postes?|usuarios?|utenti|gebruikers?|utilizadores|użytkownik\p{L}*|användare|brugere?)$/iu;

/** "Free. And staying so.": a heading that opens with what plans are called anywhere, and goes on to praise it. */
const OPENING =
  /^(?<name>free|basic|starter|standard|pro|plus|premium|team|business|enterprise|gratis|kostenlos|gratuit|básico)\.\s\p{L}.*[.!]?$/iu;
const openingOf = ({ segment: { kind, text } }: Spot): string | undefined =>
  kind === "heading" ? OPENING.exec(text.trim())?.groups?.name : undefined;

/** A short text that can name a plan. */
export function isLabel(spot: Spot): boolean {
  const text = openingOf(spot) ?? spot.segment.text.trim();
  if (text.length > NAME_MAX || !/\p{L}{2}/u.test(text) || /[!?:;]$|[.]$|\n|\p{Sc}/u.test(text)) return false;
  const words = nameWithin(spot).text.split(/\s+/).length;
  if (words > (spot.segment.kind === "heading" ? 6 : 5)) return false;
  const isKind = (spot.segment.level ?? 0) >= CARD_LEVEL && ONE_KIND.test(text);
  if ([CALL, BADGE, CORNER, BESIDE].some((one) => one.test(text)) || (!isKind && isGeneric(text))) return false;
  if (moneyIn(text).length > 0) return false;
  if (
    PHRASE.test(text) ||
    ABOUT.test(text) ||
    REDUCED.test(text) ||
    NO_FEES.test(text) ||
    ONCE_PER.test(text) ||
    INCLUDED.test(text)
  )
    return false;
  if (spot.segment.kind === "heading") return !/^(?:per|billed)\s/i.test(text);
  if (FOR_SO_MANY.test(text)) return false;
  return !LINE.test(text) && text !== "plus" && !isLeading(text) && (PRO.test(text) || !wholePeriod(text));
}

/** Headings from this level on are of cards: "Subscription", beside "Retail". */
const CARD_LEVEL = 4;
const ONE_KIND = exactly("subscription|abonnement|abo|suscripción|abbonamento|assinatura|subskrypcja|prenumeration");

const ALL_PRICE_WORDS = new RegExp(PRICE_HEADING.source, "giu");
/** "One simple price", "Un seul prix": of everything there is. */
const SOLE = exactly(
  "(?:(?:just|only|nur) )?(?:one|a single|ein(?:en|e)?|un(?:e)?(?: seule?)?|un (?:solo|único)|één|ett|én|jedna|um (?:único|só)) (?:\\p{L}+,? ){0,2}(?:price|plan|preis|tarif|prix|precio|prezzo|piano|prijs|cena|preço|plano|pris)(?:[,. ].*)?",
);
/** "Plans for crews of any size", where "Crew plan" is a name. */
const TITLE = exactly(
  "(?:(?:our|the|simple|fair|transparent|affordable|flexible|available|compare|unsere|nos|nuestros|i nostri|onze) )*(?:pricing|prices|plans|subscriptions|licenses|licensing|preise|tarife|tarifs|formules|precios|planes|prezzi|piani|prijzen|abonnementen|preços|planos).*",
);

/** "Pricing", "Choose your plan", "Simple, transparent pricing": a title over plans, not the name of one. */
function isGeneric(text: string): boolean {
  if (!PRICE_HEADING.test(text)) return false;
  const rest = text.replace(ALL_PRICE_WORDS, " ");
  return !/\p{L}{2}/u.test(rest) || TITLE.test(text) || SOLE.test(text);
}

/** "Basic 100 pages / month", "Pack 50 50 pages": what is had for the price, set beside the name in the same line. */
const RATION =
  /(?<=\p{L})\s\d[\d.,'’]*\+?\s\p{L}+(?:\s\p{L}+)?\s?(?:\/|per|pro|par|por|al|im)\s?\p{L}+\.?$|(?<=\s(?<count>\d{1,6}))\s\k<count>\s\p{L}+(?:\s\p{L}+)?$/u;

/** The name without the ribbon or ration that the same element holds: "Fleet" of "Fleet Most popular". */
export function nameWithin(spot: Spot): { text: string; start: number; end: number } {
  const text = openingOf(spot) ?? spot.segment.text.replace(RIBBON, "").replace(RATION, "").trim();
  return { text, start: 0, end: text.length };
}

/** Texts of headings that stand more than once on the page. */
export function repeatedHeadings(spots: Spot[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { segment } of spots) {
    if (segment.kind !== "heading") continue;
    if (seen.has(segment.text)) repeated.add(segment.text);
    seen.add(segment.text);
  }
  return repeated;
}

/** "A server costs", "Add a second seat for": the beginning of a sentence, not a name. */
const SENTENCE = anyOf(
  "(?:costs?|costing|is|are|was|for|at|from|of|to|and|or|plus|with|per|than|kostet|kosten|für|mit|von|coûte|pour|cuesta|costa|per|kost|voor)(?=$)",
  "^(?:we|you|our|your|this|that|these|if|when|all|every|each|some|most|wir|sie|nous|vous)\\s.*",
);

/** "Personal licence – €29": the line names its own plan. */
export function isOwnLine(point: PricePoint): boolean {
  if (!point.label) return false;
  const text = point.label.text.replace(/^[^\p{L}\p{N}]+/u, ""); // "💳 Buy today"
  if (isCall(text)) return false;
  return (
    ![SENTENCE, CALL, BADGE, LINE, LEADING, BESIDE].some((pattern) => pattern.test(text)) &&
    !isGeneric(text) &&
    !wholePeriod(text)
  );
}

/** A title in a list or over a column, without what is said of it on the line below: "Basic", "cloud". */
export function titleOf(spot: Spot): Spot {
  const [line, ...below] = linesOf(spot.segment.text);
  const isTitle = /^(?:item|text)$/.test(spot.segment.kind) && below.length === 1;
  return line && isTitle ? { ...spot, segment: { ...spot.segment, text: line.text } } : spot;
}
