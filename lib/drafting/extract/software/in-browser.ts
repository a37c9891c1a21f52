import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDeniedAround } from "@/lib/drafting/text/polarity";
import { EXTENSION, OF_OTHERS, RUNS } from "@/lib/drafting/text/software/platform-words";
import { anyOf, wholeWords } from "@/lib/drafting/text/words";

const BROWSER = `(?:${inAllLanguages("browser")})`;
/** "in any browser", "auf jedem Gerät mit Browser" */
const IN_BROWSER = new RegExp(
  wholeWords(
    `(?:${inAllLanguages("onto")}|with|mit|avec|con|com|met|med)\\s(?:(?:${inAllLanguages("whichever")})\\s)*${BROWSER}`,
  ),
  "iu",
);
/** "A browser is all you need": what suffices stands on either side, close by. */
const SUFFICES = new RegExp(
  `${wholeWords(inAllLanguages("suffices"))}\\s(?:\\p{L}+\\s){0,3}${BROWSER}(?!\\p{L})|(?<!\\p{L})${BROWSER}\\s${wholeWords(inAllLanguages("suffices"))}`,
  "iu",
);
const NO_SETUP = anyWord("noSetup");
/** "is a web app", "browser-based" */
const WEB_MADE =
  /(?:^(?:100 ?% |fully |completely )?|(?<!\p{L})is (?:an? )?(?:\p{L}+ )?)(?:web|browser)[- ]?based(?!\p{L})|(?<!\p{L})(?:web|browser)(?:basiert|gebaseerd|baserad)(?!\p{L})|(?<!\p{L})(?:is|ist|est|es|è|é|jest|är|er)\s(?:an?|eine?|une?|una?|um|uma|een|en|ett?)\s(?:\p{L}+\s)?(?:webb?[- ]?app\p{L}*|web[- ]?anwendung|application web|aplicación web|applicazione web|aplicação web|aplikacj[aą] (?:webow|internetow)[aą])(?!\p{L})/iu;
/** Apps and games may be online anywhere; these are used on a website where they are. */
const THING =
  "(?:tools?|services?|platforms?|software|editor|system|suite|generator|converter|(?:web|online)?dienst|plattform(?:en)?|werkzeug|lösung|outil|plateforme|logiciel|éditeur|herramienta|servicio|plataforma|sistema|strumento|servizio|piattaforma|gestionale|ferramenta|serviço|verktyg|tjänst|tjeneste|værktøj|narzędzi[ea]\\p{L}*|platform[ąa]|usług[ąa])";
/** What is done online with a tool that may run anywhere. */
const DONE_ONLINE =
  "(?:ventes?|commerce|rencontres?|cours|formations?|paiements?|jeux?|ventas?|comercio|pagos?|citas|cursos?|juegos?|vendite|pagamenti|corsi|giochi|vendas|pagamentos|jogos)\\s";
const IS_A =
  "(?<!\\p{L})(?:is|ist|est|es|è|é|jest|är|er)\\s(?:(?:an?|the|eine?|die|der|das|une?|una?|um|uma|een|en|ett?)\\s)?";
const WORDS = (most: number) =>
  `(?:(?!(?:for|with|to|of|in|on|für|mit|zu|von|voor|met|för|med|til|till|that|who|which|pour|avec|qui|para|con|que|per|che|com|dla|do|z)\\s)[\\p{L}\\d%-]+\\s){0,${most}}`;
/** "is an online translation tool", "est un service de traduction en ligne" */
const ONLINE_MADE = new RegExp(
  `${IS_A}(?:${WORDS(3)}(?:${inAllLanguages("online")})[\\s-]${WORDS(2)}${THING}|${THING}\\s${WORDS(5)}(?<!${DONE_ONLINE})(?:${inAllLanguages("online")}))(?!\\p{L})`,
  "iu",
);
/** "is a cloud-based task manager", "es un software en la nube": the thing itself, not what it keeps there. */
const CLOUD = `(?:${inAllLanguages("inCloud")})`;
/** What is kept in the cloud by a tool that may run anywhere. */
const KEPT =
  "(?:sauvegardes?|stockage|hébergement|fichiers|copias|respaldos?|almacenamiento|archivos|backup|archiviazione|salvataggio|armazenamento|arquivos|opslag|lagring)\\s";
const CLOUD_MADE = new RegExp(
  `${IS_A}(?:${WORDS(3)}${CLOUD}\\s${WORDS(2)}\\p{L}{3}|${WORDS(3)}(?:${THING}|${inAllLanguages("product")}|solution|solución|soluzione|solução)\\s${WORDS(3)}(?<!${KEPT})${CLOUD})(?![\\p{L}-])`,
  "iu",
);
/** What people do with their browser, whatever the site is. */
const UPKEEP = anyOf(
  "cookies?|settings?|options|links?|tabs?|extensions?|javascript|cache|history|bookmarks?|printing|password|enable|disable|block|confirm|update|einstellungen|aktualisier\\p{L}+|lesezeichen|verlauf|paramètres?|réglages|historique|favoris|ajustes|configuración|historial|impostazioni|cronologia|instellingen|ustawieni\\p{L}+|definições|configurações|inställningar|indstillinger",
);
/** Letters before a browser in which what runs there is said, and words between both. */
const REACH = 90;
const RUNS_NEAR = new RegExp(`${RUNS}\\s(?:[\\p{L}'’-]+,?\\s){0,4}$`, "iu");
/** "Simply in the browser, no installation": nothing else is said to be there, as a demo or what customers do. */
function isAllSaid(before: string, text: string): boolean {
  return NO_SETUP.test(text) && before.split(/\s+/).filter(Boolean).length <= LEAD_WORDS;
}
const LEAD_WORDS = 2;

/** Texts without any of these need no closer look. */
const HINT = new RegExp(`web|${BROWSER}|${inAllLanguages("online")}|${CLOUD}`, "iu");

/** "They run in your browser": several things that the site shows. */
const SEVERAL = /^\P{L}*(?:they|both (?:run|work)|ils|elles|ellos|ellas)(?!\p{L})/iu;

/** The text offers the product in a browser; what runs there is not somebody else's, nor an extension. */
export function isInBrowser(text: string, isAsked = false): boolean {
  if (!HINT.test(text) || EXTENSION.test(text)) return false;
  const made = WEB_MADE.exec(text) ?? ONLINE_MADE.exec(text) ?? CLOUD_MADE.exec(text) ?? SUFFICES.exec(text);
  const match = made ?? IN_BROWSER.exec(text);
  if (!match || isDeniedAround(text, match.index, match.index + match[0].length)) return false;
  const before = text.slice(Math.max(0, match.index - REACH), match.index);
  if (OF_OTHERS.test(before) || SEVERAL.test(text)) return false;
  if (made) return true;
  if (UPKEEP.test(text)) return false;
  return isAsked || RUNS_NEAR.test(before) || isAllSaid(before, text);
}
