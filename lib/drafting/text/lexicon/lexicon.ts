import { wholeWords } from "@/lib/drafting/text/words";
import { da } from "./da";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import type { Lexicon } from "./kinds";
import { nl } from "./nl";
import { pl } from "./pl";
import { pt } from "./pt";
import { sv } from "./sv";

const LANGUAGES: Lexicon[] = [en, de, fr, es, it, nl, pl, pt, sv, da];

/** The alternatives of one kind in every language. */
export function inAllLanguages(kind: keyof Lexicon): string {
  return LANGUAGES.map((one) => one[kind]).join("|");
}

/** Matches any word of the kind, in any language and case. */
export function anyWord(kind: keyof Lexicon): RegExp {
  return new RegExp(wholeWords(inAllLanguages(kind)), "iu");
}
