import { inAllLanguages } from "./lexicon/lexicon";
import { wholeWords } from "./words";

/** What is done with a trial and what it is called: "trial", "testen", "essai", "sans carte bancaire". */
export const TRYING = new RegExp(wholeWords(inAllLanguages("trying")), "iu");
