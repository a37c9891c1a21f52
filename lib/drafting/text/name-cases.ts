import { lookup } from "@/lib/core/lookup";
import { isGivenName } from "./names/given-names";
import { keyOf } from "./spans";
import { isEverydayWord } from "./topics/everyday-words";

const CASES_MIN = 4;
const CZECH_AND_SLOVAK = {
  a: ["y", "ě", "e", "i", "u", "ou", "o"],
  o: ["a", "u", "em", "om", "e"],
  "": ["a", "u", "ovi", "em", "om", "ě", "e"],
};
/** Endings of a name in sentences, by the letter that they stand for; behind any other name they are added: "Acmem", "Acmeya". */
const ENDINGS = lookup<Record<string, string[]>>({
  pl: {
    a: ["y", "i", "e", "ie", "ę", "ą", "o"],
    o: ["a", "u", "em", "ie"],
    "": ["a", "u", "owi", "em", "iem", "ie"],
  },
  cs: CZECH_AND_SLOVAK,
  sk: CZECH_AND_SLOVAK,
  fi: { "": "n in iin ssa issa sta ista lla illa lta ilta lle ille a ia".split(" ") },
  ...Object.fromEntries(["de", "sv", "da", "nb", "no", "nn"].map((lang) => [lang, { "": ["s"] }])),
});

/** The name as the cases of the site's language write it, but for words of their own and what people are called: "faktura" of Fakturo. */
export function casesOf(key: string, lang: string | null): string[] {
  if (key.length < CASES_MIN) return [];
  const endings = ENDINGS.get((lang ?? "").slice(0, 2).toLowerCase()) ?? {};
  const instead = endings[key.slice(-1)];
  const stem = instead ? key.slice(0, -1) : key;
  const cases = (instead ?? endings[""] ?? []).map((ending) => keyOf(stem + ending));
  return cases.filter(
    (one) => !isEverydayWord(one) && !isGivenName(one.replace(/^./, (letter) => letter.toUpperCase())),
  );
}
