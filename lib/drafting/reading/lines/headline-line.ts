import { MONTHS } from "@/lib/drafting/text/months";
import { NOT_YET } from "@/lib/drafting/text/polarity";
import { keyOf } from "@/lib/drafting/text/spans";
import { isCutOff } from "../reading";
import { isCall, isPlumbing, startsWithSign } from "./noise";

const HEADLINE_MAX = 100;
const WORDS_MIN = 3;
/** Letters beside the name. */
const LETTERS_MIN = 8;
/** Letters of two words that say as much as three: "Ihr Einsatzplaner", "Zeiterfassung leichtgemacht". */
const COMPOUND_MIN = 16;

/** "Why a museum app": over a section that gives the reasons. */
const WHY = /^(?:why|warum|wieso|weshalb|pourquoi|por qué|perché|waarom|dlaczego|por ?quê?|proč|varför|hvorfor)\s/iu;

/** Whether a line may be a headline: no label, call, question or half of a sentence. */
export function isHeadline(text: string, name: string | null): boolean {
  if (text.length > HEADLINE_MAX || isCutOff(text) || isPlumbing(text, name) || isCall(text)) return false;
  if (NOT_YET.test(text)) return false; // "Coming to the App Store"
  if (WHY.test(text)) return false; // a question, whatever it ends with
  if (/[?？,;:]$|\s(?:and|or|und|oder|et|ou|y|o|e|en|of)$/iu.test(text) || startsWithSign(text)) return false;
  return saysEnough(text, name);
}

function saysEnough(text: string, name: string | null): boolean {
  const rest = name ? keyOf(text).replace(keyOf(name), "") : keyOf(text);
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  const isLong = words.length >= WORDS_MIN || (words.length > 1 && rest.length >= COMPOUND_MIN);
  return isCjk(text) || (rest.length >= LETTERS_MIN && isLong);
}

/** Chinese and Japanese say as much in fewer letters and no spaces. */
function isCjk(text: string): boolean {
  return /[\u3040-\u30ff\u4e00-\u9fff]{4}/.test(text);
}

/** "January 15", "15. Januar": of a day. */
const DAY = new RegExp(
  `(?<!\\p{L})${MONTHS}\\s\\d{1,2}(?!\\d)|(?<!\\d)\\d{1,2}(?:\\.|st|nd|rd|th|er)?\\s(?:de\\s)?${MONTHS}`,
  "iu",
);
const FIRM = "(?:[Ww]e(?:['’]ve| have)?|\\p{Lu}[\\p{L}\\d]+(?:\\s\\p{Lu}[\\p{L}\\d]+){0,2}(?: has| a| har| hat| ha)?)";
const RAISED =
  "raised?|raises|closed?|closes|secures?|secured|announces?|announced|lève|levé|boucle|bouclé|levanta|levantado|cierra|cerrado|raccoglie|raccolto|chiude|chiuso|haalt|sammelt|erhält|erhalten|pozyskuje|rejser|tar in";
const ROUND =
  "[Ss]eries [A-Fa-f]|(?:[Pp]re-?)?[Ss]eed (?:round|funding)|funding round|Finanzierungsrunde|tour de table|[Ss][ée]rie [A-Ca-c]|(?:[€$£]\\s?\\d|\\d[\\d.,]*\\s?(?:millions?|[Mm]io|mln|[Mm]illionen|millones|milioni|miljoen|milhões|miljoner|millioner))";
/** "We raised a $14M Series A", "Kelp lève 4,2 millions": news of a company's money. */
const MONEY = new RegExp(`^${FIRM}\\s(?:just\\s)?(?:${RAISED})\\s.{0,50}(?<!\\p{L})(?:${ROUND})`, "u");
const SECTION = [
  /^(?:so funktioniert(?:['’]s| es)?|wie funktioniert (?:es|das)|comment ça (?:marche|fonctionne)|c[óo]mo funciona|come funziona|hoe (?:het werkt|werkt (?:het|dit))|jak to działa|så (?:här )?fungerar det|s[åa]dan (?:fungerer|virker) det)\W*$/iu,
  /^(?:latest|recent|neueste|letzte|aktuelle|derni(?:er|ère)s|récentes?|últim[oa]s|ultim[ie]|recenti|laatste|nieuwste|ostatnie|najnowsze|senaste|seneste) \p{L}+$/iu,
];

/** What a reader who does not look closely takes for a headline: a label, the title of a section, a day, or news of money. */
export function isStrayHeadline(text: string, name: string | null): boolean {
  return !saysEnough(text, name) || DAY.test(text) || MONEY.test(text) || SECTION.some((title) => title.test(text));
}
