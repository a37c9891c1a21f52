import { anyWord } from "../lexicon/lexicon";
import { sentencesOf } from "../spans";

const LATER = anyWord("opensLater");
/** "Not yet.", "Noch nicht.": an answer whose other sentences tell what may be one day. */
const ANSWER_WORDS_MAX = 5;

/** True for a sentence of a text that tells what may be opened one day, or answers a question after today with "not yet". */
export function isOpenedLater(sentence: string, text: string): boolean {
  const first = sentencesOf(text)[0]?.text ?? "";
  const isAnswer = first !== sentence && first.split(/\s+/).length <= ANSWER_WORDS_MAX;
  return LATER.test(sentence) || (isAnswer && LATER.test(first));
}
