import { lookup } from "@/lib/core/lookup";
import { keyOf } from "./spans";

const CASES_MIN = 4;
/** Endings of a name in sentences: "Acmes", "Acmem". */
const ENDINGS = lookup<string[]>({
  pl: ["a", "u", "owi", "em", "iem", "ie"],
  ...Object.fromEntries(["de", "sv", "da", "nb", "no", "nn"].map((lang) => [lang, ["s"]])),
});
const POLISH_A = ["y", "i", "e", "ie", "ę", "ą", "o"];

/** The name as the cases of the site's language write it. */
export function casesOf(key: string, lang: string | null): string[] {
  const code = (lang ?? "").slice(0, 2).toLowerCase();
  if (key.length < CASES_MIN) return [];
  if (code === "pl" && key.endsWith("a")) return POLISH_A.map((ending) => keyOf(key.slice(0, -1) + ending));
  return (ENDINGS.get(code) ?? []).map((ending) => key + ending);
}
