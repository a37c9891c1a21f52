import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { type Spot, whole } from "@/lib/drafting/text/spans";
import { vocabulariesOf, type WordFind } from "@/lib/drafting/text/topics/vocabulary";
import { anyOf } from "@/lib/drafting/text/words";
import { homeLanguage } from "./home-language";
import { type Place, placesOf, type Role } from "./telling-places";
import { deniedOf } from "./topic-standing";

/** What a word weighs by where it stands; a heading further down the page lies between. */
const WEIGHTS: Record<Role, number> = { title: 4, description: 3, heading: 3, self: 2, beside: 1 };
const HEADING_BESIDE = 1.5;
/** Saying a word again adds less each time: its weights are summed and raised to this. */
const SATURATION = 0.4;
/** A word of several categories tells less of each: how much less, of how many categories there may be. */
const RARITY = 2;
const CATEGORIES = 94;
const TERM = 1.2;
/** Texts that are quoted for a category. */
const SOURCES_MAX = 2;

/** How much the words of the home page are those of a category, and the texts that say most of them. */
export interface Worded {
  score: number;
  /** How many different ones, those that others say, too, as parts of one. */
  words: number;
  sources: SourceRef[];
}

interface Heard {
  find: WordFind;
  weight: number;
  spots: Spot[];
}

/** Categories, by their place in the list, of whose words the home page has any. */
export function wordedTopics(reading: SiteReading, name: string | null): Map<number, Worded> {
  const told = new Map<number, { score: number; words: number; bySpot: Map<Spot, number> }>();
  for (const { find, weight, spots } of heardWords(reading, name)) {
    const rarity = Math.max(0, Math.log(CATEGORIES / find.strengths.size) / Math.log(CATEGORIES)) ** RARITY;
    const worth = weight ** SATURATION * rarity * (find.words > 1 ? TERM : 1);
    for (const [category, strength] of find.strengths) {
      const one = told.get(category) ?? { score: 0, words: 0, bySpot: new Map<Spot, number>() };
      one.score += worth * strength;
      one.words += strength;
      for (const spot of spots) one.bySpot.set(spot, (one.bySpot.get(spot) ?? 0) + rarity * strength);
      told.set(category, one);
    }
  }
  return new Map(
    [...told].map(([category, { score, words, bySpot }]) => [category, { score, words, sources: loudest(bySpot) }]),
  );
}

const loudest = (bySpot: Map<Spot, number>): SourceRef[] =>
  [...bySpot]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SOURCES_MAX)
    .map(([spot]) => whole(spot));

/** Words of any category on the home page, each once; the product's own name is none. */
function heardWords(reading: SiteReading, name: string | null): Heard[] {
  const places = placesOf(reading, name).filter((place) => !isFurniture(reading, place));
  const vocabularies = vocabulariesOf(reading.categories, homeLanguage(reading));
  const own = name && !/\s/.test(name) ? name.toLowerCase() : null;
  const heard = new Map<string, Heard>();
  for (const place of places) {
    const { text } = place.spot.segment;
    const here = new Set<string>();
    const denied = deniedOf(text);
    for (const find of vocabularies.flatMap((one) => one.find(text))) {
      const isDenied = denied.some(([start, end]) => find.start < end && isRightBehind(text.slice(start, find.start)));
      if (isDenied || text.slice(find.start, find.end).toLowerCase() === own) continue;
      const known = heard.get(find.phrase) ?? { find, weight: 0, spots: [] };
      for (const [category, strength] of find.strengths)
        known.find.strengths.set(category, Math.max(known.find.strengths.get(category) ?? 0, strength));
      const at = `${find.start} ${find.phrase}`; // one word that two languages know is one
      if (!here.has(at)) known.weight += weightOf(place);
      if (!here.has(at)) known.spots.push(place.spot);
      here.add(at);
      heard.set(find.phrase, known);
    }
  }
  return [...heard.values()];
}

/** "Not a browser", "no Chrome": few words from the denial, and none that the product spares its users: "no lost invoices". */
const isRightBehind = (said: string): boolean =>
  said !== "" && said.split(/\s+/).length <= DENIED_WORDS && !SPARED.test(said);
const DENIED_WORDS = 4;
const SPARED = anyOf(
  "better|other|more|longer|lost|missed?|forgotten|unpaid|late|matter|algorithm|knowledge|code|verlorene\\p{L}*|vergessene\\p{L}*|verpasste\\p{L}*|bessere\\p{L}*|perdue?s?|meilleur\\p{L}*|perdid[oa]s?|mejor|pers[oaie]",
);

/** What a page has whatever the product is: its sections speak of paying, signing in, partners and news, and their words vote for none. */
function isFurniture({ pages }: SiteReading, { role, spot }: Place): boolean {
  const page = pages[spot.page];
  if (role !== "beside" || page === undefined) return false;
  return headingsAbove(page, spot.index).some((text) => text.length <= HEADING_MAX && FURNITURE.test(text));
}
const HEADING_MAX = 60;
const FURNITURE = anyOf(
  "faqs?|frequent\\p{L}*|questions?|integrat\\p{L}+|integrate with|works with|security|newsletter|subscribe|blog|news|cookies?|privacy|compliance|pricing|plans",
  "(?:häufige )?fragen|integrationen|schnittstellen|sicherheit|datenschutz|neuigkeiten|aktuelles|preise|tarife",
  "questions? fréquentes|intégrations?|sécurité|actualités|tarifs|preguntas(?: frecuentes)?|integraci\\p{L}+|seguridad|noticias|precios|novedades",
  "domande(?: frequenti)?|integrazion\\p{L}+|sicurezza|novità|prezzi|(?:veelgestelde )?vragen|integraties|koppelingen|beveiliging|veiligheid|nieuws|prijzen|tarieven",
  "perguntas(?: frequentes)?|integraç\\p{L}+|segurança|notícias|preços|planos|pytania|integracj\\p{L}+|bezpieczeństwo|aktualności|cennik|otázky|integrace|zabezpečení|novinky|ceník",
  "(?:vanliga )?frågor|integrationer|säkerhet|nyheter|priser|(?:ofte stillede )?spørgsmål|sikkerhed|nyheder",
);

const weightOf = ({ role, spot }: Place): number =>
  role === "beside" && spot.segment.kind === "heading" ? HEADING_BESIDE : WEIGHTS[role];
