import { titleParts } from "@/lib/drafting/reading/reading";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import type { Spot } from "@/lib/drafting/text/spans";

const GRATIS = `(?:${inAllLanguages("free")})`;
/** "A small, fast and free list", "Eine kostenlose Liste": what a tagline calls the product, with its own article or none. */
const TAGLINE = new RegExp(
  `^(?:an?\\s|the\\s|eine?\\s|die\\s|das\\s|der\\s|en\\s|ett?\\s|een\\s|de\\s|het\\s)?(?:[\\p{L}-]+,\\s)*(?:[\\p{L}-]+,?\\s(?:and|&|und|en|och|og)\\s)?${GRATIS}(?:,|\\sand|\\sund)?\\s\\p{L}|^(?:une?|una?|um|uma|l['’])?\\s?(?:${inAllLanguages("product")})\\s${GRATIS}(?!\\p{L})`,
  "iu",
);
const TAGLINE_WORDS = 4;
/** "Online Metronome Free": the last word of a title, behind what the product is. */
const TITLE_END = new RegExp(`^(?:\\p{L}+[\\s-]){1,4}${GRATIS}$`, "iu");

export function isTaglineOfFree({ segment: { kind } }: Spot, text: string): boolean {
  if (kind === "title" && titleParts(text).some((part) => TITLE_END.test(part.text.trim()))) return true;
  return text.split(/\s/).length >= TAGLINE_WORDS && TAGLINE.test(text);
}

/** "Free on the App Store." */
export const isFreeOnStore = (text: string): boolean => ON_STORE.test(text);
const ON_STORE = new RegExp(
  `^${GRATIS}\\s(?:on|in|im|sur|en|su|na|no|i|på)\\s(?:the\\s|l['’]|la\\s|el\\s|de\\s|der\\s)?(?:app store|google play|play store|mac app store|f-droid|microsoft store|chrome web store)[.!]?$`,
  "iu",
);
