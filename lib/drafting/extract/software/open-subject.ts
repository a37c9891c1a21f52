import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { saidOf } from "@/lib/drafting/text/software/open-words";
import { pageSpots } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import { OPEN_PART } from "./open-others";

/** Words of a subject that say nothing of what it is: articles, owners, amounts, and what joins them. */
const BESIDE_NOUNS = exactly(
  "the|our|its|his|her|their|my|this|that|these|those|an?|of|on|behind|for|and|or|both|all|every|each|whole|entire|entirely|complete|full|main|core|very|also|line|lines|bit|now|today|actual|\\d+|own|new",
  "der|die|das|dem|den|des|unser\\p{L}*|ein\\p{L}*|dies\\p{L}*|sein\\p{L}*|ihr\\p{L}*|und|oder|von|hinter|für|gesamt\\p{L}*|ganz\\p{L}*|komplett\\p{L}*|vollständig\\p{L}*|auch|zeile",
  "le|la|les|l|du|de|d|notre|nos|un|une|cette?|ces|son|sa|ses|et|ou|tout|toute|tous|toutes|entier|entière|aussi|ligne",
  "el|los|las|lo|del|nuestr\\p{L}+|una?|est[aeo]s?|su|sus|y|o|tod[ao]s?|enter[ao]|complet[ao]|también|il|gli|i|dell\\p{L}*|nostr\\p{L}+|uno|quest\\p{L}+|suo|sua|e|tutt[oaie]|inter[oa]|anche",
  "het|een|onze?|dit|deze|van|achter|voor|en|of|alle|hele|gehele|volledige|ook|nasz\\p{L}*|ten|ta|to|cał[yae]|też|os|as|do|da|nosso|nossa|este|esta|inteir[oa]|também",
  "den|det|vår\\p{L}*|vores|hela|hele|och|og|av|af|bakom|bag|också|også",
);
/** "It", "we", "everything": of the product, or of all that its makers write. */
const PRONOUNS = exactly(
  "it|we|i|everything|all|which|that|who|he|she|they|this|and|you|es|er|sie|wir|ich|alles|was|il|elle|nous|je|on|ça|cela|tout|qui|ce|c|él|ella|nosotros|yo|todo|que|esso|essa|noi|io|tutto|che|wij|we|ik|hij|zij|alles|die|dat|my|ja|on|ona|ono|wszystko|który|ele|ela|nós|eu|tudo|vi|jag|jeg|den|det|allt|alt|som",
);
/** "Everything we write is": the product too. */
const EVERYTHING = exactly("everything|alles|alt|allt|wszystko|tudo|todo|tutto");
/** What the product is called by kind, and its code. */
const PRODUCT = exactly(
  inAllLanguages("product"),
  "products?|projects?|systems?|code ?base|codebases?|code|source|sources|sourcecode|stack|servers?|backend|frontend|suite|engine|framework|apps?|platforms?|tools?|clients?|core|version|edition|mobile|desktop|web|technology|technologies|implementation|repository|solution",
  "projekt\\p{L}*|produkt\\p{L}*|quellcode|quelltext|programmcode|plattform|anwendung(?:en)?|lösung|système|projet|produit|serveur|sources?|solution|proyecto|producto|sistema|servidor|código|fuente|solución|progetto|prodotto|codice|sorgente|soluzione|project|broncode|systeem|oplossing",
  "produkt|kod|źródłowy|system|rozwiązanie|aplikacj\\p{L}+|projeto|produto|fonte|solução|källkod\\p{L}*|kod\\p{L}*|systemet|lösningen|kildekod\\p{L}*|løsningen|programvar\\p{L}+|oprogramowani\\p{L}*",
);
/** What its pages are, where the product is no website. */
const WEBSITE = exactly(
  "web ?sites?|sites?|webseite\\p{L}*|webs?|sitio|sito|strona|webbplats\\p{L}*|hjemmeside\\p{L}*",
);
const SUBJECT_WORDS_MAX = 12;
const CLAUSE =
  /[.;:!?…()"„“”«»]|,\s|\s[–—-]\s|(?<!\p{L})(?:because|since|that|but|while|weil|dass?|aber|parce que|mais|porque|pero|perché|ma|omdat|maar|bo|mas|men)\s/iu;

/**
 * Whether the sentence says of the product that it is open source: by its name, a pronoun, a word for all software, or words with
 * which the site tells what it is. "The browser extension is" tells it of the product only where the product is one.
 */
export function isOfProduct(reading: SiteReading, sentence: string, phrase: RegExpExecArray, own: OwnNames): boolean {
  const said = saidOf(sentence, phrase);
  const subject = said?.split(CLAUSE).at(-1)?.trim() ?? "";
  const words = (subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(-SUBJECT_WORDS_MAX);
  const [first = "", ...more] = words;
  if (words.length === 0 || EVERYTHING.test(first)) return true;
  if (PRONOUNS.test(first) && more.every((word) => BESIDE_NOUNS.test(word))) return true;
  const nouns = words.filter((word) => !BESIDE_NOUNS.test(word));
  const told = toldOfItself(reading);
  if (nouns.length > 0 && nouns.every((word) => WEBSITE.test(word) && !told.has(word))) return false; // "This website is open source"
  if (namesOwn(own, subject)) return !OPEN_PART.test(nouns.at(-1) ?? "") || told.has(nouns.at(-1) ?? "");
  return nouns.every((word) => told.has(word) || (PRODUCT.test(word) && !OPEN_PART.test(word)));
}

const known = new WeakMap<SiteReading, Set<string>>();
const TOLD_TEXTS_MAX = 12;

/** The words with which the start page says what the product is: title, description and first headings. */
function toldOfItself(reading: SiteReading): Set<string> {
  const cached = known.get(reading);
  if (cached) return cached;
  const texts = pageSpots(reading, 0)
    .filter(({ segment: { kind, name, level } }) => {
      const isDescription = kind === "meta" && /(?:^|:)(?:description|title)$/.test(name ?? "");
      return kind === "title" || isDescription || (kind === "heading" && level === 1);
    })
    .slice(0, TOLD_TEXTS_MAX)
    .map(({ segment }) => segment.text);
  const words = new Set(
    texts
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  known.set(reading, words);
  return words;
}
