import { anyOf } from "@/lib/drafting/text/words";

const WORKS =
  "runs?|works?|opens?|available|läuft|funktioniert|verfügbar|erhältlich|fonctionne|tourne|disponible|funciona|disponibile|funziona|draait|werkt|beschikbaar|działa|dostępn\\p{L}+|roda|disponível|fungerar|finns|kører|virker|fås";
const GIVEN =
  "apps?|version|client|download|baixar|descargar?|télécharger|scarica|downloaden|pobierz|ladda ner|hent|get it|erhältlich";
const ON =
  "on|for|under|in|auf|unter|für|im|sur|sous|pour|dans|en|para|su|per|nel|dal|op|voor|na|dla|w|em|no|på|för|i|til";
const ANY =
  "(?:(?:any|your|the|every|all|a|an|een|de|eine[mnr]?|jede[mnr]?|le|votre|tout|un|una|tu|cualquier|qualquer|seu|il|tuo|qualsiasi|każdej|din|alla|modern\\p{L}*|web|both)\\s){0,3}";
/** "runs on", "app for", "Download für": before the one system that it is said of. */
export const OFFERED_BEFORE = new RegExp(
  `(?<![\\p{L}])(?:${WORKS}|${GIVEN})\\s(?:(?:also|too|natively|only|directly|now|auch|nur|direkt|direttamente|directamente|aussi|ook|też|également|för|dig)\\s){0,2}(?:${ON})\\s${ANY}$`,
  "iu",
);
/** "works in any browser", "is a web app". */
export const IN_BROWSER = new RegExp(
  `(?<![\\p{L}])(?:${WORKS})\\s(?:\\p{L}+\\s){0,3}?(?:${ON})\\s${ANY}(?:browsers?|navegador(?:es)?|navigateur|przeglądarce|webbläsaren?|browseren)(?!\\p{L})|(?<!\\p{L})(?:is|ist|est|es|è|é|jest|är|er) (?:an?|eine?|une?|una?|um|uma|en|et)\\s(?:\\p{L}+\\s)?(?:web[- ]?app\\p{L}*|web[- ]?anwendung|application web|aplicación web|applicazione web|aplicação web|webbapp)(?!\\p{L})`,
  "iu",
);
/** Whoever else it may be that runs there: "servers that run on Linux". */
export const OF_OTHERS = anyOf(
  "that|which|who|whose|your|their|qui|que|che|welche[rs]?|ihre?[nrms]?|votre|vos|su|i tuoi|uw",
);
