import type { NamedPlatform } from "@/lib/drafting/text/software/platform-names";
import { inAllLanguages } from "../lexicon/lexicon";
import { anyOf, wholeWords } from "../words";

/** "runs", "is available": what the product does on a system. */
export const RUNS = wholeWords(inAllLanguages("runs"));
const ON = inAllLanguages("onto");
const ANY = `(?:(?:${inAllLanguages("whichever")}|${inAllLanguages("onto")})\\s){0,3}`;
/** "para teléfonos Android": what languages that put it first call the device. */
const DEVICE =
  "(?:teléfonos?|móvil(?:es)?|celular(?:es)?|dispositivos?|ordenador(?:es)?|tabletas?|téléphones?|mobiles?|appareils?|tablettes?|ordinateurs?|telefon[io]|cellular[ei]|dispositiv[oi]|computer|telemóve(?:l|is)|telefones?|computadores?|smartphones?|tablets?|telefony|telefonów|urządze(?:nia|ń)|komputer(?:y|ów))";
/** "runs on", "app for", "Download für": before the one system that it is said of. */
export const OFFERED_BEFORE = new RegExp(
  `(?<![\\p{L}])(?:${inAllLanguages("runs")}|${inAllLanguages("appKind")})\\s(?:(?:also|too|natively|only|directly|now|auch|nur|direkt|direttamente|directamente|aussi|ook|też|également|för|dig|nati(?:v[aoe]s?|fs?)|móvil(?:es)?|mobiles?|móve(?:l|is))\\s){0,2}(?:${ON})\\s${ANY}(?:${DEVICE}\\s)?$`,
  "iu",
);

/** Whoever else it may be that runs there: "servers that run on Linux". */
export const OF_OTHERS = anyOf(
  "that|which|who|whose|your|their|qui|que|che|welche[rs]?|ihre?[nrms]?|votre|vos|su|i tuoi|uw",
);

/** Words that promise the product for what is named after them. */
export const OFFERED = anyOf(
  inAllLanguages("runs"),
  inAllLanguages("appKind"),
  "software|program(?:m|ma|me|mi)?|logiciel|tool|application|extensions?|add-?ons?|plug-?ins?|compatible|installer|supported|native(?:ly)?|built|desktop|mobile|cross-platform|use it",
  "out (?:now )?on|out now|play(?:able)?|for both|unterstützt|extensi[óo]n(?:es)?|extensão|rozszerzenie|tillägg|udvidelse|kompatib\\p{L}+|compatib\\p{L}+",
);
export const BEFORE_NAME =
  /(?:(?<!\p{L})(?:for|on|with|to|from|across|in|under|für|för|på|auf|unter|pour|sur|sous|para|en|per|su|voor|op|em|til|dla|na|supports?|including|sur les|compatibles?|fürs|(?:auf|für|unter|im) (?:dem|der|den|ihrem|ihren)|on (?:your|my))\s(?:the\s|your\s|all\s|both\s|any\s|either\s|modern\s|many\s|desktop\s|most\s(?:(?:recent\s)?(?:versions|flavou?rs|distributions)\sof\s)?)?|:\s?|\(\s?|\s[–—-]\s|^)(?:(?:the\s)?(?:web|desktop|mobile|browsers?|server|cloud)(?:,|\sand|\s[/&])\s){0,3}$/iu;
/** Systems named for other reasons: data taken over, servers reached, other people's work. */
export const OTHERS = anyOf(
  "(?:with|in|mit|avec|dans|con|en|met|com|em|w|z|med) (?:any|every|each|jeder|allen|(?:n['’]importe quelle|toute)|cualquier|ogni|qualsiasi|elke|qualquer|dowoln\\p{L}+|każd\\p{L}+|alla|alle) (?:(?:other|andere[rn]?|\\p{L}+)[- ]){0,2}(?:\\p{L}+-)?(?:app(?:s|ar|en)?|readers?|players?|viewers?|appli(?:cation)?s?|aplicaci(?:ón|ones)|aplikacj\\p{L}*|aplicativo|leitor|lector|lecteur|lettore|programm\\p{L}*) (?:on|auf|sur|en|su|op|em|na|på|for|für|pour|para|per|voor|för|til|dla)",
  "third[- ]part(?:y|ies)|unofficial|not official|no official",
  "community[- ](?:made|built|maintained|provided)|import(?:s|ed|ing)?|migrat\\p{L}+|switch(?:ing)? from",
  "convert|emulat\\p{L}+|monitor(?:s|ing)?|like (?:windows|macos)|inspired by|similar to|replacement for|alternatives? to|instead of",
  "integrat\\p{L}+ with|connect(?:s|ed)? to|trademarks?|copyright|drittanbieter|inoffiziell|tiers",
  "terceros|importier\\p{L}+|import(?:a|are|ar|er|ez|eren|uje|ować|era|erar)|competitor['’]s",
);
/** Where it was made: "Made on a Mac", "gezeichnet auf einem iPad". */
const MADE_ON =
  /(?<!\p{L})(?:made|designed|drawn|written|coded|developed|recorded|filmed|entworfen|gezeichnet|geschrieben|entwickelt|conçue?|dessinée?|écrite?|diseñad[oa]|hech[oa]|disegnat[oa]|fatt[oa]|feit[oa]|gemaakt|gjord|lavet)\s(?:with \P{L}{1,4})?(?:on|auf|sur|en|su|em|op|på)\s(?:an?|my|our|eine[mn]|une?|una?|um|een|en|(?=mac|windows|linux|ipad))/iu;
const THINGS = `(?:${inAllLanguages("thingsOf")})(?!\\p{L})`;
const THINGS_AFTER = new RegExp(`^(?:[\\s-]|\\s[\\p{Ll}-]+\\s)${THINGS}`, "iu");
const THINGS_BEFORE = new RegExp(
  `(?<!\\p{L})${THINGS}\\s(?:(?:from|of|made on|created on|von|aus|unter|de|du|desde|da|di|van|uit|z|från|fra)\\s)?$`,
  "iu",
);

/** "the certificate on", "Fonts for": what is put onto a system, and is no program. */
const PUT_ON = new RegExp(
  `(?<!\\p{L})(?:certs?|certificat\\p{L}*|certificad\\p{L}*|zertifikat\\p{L}*|certyfikat\\p{L}*|(?:api|ssh|public|root) keys?|fonts?|polic(?:y|ies)|profiles?|wallpapers?|schriften|polices|tipografías|lettertypen)\\s(?:(?:of|from|von|de|di|do|van|z)\\s\\S{1,30}\\s)?(?:${ON})\\s${ANY}$`,
  "iu",
);
/** "Build apps for", "Apps entwickeln für": what readers make, by the dozen. */
const READERS_MAKE =
  /(?<!\p{L})(?:(?:build|create|make|develop|ship|publish|design|test|debug|program|erstell\p{L}*|entwick\p{L}*|baue?n?|crée[rz]?|développe[rz]?|crea[rn]?|desarroll\p{L}+|svilupp\p{L}+|maak|bouw|ontwikkel|tworz\p{L}*|buduj|cria[rm]?|desenvolv\p{L}+)\s(?:\p{L}+\s){0,2}(?:apps|games|applications|aplicaciones|applicazioni|aplikacje|aplicações|aplicativos|anwendungen|spiele|jeux|juegos|giochi|spellen|gry|jogos)|(?:apps|anwendungen|spiele)\s(?:\p{L}+\s){0,1}(?:erstellen|entwickeln|bauen|maken|bouwen|ontwikkelen))(?!\p{L})/iu;
/** "turns your spreadsheet into an app for", "your own app for": what the product makes for its customers. */
const MADE_FOR_READERS = anyOf(
  "into (?:an? |your )?(?:\\p{L}+[ -]){0,2}apps?|your own (?:\\p{L}+ )?apps?|in (?:eine|deine|ihre) (?:\\p{L}+ )?app|(?:deine|ihre) eigene app",
  "(?:transform|convert)\\p{L}+ (?:[\\p{L}'’]+ ){1,6}en (?:une? )?appli(?:cation)?|(?:convier|transform)\\p{L}+ (?:\\p{L}+ ){1,6}en (?:una )?(?:app|aplicación)|trasform\\p{L}+ (?:\\p{L}+ ){1,6}in un['’](?:app|applicazione)",
  "(?:maak|maakt|verander\\p{L}*) (?:\\p{L}+ ){1,6}een app|zamieni\\p{L}+ (?:\\p{L}+ ){1,6}w aplikację|transform\\p{L}+ (?:\\p{L}+ ){1,6}(?:em|num) (?:um )?app|(?:till en|til en) app",
);
/** "Fixed crash in the app for Windows": a line of a list of changes. */
const MENDED =
  /^\P{L}*(?:bug ?fix(?:es)?|fix:|fixed(?! (?:price|width|fee|rate)s?)|resolved|crash(?:es)? fixed|behoben|fehlerbehebung\p{L}*|corrigée?s?|correctifs?|corrección|correcciones|corregid\p{L}+|corrett\p{L}+|correzion[ei]|opgelost|verholpen|naprawion\p{L}+|poprawion\p{L}+|poprawki|corrigid\p{L}+|correç(?:ão|ões))(?!\p{L})/iu;

/** "Our servers run on Linux": what the makers work with. */
const OF_MAKERS = anyOf(
  "(?:our|all (?:of )?our) (?:\\p{L}+ )?(?:servers|backend|infrastructure|machines) (?:all )?(?:runs?|uses?|(?:is|are) (?:running|hosted))|unsere (?:\\p{L}+ )?(?:server|infrastruktur|rechner) (?:laufen|läuft|nutzen|nutzt)|nos serveurs (?:tournent|utilisent)|nuestros servidores (?:usan|funcionan|corren)|i nostri server (?:girano|usano|funzionano)|onze servers (?:draaien|gebruiken)|nasze serwery (?:działają|używają)|(?:os )?nossos servidores (?:usam|rodam)",
);

/** Where readers make apps with the product, or the makers make them for customers, systems are those of these apps. */
export function makesForReaders(text: string): boolean {
  return READERS_MAKE.test(text) || MADE_FOR_READERS.test(text);
}

/** "Works with Windows and Mac exports", "lit les fichiers Windows": what is on them is not the product, or it was made or mended there. */
export function isOfThings(text: string, [first, ...more]: NamedPlatform[]): boolean {
  if (!first) return false;
  const [before, after] = [text.slice(0, first.start), text.slice((more.at(-1) ?? first).end)];
  if (MADE_ON.test(text) || OF_MAKERS.test(text) || MENDED.test(text) || makesForReaders(before)) return true;
  return THINGS_AFTER.test(after) || THINGS_BEFORE.test(before) || PUT_ON.test(before);
}
/** Headings over what was changed from version to version. */
export const CHANGES_HEADING =
  /^\P{L}*(?:(?:the|our|full|latest|recent|die|letzte|neueste|les|dernières|los|últimos|le|ultime|de|laatste|ostatnie|as|últimas)\s){0,2}(?:change ?logs?|changes|release (?:notes|history)|version history|bug ?fixes|änderungen|änderungsprotokoll|versionshinweise|versionsverlauf|journal des (?:modifications|changements|versions)|notes de version|modifications|historial de (?:cambios|versiones)|notas de (?:la )?versi(?:ón|ones)|cambios|registro delle modifiche|note di rilascio|modifiche|wijzigingen|wijzigingslogboek|versiegeschiedenis|historia zmian|lista zmian|zmiany|informacje o wydaniu|histórico de (?:alterações|versões|mudanças)|notas de (?:lançamento|versão)|alterações|ändringar|ændringer)(?:\s(?:in|of|for|to|von|für|de|di|van|w)\s\p{L}+)?\P{L}*$/iu;
/** Headings over versions that others have followed. */
export const EARLIER_HEADING = anyOf(
  "(?:old|older|earlier|previous|past|legacy|archived?|unsupported) (?:versions?|releases?|downloads?|editions?|apps?)|(?:ältere|frühere|alte) (?:versionen|fassungen|downloads)|(?:anciennes|précédentes) versions|versions (?:précédentes|antérieures|anciennes)|versiones (?:anteriores|antiguas)|versioni (?:precedenti|vecchie)|(?:oudere|eerdere|oude|vorige) versies|(?:starsze|poprzednie) wersje|versões (?:anteriores|antigas)|(?:äldre|tidigare) versioner|(?:ældre|tidligere) versioner",
);
/** "2011" over or before what was there then, in a line of times. */
export const YEAR_ALONE = /^\P{L}*(?<!\d)(?:19|20)\d\d(?!\d)\P{L}*$/u;
/** Headings over what is to come. */
export const PLANS_HEADING = new RegExp(
  `^\\P{L}*(?:(?:the|our|my|die|unsere?|la|notre|nuestra|de|onze)\\s)?(?:${inAllLanguages("plansHeading")})(?!\\p{L})(?:\\s\\p{L}+){0,2}\\P{L}*$|^[^.!?]{0,24}(?<!\\p{L})road ?map(?!\\p{L})`,
  "iu",
);
/** What browsers, too, are platforms of. */
export const EXTENSION =
  /(?<!\p{L})(?:extension|add-?on|plug-?in|erweiterung|módulo|estensione|extensie|extensi[óo]n(?:es)?|extensão|rozszerzeni[ea]|wtyczk[ai]|tillägg|udvidelse|utvidelse)s?(?!\p{L})/iu;
/** "the iPhone and Android app": systems that say what kind of app it is. */
export const APP_BEFORE = /(?:^|\s)(?:the|our|an?|its|native|both|unsere|die|notre|nos|nuestra|la|de|onze)\s$/iu;
/** "our Android app": the product's own. */
export const ARTICLE_BEFORE =
  /(?:^|\s)(?:the|our|its|unsere|die|der|notre|l['’]|nuestra|onze|nossa|vår|vores|single|official|offizielle[ns]?|prebuilt)\s$/iu;
export const APP_AFTER =
  /^[\s-](?:native\s)?(?:apps?|clients?|versions?|builds?|images?|containers?|packages?)(?!\p{L})(?!\s(?:of|from|by|for)\s)/iu;
/** "Requires macOS 13 or later": what a product needs. */
const REQUIRED = anyOf(inAllLanguages("needs"));
/** What may stand around systems where nothing else is said: "For macOS 12 or later and Windows 10 (64-bit)." */
const AROUND = new RegExp(
  wholeWords(
    inAllLanguages("onto"),
    inAllLanguages("whichever"),
    inAllLanguages("orNewer"),
    "at least|web|ventura|sonoma|sequoia|monterey|catalina|tahoe|[GM]B (?:of )?(?:memory|RAM)|RAM|on the|sur les|min\\.?|v|x?\\d+[\\d.x]*",
  ),
  "giu",
);
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

const SYSTEMS =
  "operating systems?|betriebssysteme?|systèmes? d['’]exploitation|sistemas? operativos?|sistem[ai] operativ[oi]|besturingssyste(?:em|men)|system(?:y)? operacyjn[ey]|operativsystem|styresystem(?:er)?";
/** "Operating system: Windows 10": a label within the line. */
export const SYSTEM_LABEL = new RegExp(`^\\P{L}*(?:${SYSTEMS})\\s?:\\s?`, "iu");
/** Headings over downloads. */
export const DOWNLOAD_HEADING = anyOf(
  SYSTEMS,
  "downloads?|get (?:it|the app|started)|install|available (?:on|for)|platforms?|herunterladen",
  "télécharger|descargar|scarica|(?:system )?requirements|system(?:voraussetzungen|anforderungen)|configuration requise|requisitos|requisiti|systeemeisen|wymagania|systemkrav",
);
/** Headings over what is got to read. */
export const DOCUMENTS = anyOf(
  "brochures?|white ?papers?|leaflets?|flyers?|catalogu?es?|e-?books?|data ?sheets?|broschüren?|prospekte?|katalog\\p{L}*|datenbl\\p{L}+|plaquettes?|dépliants?|livres? blancs?|folletos?|catálogos?|opuscol[oi]|catalogh?[oi]|folders?|ulotk[ai]|folhetos?|broschyr\\p{L}*|brochurer?",
);
/** A longer text lists what is to come beside what is there. */
export const WAITING_MAX = 160;

/** ", but Linux is in the works": what follows is of another time. */
const BUT = /,\s(?:but|though|aber|mais|pero|ma|maar|ale|mas|men)\s.*$/iu;
export const untilBut = (text: string): string => text.replace(BUT, "");
/** "Yes, but it is no longer supported", "it should, but we never tried": a yes that nobody stands behind. */
export const WITHDRAWN = anyOf(
  "no longer|untested|not tested|never (?:tried|tested)|(?:un|not )supported|without support|ohne (?:unterstützung|support|gewähr)|nicht (?:mehr|getestet|unterstützt)|sans (?:support|garantie)|plus (?:maintenu|pris en charge)\\p{L}*|sin soporte|ya no|senza supporto|non più|zonder ondersteuning|niet (?:meer|getest)|bez wsparcia|sem suporte",
);
/** What an answer that names systems may say around them: "Currently only on". */
const ANSWERING = anyOf(
  "it|the app|this|on|with|auf|mit|sur|avec|en|con|su|op|met|em|com|only|just|currently|for now|right now|at the moment|today|natively|supports?|is|are|runs?|works?|available|apple silicon|intel|es|die app|aktuell|derzeit|momentan|zurzeit|nur|ist|läuft|unterstützt|verfügbar|l['’]app(?:lication)?|elle|il|uniquement|seulement|actuellement|pour l['’]instant|pour le moment|est|fonctionne|tourne|disponible|solo|solamente|actualmente|por ahora|funciona|es|attualmente|per ora|solamente|è|funziona|disponibile|alleen|momenteel|voorlopig|is|draait|werkt|beschikbaar|apenas|atualmente|por enquanto|funciona|disponível|tylko|obecnie|na razie|działa",
);
const ANSWERING_ALL = new RegExp(ANSWERING.source, "giu");

/** A share or a price beside a system tells of its users or of work on it. */
const AMOUNT = /[%€$£]|\d\s?(?:kr|zł|CHF|EUR|USD)(?!\p{L})/iu;
const MEANT = /^(?:for|für|pour|para|per|voor|dla|för|til)\s/iu;
/** Systems, their versions, and that they are needed or meant: nothing else is said. One system alone must be asked for or needed. */
export function isOfSystemsAlone(text: string, systems: NamedPlatform[], isAsked: boolean, isWordy = false): boolean {
  const kinds = AMOUNT.test(text) ? 0 : new Set(systems.map(({ name }) => name)).size;
  const isNeeded = REQUIRED.test(text);
  if (kinds === 0 || (kinds < 2 && !isAsked && !isNeeded && !MEANT.test(text))) return false;
  const said = isAsked ? untilBut(text) : text;
  if (isAsked && systems.some(({ end }) => end > said.length)) return false; // told behind the "but"
  const named = systems
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, said);
  const bare = (isNeeded ? named.replace(REQUIRED, " ") : named).replace(AROUND, " ");
  return !/\p{L}{2}/u.test(isWordy ? bare.replace(ANSWERING_ALL, " ") : bare);
}
