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

/** "January 15", "15. Januar". */
const DAY = new RegExp(
  `(?<!\\p{L})${MONTHS}\\s\\d{1,2}(?!\\d)|(?<!\\d)\\d{1,2}(?:\\.|st|nd|rd|th|er)?\\s(?:de\\s)?${MONTHS}(?!\\p{L})`,
  "iu",
);

/** Whether a line may be one: no label, call, question, half of a sentence, or news. */
export function isHeadline(text: string, name: string | null): boolean {
  if (text.length > HEADLINE_MAX || isCutOff(text) || isPlumbing(text, name) || isCall(text)) return false;
  if (NOT_YET.test(text)) return false; // "Coming to the App Store"
  if (WHY.test(text)) return false; // a question, whatever it ends with
  if (DAY.test(text)) return false; // news
  if (/[?？,;:]$|\s(?:and|or|und|oder|et|ou|y|o|e|en|of)$/iu.test(text) || startsWithSign(text)) return false;
  const rest = name ? keyOf(text).replace(keyOf(name), "") : keyOf(text);
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  const isLong = words.length >= WORDS_MIN || (words.length > 1 && rest.length >= COMPOUND_MIN);
  return isCjk(text) || (rest.length >= LETTERS_MIN && isLong);
}

/** Chinese and Japanese say as much in fewer letters and no spaces. */
function isCjk(text: string): boolean {
  return /[\u3040-\u30ff\u4e00-\u9fff]{4}/.test(text);
}
