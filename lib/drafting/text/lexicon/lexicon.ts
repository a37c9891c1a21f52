import { lookup } from "@/lib/core/lookup";
import { eitherMarks, wholeWords } from "@/lib/drafting/text/words";
import { da } from "./da";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import type { Lexicon } from "./kinds";
import { MORE_LANGUAGES } from "./more-languages";
import { nl } from "./nl";
import { pl } from "./pl";
import { pt } from "./pt";
import { sv } from "./sv";

const BY_CODE = lookup<Lexicon>({ en, de, fr, es, it, nl, pl, pt, sv, da, nb: da, nn: da, no: da });
const LANGUAGES: Partial<Lexicon>[] = [...BY_CODE.values(), MORE_LANGUAGES];

/** The alternatives of one kind in every language, with and without the marks on the letters of longer words. */
export function inAllLanguages(kind: keyof Lexicon): string {
  return eitherMarks(LANGUAGES.flatMap((one) => one[kind] ?? []).join("|"));
}

/** The alternatives of one kind in the language of a page: words there that are namesakes in others mislead; in all where it is not known. */
export function inLanguage(kind: keyof Lexicon, lang: string | null): string {
  return BY_CODE.get(codeOf(lang))?.[kind] ?? inAllLanguages(kind);
}

/** Matches any word of the kind, in any language and case. */
export function anyWord(kind: keyof Lexicon): RegExp {
  return new RegExp(wholeWords(inAllLanguages(kind)), "iu");
}

const words = new Map<string, RegExp>();

/** Matches any word of the kind in the language of a page, in any case; in every language where it is not known. */
export function wordIn(kind: keyof Lexicon, lang: string | null): RegExp {
  const code = codeOf(lang);
  const key = `${kind} ${BY_CODE.has(code) ? code : ""}`; // pages name languages as they like
  const pattern = words.get(key) ?? new RegExp(wholeWords(inLanguage(kind, lang)), "iu");
  words.set(key, pattern);
  return pattern;
}

const codeOf = (lang: string | null) => (lang ?? "").slice(0, 2).toLowerCase();
