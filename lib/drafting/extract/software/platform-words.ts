import { isDeniedAround } from "@/lib/drafting/text/polarity";
import { anyOf } from "@/lib/drafting/text/words";

const WORKS =
  "runs?|works?|opens?|available|läuft|funktioniert|verfügbar|erhältlich|fonctionne|tourne|disponible|funciona|disponibile|funziona|draait|werkt|beschikbaar|działa|dostępn\\p{L}+|roda|disponível|fungerar|finns|kører|virker|fås|usable|used|accessible|nutzbar|bedienbar|arbeitet|s['’]utilise|utilisable|accessible|(?:se|si) usa|usable|utilizzabile|accessibile|gebruik(?:t|en)?|bruikbaar|usa-se|używa\\p{L}*|dostępn\\p{L}+";
const GIVEN =
  "apps?|version|client|download|baixar|descargar?|télécharger|scarica|downloaden|pobierz|ladda ner|hent|get it|erhältlich";
const ON =
  "on|for|under|in|from|auf|fürs|desde|depuis|dal|dalla|vanuit|z|ze|auf|unter|für|im|sur|sous|pour|dans|en|para|su|per|nel|dal|op|voor|na|dla|w|em|no|på|för|i|til";
const ANY =
  "(?:(?:any|your|the|every|all|a|an|een|de|eine[mnr]?|jede[mnr]?|le|votre|tout|un|una|tu|cualquier|qualquer|seu|il|tuo|qualsiasi|każdej|din|alla|modern\\p{L}*|web|both)\\s){0,3}";
/** "runs on", "app for", "Download für": before the one system that it is said of. */
export const OFFERED_BEFORE = new RegExp(
  `(?<![\\p{L}])(?:${WORKS}|${GIVEN})\\s(?:(?:also|too|natively|only|directly|now|auch|nur|direkt|direttamente|directamente|aussi|ook|też|également|för|dig)\\s){0,2}(?:${ON})\\s${ANY}$`,
  "iu",
);
/** "works in any browser", "is a web app". */
const IN_BROWSER = new RegExp(
  `(?<![\\p{L}])(?:${WORKS})\\s(?:\\p{L}+\\s){0,3}?(?:${ON})\\s${ANY}(?:browsers?|navegador(?:es)?|navigateur|przeglądarce|webbläsaren?|browseren)(?!\\p{L})|(?<!\\p{L})(?:is|ist|est|es|è|é|jest|är|er) (?:an?|eine?|une?|una?|um|uma|en|et)\\s(?:\\p{L}+\\s)?(?:web[- ]?app\\p{L}*|web[- ]?anwendung|application web|aplicación web|applicazione web|aplicação web|webbapp)(?!\\p{L})`,
  "iu",
);
/** Whoever else it may be that runs there: "servers that run on Linux". */
export const OF_OTHERS = anyOf(
  "that|which|who|whose|your|their|qui|que|che|welche[rs]?|ihre?[nrms]?|votre|vos|su|i tuoi|uw",
);

/** Words that promise the product for what is named after them. */
export const OFFERED = anyOf(
  "extensions?|add-?ons?|plug-?ins?|available|runs?|running|works?|compatible|downloads?|install(?:er|s)?|supports?|supported",
  "native(?:ly)?|apps?|clients?|versions?|built|desktop|mobile|cross-platform|get it|use it|application",
  "out (?:now )?on|out now|play(?:able)?|software|program|tool|for both|verfügbar|läuft|erhältlich|unterstützt|herunterladen|disponible",
  "appen|extensi[óo]n(?:es)?|extensão|rozszerzenie|tillägg|udvidelse|programm?[aeo]?|funciona|fonctionne|télécharger|descargar|disponibile|scarica|funziona|beschikbaar|werkt|disponível|finns|tillgänglig|dostępn\\p{L}+|aplikacj\\p{L}+|działa|kompatib\\p{L}+|compatib\\p{L}+|gebruik\\p{L}*|utilisable",
);
export const BEFORE_NAME =
  /(?:\b(?:for|on|with|to|from|across|in|under|für|för|auf|unter|pour|sur|para|en|per|su|voor|op|em|til|dla|na|supports?|including|sur les|compatibles?|fürs|(?:auf|für|unter|im) (?:dem|der|den|ihrem|ihren)|on (?:your|my))\s(?:the\s|your\s|all\s|both\s|any\s|either\s|modern\s|many\s|desktop\s)?|:\s?|\(\s?|\s[–—-]\s|^)(?:(?:the\s)?(?:web|desktop|mobile|browsers?|server|cloud)(?:,|\sand|\s[/&])\s){0,3}$/iu;
/** Systems named for other reasons: data taken over, servers reached, other people's work. */
export const OTHERS = anyOf(
  "third[- ]part(?:y|ies)|unofficial|not official|no official",
  "community[- ](?:made|built|maintained|provided)|import(?:s|ed|ing)?|migrat\\p{L}+|switch(?:ing)? from",
  "convert|emulat\\p{L}+|monitor(?:s|ing)?|like (?:windows|macos)|inspired by|similar to|replacement for|alternatives? to|instead of",
  "integrat\\p{L}+ with|connect(?:s|ed)? to|trademarks?|copyright|drittanbieter|inoffiziell|tiers",
  "terceros",
);
/** What browsers, too, are platforms of. */
export const EXTENSION =
  /(?<!\p{L})(?:extension|add-?on|plug-?in|erweiterung|módulo|estensione|extensie|extensi[óo]n(?:es)?|extensão|rozszerzeni[ea]|wtyczk[ai]|tillägg|udvidelse|utvidelse)s?(?!\p{L})/iu;
/** "the iPhone and Android app": systems that say what kind of app it is. */
export const APP_BEFORE = /(?:^|\s)(?:the|our|an?|its|native|both|unsere|die|notre|nos|nuestra|la|de|onze)\s$/iu;
export const APP_AFTER = /^\s(?:native\s)?(?:apps?|clients?|versions?|builds?)(?!\p{L})(?!\s(?:of|from|by|for)\s)/iu;
/** "Requires macOS 13 or later.": nothing but what the product needs. */
const REQUIRED =
  /^(?:requires|requirements?:|system requirements?:|you need|you will need|benötigt(?: wird| werden)?|erfordert|nécessite|requiere|richiede|vereist|wymaga(?:ny jest)?|potrzebny jest|potrzebujesz|kræver|kräver|krever|requer)\s(?:an?\s|at least\s)?$/iu;
/** "is a family tree program in the browser" */
const PROGRAM_IN_BROWSER =
  /(?<!\p{L})(?:is|ist|est|es|è|é|jest|är|er)\s(?:(?:an?|eine?|une?|una?|um|uma|een|en|et)\s)?(?:[\p{L}-]+\s){0,3}?\p{L}*(?:program(?:m|ma|me|mi)?|software|app|tool|editor|logiciel|aplicación|applicazione|aplicação)\s(?:in|im|dans|en|nel|w|no|i)\s(?:(?:the|your|de|het|dem|den|le|votre|el|tu|su|din)\s)?(?:browsers?|navegador|navigateur|przeglądarce|webbläsaren?|browseren)(?!\p{L})/iu;
/** "13 or later." and no more. */
const VERSION_END = /^[\s\d.+]*(?:\(?(?:or|oder|ou|o|of|lub|eller)\s\p{L}+\)?)?\.?$/u;
/** "Version 5.2 for Windows 7, 8 and 10 (14 MB)": a file. */
export const FILE = /\d\s?(?:[KMG]i?B|Mo|Go)\b|^version\s\d/i;
/** Where one waits for what is to come. */
const WAITING =
  /(?<!\p{L})(?:wait(?:ing)? ?list|warteliste|liste d['’]attente|lista de espera|lista d['’]attesa|wachtlijst|lista oczekujących|notify me|coming soon|demnächst|bientôt disponible|próximamente|em breve|binnenkort beschikbaar|wkrótce)(?!\p{L})/iu;
/** A year to come says as much as "soon". */
const YEARS = /(?<![\d.])20\d{2}(?!\d|[.,]\d)/g;

/** Whether words, as they were read at an instant (ISO), speak of what is to come. */
export function waitingBy(readAt = "9999"): (words: string) => boolean {
  const thisYear = readAt.slice(0, 4);
  return (words) => WAITING.test(words) || (words.match(YEARS) ?? []).some((year) => year > thisYear);
}

/** Headings over downloads. */
export const DOWNLOAD_HEADING = anyOf(
  "downloads?|get (?:it|the app|started)|install|available (?:on|for)|platforms?|herunterladen",
  "télécharger|descargar|scarica",
);
/** A longer text lists what is to come beside what is there. */
export const WAITING_MAX = 160;
/** "For macOS 12 or later and Windows 10 or later." */
const FOR_ALONE = /^(?:for|für|pour|para|per|voor|dla|för|til)\s$/iu;

/** Systems, their versions, and that they are needed or meant: nothing else is said around them. */
export function isOfSystemsAlone(before: string, after: string, kinds: number): boolean {
  const isMeant = kinds >= 2 && FOR_ALONE.test(before) && VERSION_END.test(after);
  return isMeant || (REQUIRED.test(before) && (kinds >= 2 || VERSION_END.test(after)));
}

/** The text offers the product in a browser; what runs there is not somebody else's, nor an extension. */
export function isInBrowser(text: string): boolean {
  const match = IN_BROWSER.exec(text) ?? PROGRAM_IN_BROWSER.exec(text);
  if (!match || isDeniedAround(text, match.index, match.index + match[0].length)) return false;
  return !OF_OTHERS.test(text.slice(0, match.index)) && !EXTENSION.test(text);
}
