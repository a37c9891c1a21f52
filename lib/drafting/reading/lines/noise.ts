import type { SiteReading } from "@/lib/drafting/candidate";
import { isFarewell } from "@/lib/drafting/text/endings";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import type { Spot } from "@/lib/drafting/text/spans";
import { headingsAbove } from "../sections";

/** What a template has until somebody writes a text of their own. */
export const TEMPLATE =
  /\blorem ipsum\b|\bcreate[- ](?:next|react)[- ]app\b|^hello from |\b(?:description|tagline) (?:will go|goes) (?:here|into)|write an awesome description|^just another wordpress/i;

/** "Diese Website verwendet Cookies": who says so, and that they use them. */
const SITE_OR_WE =
  "website|webseite|seite|site|sitio|página|sito|pagina|strona|witryna|webbplats\\p{L}*|hjemmeside\\p{L}*|nettsted\\p{L}*|wir|nous|we|wij|noi|vi";
const USING =
  "use[sd]?|verwend\\p{L}+|nutz\\p{L}+|benutz\\p{L}+|setz\\p{L}+|utilis\\p{L}+|utiliz\\p{L}+|usa\\p{L}*|emple\\p{L}+|gebrui\\p{L}+|używa\\p{L}*|stosuj\\p{L}*|korzyst\\p{L}+|använd\\p{L}+|brug\\p{L}+|bruk\\p{L}+";

const PLUMBING = [
  /\b(?:we|site|page|seite) (?:use|uses|verwendet) cookies\b|\b(?:accept|manage|all) cookies\b|\bcookie (?:settings|policy|preferences|banner)\b/i,
  new RegExp(
    `(?<!\\p{L})(?:${SITE_OR_WE})(?!\\p{L})[^.!?]{0,30}(?<!\\p{L})(?:${USING})[^.!?]{0,40}\\scookies?(?!\\p{L})|(?:welche|quels?|qué|quali|welke|which|quais|jakie|vilka|hvilke) cookies?(?!\\p{L})`,
    "iu",
  ),
  /^licen[sc]ed under (?:the|an?)\s|^you may not use this file/i,
  /\b(?:enable|requires?|without|activate) javascript\b|javascript (?:is|must be) |^you need to enable|^please enable|^skip to|^loading\b/i,
  /\bsubscribe to (?:our|the)\b|\b(?:our|the) newsletter\b|\bsign up for (?:our|the)\b|^subscribe\b/i,
  /^(?:welcome|willkommen|bienvenue|bienvenid[oa]s?|benvenut[oi]|bem-vindo|hello|hi|hallo|hey|hola)\b(?!.{40})/i,
  /^(?:home(?: ?page)?|start(?:seite|pagina)?|accueil|inicio|início|p[áa]gina (?:inicial|principal)|pagina iniziale|strona główna|forside|get(?:ting)? started|learn more|read more|download(?: now)?|latest (?:news|release|posts?|version)|news|blog|features?|about(?: us)?|pricing|faqs?|contact(?: us)?|documentation|sign (?:in|up)|try (?:it )?(?:now|free)|our (?:team|features|customers|partners)|(?:trusted|loved|used) by.*|how (?:does )?it works?\??|join (?:us|the|our).*|coming soon|just another wordpress site|site is under construction|untitled|(?:my|new|your) (?:web ?site|site|app|blog|company)(?: (?:name|title|tagline))?|site title|(?:vite|react|vue|next(?:\.js)?|nuxt|svelte|angular|laravel)(?: \+ \w+)*(?: app)?)[.!]?$/i,
  /^(?:top|bottom|end) of (?:the )?page$|^what (?:it|this) does$|^(?:19|20)\d\d[-./]\d\d?[-./]\d\d?(?!\d)/i,
  /^(?:privacy (?:policy|notice)|terms (?:of (?:service|use)|(?:and|&) conditions)|datenschutz(?:erklärung|hinweise)?|impressum|nutzungsbedingungen|politique de confidentialité|mentions légales|conditions (?:générales|d['’]utilisation)|política de privacidade?|aviso legal|términos|informativa sulla privacy|privacybeleid|privacyverklaring|polityka prywatności|regulamin|integritetspolicy|privatlivspolitik)(?:$|\s(?:of|de|d[eu]|del|della|di|von|van|af|[–—|-])\s)/iu,
  TEMPLATE,
  /^(?:todo|fixme|tbd)(?:\s?[(:]|$)|\b(?:starter|website|site) template\b|your tagline|^powered by |^(?:a|the)?\s?(?:full |complete )?list of /i,
  /^(?:trusted|loved|used|chosen)\b.{0,30}\bby\b/i,
  /all rights reserved|^(?:©|copyright)/i,
  /\b(?:black friday|cyber monday|(?:summer|winter|spring|autumn|holiday|christmas|easter|launch|new year) (?:sale|special|deal)|\d+ ?% (?:off|discount|rabatt)|use (?:promo )?code|we['’]re hiring|(?:is|are) now available|just (?:launched|released))\b|^(?:new|breaking|release notes|announcing|announcement)\b[: ]|^v?\d+(?:\.\d+)+\b/i,
  /\bthis (?:page|site|website|blog) (?:was |is )?(?:generated|built|hosted|made|powered|maintained) (?:by|with|using|on)\b|\bis maintained by\b|^(?:theme|template|website|site)(?: design(?:ed)?)? (?:by|from)\b|^(?:proudly )?(?:powered|generated|designed|built|made) (?:by|with|using) [\p{L}\p{N}. ]{2,30}\.?$/iu,
  /^(?:erstellt|gebaut|gemacht|entworfen|umgesetzt) (?:mit|von)\b|^(?:propulsé|réalisé|généré) (?:par|avec)\b|^(?:creado|hecho|diseñado|desarrollado) (?:con|por)\b|^(?:realizzato|creato) (?:con|da)\b|^(?:gemaakt|gebouwd) (?:met|door)\b|^(?:feito|criado) (?:com|por)\b|^(?:lavet|bygget|skapad|byggd) (?:med|af|av)\b/i,
  /\bstands? (?:for|with) [^.]{0,40}(?:ukrain|peace)|black lives matter/i,
];
const NEWS =
  /\b(?:news|blog|latest|recent|updates?|change ?log|releases?|announcements?|posts?|articles?|events?|press|aktuelles|neuigkeiten|neues|actualit[ée]s?|nouvelles|noticias|novedades|notizie|novit[àa]|nieuws|nyheter|not[íi]cias)\b/i;

/**
 * Text that runs a site rather than telling about its product: consent, calls to action, greetings, offers, farewells of the
 * product by this name.
 */
export function isPlumbing(text: string, name: string | null): boolean {
  return PLUMBING.some((pattern) => pattern.test(text.slice(0, 400))) || isFarewell(text, name ? [name] : []);
}

/** True when the segment stands under a heading over news: what it says is about the day, not the product. */
export function isNews(reading: SiteReading, spot: Spot): boolean {
  const page = reading.pages[spot.page];
  return page !== undefined && headingsAbove(page, spot.index).some((text) => text.length <= 60 && NEWS.test(text));
}

const CALL = new RegExp(`^[^\\p{L}\\p{N}]*(?:${inAllLanguages("call")})(?![\\p{L}])`, "iu");
const CALL_WITHIN =
  /\b(?:subscribe to|our newsletter|mailing list|make a donation|consider (?:making a )?donat|buy us a|become a (?:sponsor|patron)|don['’]t hesitate|contact us|get in touch|support us\b|please (?:see|check|contact|read|visit|consider)|click here|good luck!|^(?:scan|tap|click|swipe|scroll) (?:to|the|here|this|down)\b)/iu;

/** A sentence that asks the reader to act: it sells, and says nothing of the product. */
export function isCall(sentence: string): boolean {
  return CALL.test(sentence) || CALL_WITHIN.test(sentence);
}

/** A picture sign at the start: a bullet of its maker's, not a sentence. */
export function startsWithSign(text: string): boolean {
  return /^[\s"'“]*\p{Extended_Pictographic}/u.test(text) && !/^[\s"'“]*[\d#*©®™]/u.test(text);
}

const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override)\s(?:all\s|any\s|the\s|your\s|my\s|previous\s|prior\s|above\s|these\s|earlier\s|other\s|of\s){1,5}(?:instructions?|prompts?|rules|guidelines|text|context)\b|\b(?:dear|attention|hey|hello|note (?:to|for)|instructions? (?:to|for)) (?:any |all |the )?(?:ais?|llms?|chat ?bots?|(?:ai |language )?(?:assistants?|models?|agents?)|chatgpt|gpt|crawlers?)\b|\bas an? (?:ai|language model)\b|\byou are (?:now )?an? (?:ai|llm|language model|helpful assistant)\b|<\|\w+\|>|\[\/?INST\]/i;

/** Text that tells a machine what to do. It is shown to visitors, but says nothing of the product. */
export function isInstruction(text: string): boolean {
  return INSTRUCTION.test(text.slice(0, 4_000));
}
