import { anyWord, inAllLanguages } from "./lexicon/lexicon";
import type { Stretch } from "./spans";
import { wholeWords } from "./words";

/** What is done with a trial and what it is called: "trial", "testen", "essai", "sans carte bancaire". */
export const TRYING = new RegExp(wholeWords(inAllLanguages("trying")), "iu");

const NEWCOMER = anyWord("newcomer");
const DURING =
  /(?<!\p{L})(?:for|für|während|pendant|durante|por|per|gedurende|voor|przez|na|i)\s(?:the\s(?:first\s)?|die\s|les\s|los\s|i\s|de\s)?$/iu;
const LASTING = /^\s(?:lang|long|lång)(?!\p{L})/iu;

/** "Every new account gets all features for 14 days", by the length in it. */
export const givesNewcomers = (text: string, { start, end }: Stretch): boolean =>
  NEWCOMER.test(text) && (DURING.test(text.slice(0, start)) || LASTING.test(text.slice(end)));
