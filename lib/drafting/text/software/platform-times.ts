import { anyWord, inAllLanguages } from "../lexicon/lexicon";
import { anyOf } from "../words";

/** What is tried or thought about is nothing a product runs on. */
export const NOT_NOW = anyOf(
  "(?:is|are|being) (?:being )?(?:tested|considered|thought about)|isn['’]t out|not out yet|soon-?ish|in (?:closed |private )?(?:beta|testing)|under consideration|(?:some ?day|one day),? (?:we|an? (?:app|version|client|port))|(?:we|it|an? (?:app|version|client|port)) (?:\\p{L}+ ){0,3}(?<!(?:in|within) )one day(?= ?[.,;!)]|$)|some ?day(?= ?[.,;!)]|$)|next (?:year|spring|summer|autumn|winter)",
  "in (?:der )?(?:erprobung|prüfung|beta)|wird (?:gerade )?(?:getestet|geprüft)|irgendwann(?= (?:wollen |möchten |werden |soll |gibt |kommt |bauen |machen )(?:wir|es|eine?|sie))|(?:wir|kommt|folgt|soll) (?:\\p{L}+ ){0,4}irgendwann|denken (?:wir )?(?:über|an)|à l['’]étude|en test|en phase de test|au printemps|à l['’]automne",
  "en (?:pruebas|estudio)|previst[oa]|in (?:prova|fase di test)|allo studio|em testes?(?: \\p{L}+)?|no forno|(?:vem|chega|sai) em|sem data",
  "vote for|(?:comes?|is) next(?= ?[.,;!)]|$)|(?:stimmt?|abstimmen) für|als nächstes(?= ?[.,;!)]|$)|votez pour|vota por|vota per|stem (?:op|voor)|głosuj",
  "wordt getest|in test|overwegen|w testach|rozważamy|na razie (?:nie|brak)|testas|övervägs|testes nu|overvejes",
  "(?:nearly|almost) (?:done|ready|finished|there|complete)|(?:fast|beinahe) (?:fertig|so weit)|presque (?:prête?s?|finie?s?|terminée?s?)|casi (?:list|terminad|acabad)[oa]s?|quasi (?:pront|finit)[oaie]|bijna (?:klaar|af)|prawie gotow\\p{L}+|quase pront[oa]s?|nästan (?:klar|färdig)\\p{L}?|næsten (?:klar|færdig)\\p{L}?",
  "help us (?:to )?(?:test|build|make)|back us|testers? (?:wanted|needed)|(?:hilf|helft|helfen sie) uns beim testen|teste(?:n sie|t)? mit|tester(?:innen)? gesucht|aidez-nous à (?:tester|essayer)|ayúdanos a probar|aiutaci a (?:testare|provare)|help ons (?:met )?testen|pomóż nam testować|ajude-nos a testar|hjälp oss (?:att )?testa|hjælp os (?:med )?(?:at )?teste",
  "kommer (?:i|till|under|nästa|senare) (?:höst|vår|våren|sommar\\p{L}*|vinter\\p{L}*|år)|kommer (?:til|i|næste) (?:foråret|efteråret|sommer\\p{L}*|vinter\\p{L}*|år)|folg(?:t|en) (?:im|20\\d\\d)",
);
/** "There was one in 2022", "hopefully in 2027": what a year is told of is told of then; but "since 2021", "Windows Server 2019". */
export const DATED =
  /(?<!(?:since|seit|depuis|desde|dal|sinds|od|sedan|siden|windows|server|office|version|©)\s)(?<![\d.,-])20\d\d(?!\d|[.,]\d)/iu;
const PAST = anyWord("past");
/** "Acmeflow 2025 for": a version of the product. */
const VERSION_YEAR = new RegExp(
  `(?<=\\p{Lu}[\\p{L}\\p{N}]{2,30}\\s)20\\d\\d(?=\\s(?:${inAllLanguages("onto")})\\s)`,
  "u",
);
/** What parts a sentence into statements of their own. */
const PARTED = /[;–—]/u;

/** True where what a sentence says of a system is told of another time: of a year, of once, or of what is to come. */
export function isOfAnotherTime(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start).split(PARTED).at(-1) ?? "";
  const after = text.slice(end).split(PARTED)[0] ?? "";
  const said = `${before.replace(VERSION_YEAR, "")}${text.slice(start, end).replace(/\d/gu, " ")}${after}`;
  return DATED.test(said) || isPutOff(said);
}

/** The same of a label, where a year may be that of the file: "Acmeflow for Windows, March 2024". */
export function isPutOff(text: string): boolean {
  return NOT_NOW.test(text) || PAST.test(text);
}
