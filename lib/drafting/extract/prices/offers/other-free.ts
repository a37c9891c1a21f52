import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { NOT_YET } from "@/lib/drafting/text/polarity";
import { anyOf, wholeWords } from "@/lib/drafting/text/words";

const GRATIS = `(?:${inAllLanguages("free")})`;
const GIFT = `(?:${inAllLanguages("gift")})`;
const NOT_THE_PRICE = anyOf(
  "try (?:\\S+\\s){0,4}for free|trials?|free (?:plan|tier|version|account|shipping|demo|course|guide|consultation|webinar|e-?book|download of|update)",
  "(?:included|bundled|comes?) (?:\\S+\\s){0,2}(?:free|with)",
  "free (?:migration|support|for open|for students|for non)|feel free|free up(?! to)|free from|for free (?:trial|demo)",
  "[\\p{L}]+-free|(?:ad|hands|hassle|risk|royalty) free|testen|testphase|testversion|essai|essayer|prueba|prova|proef\\p{L}*|probeer",
  "\\d+[- ]?(?:days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|mois|d[íi]as?|meses|giorni|mesi|dagen|maanden)",
  `${GRATIS}\\s(?:[\\p{L}-]+\\s){0,2}?${GIFT}`,
  `(?<!-)${GIFT}\\s(?:[\\p{L}-]+\\s){0,3}?${GRATIS}`,
);
/** "Acme was free until 2019." */
const ONCE = new RegExp(
  `(?<!\\p{L})(?:was|were|war(?:en)?|étai(?:t|ent)|era[nm]?|fue|foi|był[aoy]?|var)\\s(?:\\p{L}+\\s)?${GRATIS}(?!\\p{L})`,
  "iu",
);
/** "Schools use Acme for free": what they do not pay, others do. */
const FAVOURED = anyWord("favoured");
/** "Free for personal use": companies pay, where the site says what. */
export const PERSONAL = anyWord("personal");
/** "Free during the beta": what it costs afterwards nobody knows. */
const FOR_NOW = /(?<!\p{L})(?:b[eêé]t[aà](?!\p{L})|early[- ]access|public preview|preview phase)/iu;
/** "Sign up for free", "kostenlos testen", "free to start": how one begins, whatever it costs then. */
const BEGIN = wholeWords(inAllLanguages("joining"), inAllLanguages("trying"));
const BEGUN_BEFORE = new RegExp(`${BEGIN}(?:[\\s-][^\\s.,;:!?]+){0,4}[\\s-]$`, "iu");
const BEGUN_AFTER = new RegExp(`^(?:\\s[^\\s.,;:!?]+){0,2}?[\\s-]${BEGIN}`, "iu");
const BEGIN_REACH = 60;
const PREPOSITION =
  /(?<!\p{L})(?:to|in|with|within|of|on|for|by|from|mit|von|vom|zu|zum|bei|für|im|auf|de|du|d['’]|à|avec|dans|sur|pour|con|en|a|para|di|da|del|su|per|met|van|voor|bij|op|naar|w|z|do|na|dla|com|em|no|med|av|för|till|hos|af|til|i)(?:\s(?:the|der|die|das|dem|la|le|il|el|o|a|het|de))?\s?$/iu;
/** "The use of Acme is free": that is its price. */
const USE_OF =
  /(?<!\p{L})(?:us(?:e|age|ing)|download\p{L}*|utili[sz]\p{L}+|nutzung|verwendung|téléchargement|usage|uso|usar|descarga\p{L}*|gebruik|korzystanie|användning\p{L}*|brug\p{L}*)\s(?:\p{L}{1,3}\s|d['’])?$/iu;
const UP_TO = new RegExp(
  `(?<!\\p{L})(?:${inAllLanguages("limit")}|bis zu|jusqu['’]à|hasta|fino a|tot|do|até|upp till|op til)\\s(?:\\d|${inAllLanguages("numeral")})`,
  "iu",
);
const ANYBODY =
  "every\\p{L}*|all|anyone|anybody|any|both|ever|life|good|you|your|always|private|personal|commercial|now|download|use|the|its?|windows|mac\\p{L}*|linux|ios|i(?:phone|pad)\\p{L}*|android|chrome|firefox|safari|edge|desktop|mobile|web|pc|alle[ns]?|jede\\p{L}*|immer|dich|sie|euch|tous|toutes|toujours|tout|vous|todos|todo|siempre|tutti|sempre|iedereen|altijd|je|wszyst\\p{L}+|zawsze|ciebie|sempre|alla|alltid|altid";
const FOR_WHOM = new RegExp(
  `${GRATIS}\\s(?:for|für|pour|para|per|voor|dla|för|til)\\s(?!(?:${ANYBODY})(?!\\p{L}))\\p{L}|^(?:for|für|pour|para|per|voor|dla|för|til)\\s(?!(?:${ANYBODY})(?!\\p{L}))\\p{L}[^.,;]*\\s${GRATIS}(?!\\p{L})`,
  "iu",
);
/** It is so for everyone, for good, or in its basic version. */
const FOR_ALL = anyWord("forAll");
const EVERYBODY =
  /(?:everyone|everybody|all|alle|jeden|tous|tout le monde|todos|tutti|iedereen|allen|wszystkich|alla)$/iu;
const OF_SOME =
  /^,?\s(?:(?:los|os|quelli|ceux|celles|those|diejenigen|aquell[oa]s|coloro)\s)?(?:with|who|whose|under|having|mit|die|deren|avec|qui|ayant|dont|con|que|quienes|che|met|com|quem|z|kt\p{L}+|med|som)(?!\p{L})/iu;

/** "Free for everyone", "the basic version"; not "for everyone with a contract". */
export function isForAllOf(text: string): boolean {
  const match = FOR_ALL.exec(text);
  if (!match) return false;
  return !(EVERYBODY.test(match[0]) && OF_SOME.test(text.slice(match.index + match[0].length)));
}

/** What makes a sentence tell of no price, or of none that lasts. */
const NO_PRICE = [NOT_THE_PRICE, ONCE, NOT_YET, FAVOURED, FOR_NOW];

/** True for a sentence in which the word is of a gift, a trial, a rebate or another time. */
export function isOfOtherPrice(text: string): boolean {
  return NO_PRICE.some((one) => one.test(text));
}

/** True where the words tell how one begins. */
export function isBegun(text: string, { 0: said, index }: RegExpExecArray): boolean {
  const end = index + said.length;
  return (
    BEGUN_BEFORE.test(text.slice(Math.max(0, index - BEGIN_REACH), index)) ||
    BEGUN_AFTER.test(text.slice(end, end + BEGIN_REACH))
  );
}

/** "Switching to Acme", "your first list in Acme": what is told of is something of it. */
export function isWithin(text: string, own: OwnNames): boolean {
  const name = ownNameIn(own, text);
  const lead = name === null ? "" : text.slice(0, name.start);
  return PREPOSITION.test(lead) && !USE_OF.test(lead);
}

/** "Free for up to 3 users", "free for guests": others pay. */
export function isForSome(text: string): boolean {
  return UP_TO.test(text) || (FOR_WHOM.test(text) && !isForAllOf(text));
}
