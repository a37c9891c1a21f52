import { inAllLanguages } from "../lexicon/lexicon";
import { anyOf, wholeWords } from "../words";

/** What has a licence of its own beside the product: a licence asked for by one of these is not the product's. */
export const LICENSED_PART = anyOf(
  "content|texts?|articles?|documentation|docs|manuals?|web ?sites?|sites?|blog|translations?|maps?|data|datasets?|models?|sdks?|apis?|interfaces?|modules?|plug-?ins?|add-?ons?|fonts?|icons?|images?|photos?|templates?|themes?|examples?|librar(?:y|ies)|bindings?|drivers?|firmware|logos?",
  "inhalte?|texte|dokumentation|handbuch|webseite|website|übersetzung(?:en)?|karten|daten|modelle?|schnittstellen?|module?|erweiterung(?:en)?|schrift(?:art)?(?:en)?|symbole|bilder|fotos|vorlagen|beispiele|bibliothek(?:en)?",
  "contenus?|textes|manuel|traductions?|cartes|données|modèles?|interface|greffons?|polices?|icônes|bibliothèques?|contenidos?|textos|manual|sitio|mapas|datos|modelos?|interfaz|módulos?|iconos|imágenes|plantillas|bibliotecas?",
  "contenut[oi]|testi|manuale|sito|mappe|dati|modell[oi]|interfaccia|modul[oi]|caratteri|icone|immagini|biblioteca|inhoud|teksten|handleiding|kaarten|gegevens|lettertypen?|iconen|afbeeldingen|bibliotheek",
  "treści|teksty|mapy|dane|interfejsu?|moduł\\p{L}*|wtyczk\\p{L}+|czcionk\\p{L}+|ikony|biblioteki?|conteúdos?|dados|ícones|imagens|innehåll\\p{L}*|karto\\p{L}*|modul\\p{L}*|indhold\\p{L}*|kort\\p{L}*",
);
/** "the app is closed": not every part of the product has the licence named beside. */
export const CLOSED_PART = anyOf(
  "closed|proprietary|geschlossen|proprietär\\p{L}*|ferm[ée]e?s?|propriétaires?|cerrad[oa]s?|propietari[oa]s?|chius[oaie]|proprietari[oaie]?|gesloten|zamknięt\\p{L}+|własnościow\\p{L}+|fechad[oa]s?|proprietári[oa]s?|sluten|slutet|stängd\\p{L}*|lukket|lukkede",
);

/** "Some of the source code may be available under": not said of all of it, or not said to be so. */
export const PARTLY =
  "(?:some|most|much|many|certain|several|selected|portions? of|parts? of|the core of) (?:[\\p{L}’']+ ){0,3}(?:code|parts?|components?|modules?|portions?|files)|(?:parts|portions|pieces|components|some) of (?:the|our|this|its) \\p{L}+ (?:are|use|come|fall)|teile (?:unseres|des|der|dieses) \\p{L}+ (?:sind|stehen|nutzen)|(?:des|certaines) parties (?:du|de la|de ce|de notre) \\p{L}+ sont|(?:may|might|could) be (?:made )?(?:available|released|licen[sc]ed|provided|distributed|open)|teile (?:der|des|von) \\p{L}+|ein (?:großer )?teil des|une (?:grande )?partie du code|una parte del c[oó]dic?go|een (?:groot )?deel van de code|część kodu|parte do código|(?:einige|manche|bestimmte|teile) (?:[\\p{L}]+ ){0,3}(?:quellcodes?|codes?|teile|komponenten|module)|(?:certaines?|quelques) (?:parties|composants|modules)|(?:algunas|ciertas) partes|alcun[ie] (?:parti|component[ie]|moduli)|sommige (?:delen|onderdelen|modules)|niektóre (?:części|moduły)|algumas partes|vissa delar|nogle dele";

/** Words of a question or label that asks for a licence, and for nothing of one part. */
const BARE = new RegExp(
  wholeWords(
    inAllLanguages("licence"),
    inAllLanguages("openSource"),
    inAllLanguages("product"),
    "what|which|is|are|it|its|the|this|that|of|under|do|does|you|we|use|used|has|have|it['’]s|your|our|for|and|a|an|or|in|on|software|source|code|project|program|published|released|distributed|available|come|comes|with|about|details?|information|type|terms|legal|open|free|current|version",
    "was|welche[rnms]?|unter|ist|sind|es|das|die|der|dem|den|diese[rsmn]?|steht|stehen|hat|habt|ihr|sie|für|von|und|quellcode|quelltext|programm\\p{L}*|projekt\\p{L}*|veröffentlicht|lizenziert|wird|offen|frei|art|rechtliches",
    "quelle|quel|est|sont|sous|le|la|les|l['’]?|du|de|des|et|ce|cette|il|elle|a-t-il|est-il|est-elle|logiciel|projet|publiée?|distribuée?|libre|ouvert|est-ce|que|c['’]est",
    "qué|cuál|tiene|bajo|es|está|se|publica|con|del|el|y|proyecto|programa|código|fuente|publicado|abierto|quale|che|è|ha|sotto|con|il|del|e|progetto|programma|codice|sorgente|pubblicato|rilasciato|aperto",
    "wat|welke|heeft|onder|staat|valt|het|van|en|broncode|project|programma|uitgebracht|jaka|jakiej|jaką|na|jest|ma|czy|oprogramowania|oprogramowanie|kod|kodu|projektu|źródłowy|źródłowego|otwarty|objęty|udostępnian\\p{L}+|wydan\\p{L}+",
    "qual|sob|tem|do|da|o|os|com|projeto|código|fonte|publicad[oa]|aberto|vilken|är|under|det|den|har|för|och|programmet|programvaran|koden|källkod\\p{L}*|projektet|öppen|hvilken|er|for|og|softwaren|kildekode\\p{L}*|åben",
  ),
  "giu",
);

/** True for a question or label about the licence of the product itself; `isNamed` where it says the product's name. */
export function asksForOwnLicence(asked: string, isNamed: boolean): boolean {
  if (LICENSED_PART.test(asked)) return false;
  return isNamed || !/\p{L}{2}/u.test(asked.replace(BARE, " "));
}
