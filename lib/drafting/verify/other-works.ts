import { headingsAbove } from "@/lib/drafting/reading/sections";
import { isProse } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "./cited";
import { isQuestion } from "./polarity";

/** Works that come with a product or its site and bear licences of their own. */
const WORKS = anyOf(
  "themes?|templates?|layouts?|icons?|icon sets?|fonts?|typefaces?|logos?|illustrations?|photos?|photographs?|texts?|contents?|articles?|posts?|blog|journal|documentation|docs|manual|data ?sets?|librar(?:y|ies)|(?:official |api )?clients?|client librar(?:y|ies)|sdks?|bindings|wrappers?|sounds?|dependenc(?:y|ies)",
  "thema|vorlagen?|symbole?|schrift(?:art)?en?|illustrationen|fotos?|bilder|texte?|inhalte|dokumentation|bibliothek(?:en)?|klienten",
  "thème|gabarits?|icônes|polices?|textes?|contenus?|bibliothèques?|clients? officiels?",
  "plantillas?|iconos|tipograf\\p{L}+|ilustraciones|fotograf\\p{L}+|textos?|contenidos?|bibliotecas?|librer[ií]as?",
  "temi|modell[oi]|caratter\\p{L}|testi|contenut\\p{L}|librerie|libreria|manuale",
  "sjablo\\p{L}+|iconen|lettertype\\p{L}*|teksten|inhoud|bibliothe\\p{L}+",
  "ícones|fontes|ilustrações|conteúdos?|szablon\\p{L}*|ikon\\p{L}*|czcionk\\p{L}+|ilustracj\\p{L}+|zdjęci\\p{L}+|bibliotek\\p{L}*",
  "(?:open|public) data|data(?=:| by| from| courtesy)|\\p{L}+daten(?= ?:| von| des| der)|(?:données|datos|dati|dane|dados|gegevens)(?= ?:)|(?:data|map) sources?|datensätze?n?|datenquellen?|offene daten|jeux? de données|données (?:ouvertes|publiques)|sources? (?:de |des )données|conjuntos? de dat?os|datos abiertos|fuentes? de datos|dati aperti|fonti (?:dei )?dati|gegevensbronn?en|open gegevens|zbi[oó]r\\p{L}* danych|otwarte dane|dados abertos|öppna data|åbne data",
  "mallar?|typsnitt|ikoner|skabelon\\p{L}*|skrifttyper|billeder|tekster",
);
/** What follows, or the same text, says that the product is not under the licence of what came before. */
const NOT_ITSELF =
  /proprietary|propriet[äa]r|propriétaire|propietari[oa]|closed[\s-]?source|source[\s-]available|(?:itself|lui-même|elle-même|selbst|mismo|stess[oa]|zelf) (?:is|are|est|n['’]est|ist|no es|non è) (?:not|pas|nicht|niet)|is not$/iu;

/** "Licence: CC BY 4.0." says nothing of whose: what stands before it does. */
const LABEL_MAX = 40;

/** True when what is cited is said of a theme, a library, a text: something beside the product. */
export function isOfOtherWork({ page, segment, segmentIndex, sentence, end }: Cited): boolean {
  const said = sentence.length <= LABEL_MAX ? segment.text.slice(0, end) : sentence;
  if (WORKS.test(said) || NOT_ITSELF.test(segment.text)) return true;
  const before =
    page.segments
      .slice(Math.max(0, segmentIndex - 4), segmentIndex)
      .filter(isProse)
      .at(-1)?.text ?? "";
  const above = headingsAbove(page, segmentIndex).at(-1) ?? "";
  return WORKS.test(above) || (isQuestion(before) && WORKS.test(before));
}
