import type { SiteReading } from "@/lib/drafting/candidate";
import { contentSpots } from "@/lib/drafting/reading/reading";

/** Texts of the home page that are looked at, and how many of them must be foreign at most. */
const TEXTS_MAX = 12;
const FOREIGN_TEXTS = 6;
const LETTERS_MAX = 400;
/** Small words in a text of another language. */
const FOREIGN_MIN = 2;
/** Small words of other languages, which are no English words. */
const NOT_ENGLISH =
  /(?<!\p{L})(?:und|der|das|mit|für|ist|ein|eine|nicht|sie|wir|les|une|et|est|pour|avec|vous|votre|el|una|y|para|que|por|il|gli|della|di|che|het|een|van|voor|je|jouw|wij|się|dla|jest|nie|twoj\p{L}+|uma|seu|sua|não|você|och|att|för|din|ett|på|og|til|det|af|ikke|vaše|nebo)(?!\p{L})/giu;

/** The home page's language by its own word; null where it says English, or nothing, and speaks another: builders write "en" on every page. */
export function homeLanguage(reading: SiteReading): string | null {
  const told = reading.pages[0]?.lang ?? null;
  if (told !== null && !/^en/i.test(told)) return told;
  const texts = contentSpots(reading, 0).slice(0, TEXTS_MAX);
  const isForeign = (text: string): boolean =>
    (text.slice(0, LETTERS_MAX).match(NOT_ENGLISH)?.length ?? 0) >= FOREIGN_MIN;
  const foreign = texts.filter(({ segment }) => isForeign(segment.text)).length;
  return foreign > 0 && foreign * 2 >= Math.min(texts.length, FOREIGN_TEXTS) ? null : "en";
}
