import { lookup } from "@/lib/core/lookup";
import { keyOf } from "./spans";

const CASES_MIN = 4;
const BACK_AND_FRONT = (ending: string) => [ending, ending.replaceAll("a", "ä")];
const CZECH = {
  a: ["y", "ě", "e", "i", "u", "ou", "o"],
  o: ["a", "u", "em", "e"],
  "": ["a", "u", "ovi", "em", "ě", "e"],
};
/** Endings of a name in sentences, by the letter that they stand for; behind any other name they are added: "Acmem", "Acmeya". */
const ENDINGS = lookup<Record<string, string[]>>({
  pl: {
    a: ["y", "i", "e", "ie", "ę", "ą", "o"],
    o: ["a", "u", "em", "ie"],
    "": ["a", "u", "owi", "em", "iem", "ie"],
  },
  cs: CZECH,
  sk: CZECH,
  fi: {
    "": ["n", "in", "ssa", "issa", "sta", "ista", "lla", "illa", "lta", "ilta", "a", "ia"]
      .flatMap(BACK_AND_FRONT)
      .concat("lle", "ille"),
  },
  ...Object.fromEntries(["de", "sv", "da", "nb", "no", "nn"].map((lang) => [lang, { "": ["s"] }])),
});

/** The name as the cases of the site's language write it. */
export function casesOf(key: string, lang: string | null): string[] {
  if (key.length < CASES_MIN) return [];
  const endings = ENDINGS.get((lang ?? "").slice(0, 2).toLowerCase()) ?? {};
  const last = key.slice(-1);
  const instead = endings[last];
  const stem = instead ? key.slice(0, -1) : key;
  return (instead ?? endings[""] ?? []).map((ending) => keyOf(stem + ending));
}
