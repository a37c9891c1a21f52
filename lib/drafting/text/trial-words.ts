import { inAllLanguages } from "./lexicon/lexicon";
import { wholeWords } from "./words";

/** What is done with a trial and what it is called: "trial", "testen", "essai", "sans carte bancaire". */
export const TRYING = new RegExp(wholeWords(inAllLanguages("trying")), "iu");

/** "after 30 days": when something happens, not how long. */
export const MOMENT = new RegExp(`(?:^|\\s)(?:${inAllLanguages("after")})\\s(?:\\p{L}+\\s)?$`, "iu");
/** "The trial ends after": what happens to a trial tells how long it is. */
export const ENDS_AFTER = new RegExp(
  `(?<!\\p{L})(?:${inAllLanguages("ends")})\\s(?:\\p{L}+\\s){0,2}(?:${inAllLanguages("after")})\\s(?:\\p{L}+\\s)?$`,
  "iu",
);
