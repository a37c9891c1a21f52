import type { SiteReading } from "@/lib/drafting/candidate";
import { TEMPLATE } from "@/lib/drafting/reading/lines/noise";
import { namesOwn, ownNames } from "@/lib/drafting/reading/own-names";
import { metaSpots } from "@/lib/drafting/reading/reading";
import { isProse, type Spot } from "@/lib/drafting/text/spans";
import { wordsOf } from "@/lib/drafting/text/topics/topic";

/** Letters by which words are compared, so that cases and compounds meet; and different words that a description needs to be weighed. */
const LETTERS = 4;
const WORDS_MIN = 6;
/** Different words that the home page and the pages of the product need to weigh one. */
const HOME_MIN = 40;
const SAID_MIN = 60;
/** Of the words of a description, the share that the pages say, too: of 209 sites whose own it was the least is .5. */
const SHARE_MIN = 0.35;
/** A name in the middle of a sentence: "more smoothly with Kelpmark". */
const NAME = /(?<=\p{Ll}\s)\p{Lu}\p{L}{3,}/gu;

/**
 * What the home page's data say of it under these names of meta tags, the first name first; nothing that a template left behind:
 * "Description goes here", or what the shop said whose design it was.
 */
export function ownDescriptions(reading: SiteReading, ...names: string[]): Spot[] {
  return metaSpots(reading, 0, ...names).filter(
    ({ segment: { text } }) => !TEMPLATE.test(text) && !isOfAnother(reading, text),
  );
}

/** It names somebody whom no page names, and says hardly a word that any page says. */
function isOfAnother(reading: SiteReading, text: string): boolean {
  const words = new Set(beginnings(text));
  const names = text.match(NAME) ?? [];
  if (words.size < WORDS_MIN || names.length === 0 || namesOwn(ownNames(reading), text)) return false;
  const { home, said } = wordsSaid(reading);
  if (home.size < HOME_MIN || said.size < SAID_MIN) return false;
  const isStrange = names.every((name) => beginnings(name).every((word) => !said.has(word)));
  return isStrange && [...words].filter((word) => said.has(word)).length < SHARE_MIN * words.size;
}

const beginnings = (text: string): string[] =>
  wordsOf(text).flatMap(({ plain }) => (plain.length >= LETTERS ? [plain.slice(0, LETTERS + 1)] : []));

interface Said {
  home: Set<string>;
  said: Set<string>;
}
const known = new WeakMap<SiteReading, Said>();

function wordsSaid(reading: SiteReading): Said {
  const before = known.get(reading);
  if (before) return before;
  const [home = [], ...others] = reading.pages.map(({ segments }) =>
    segments.filter(isProse).flatMap(({ text }) => beginnings(text)),
  );
  const said = { home: new Set(home), said: new Set([home, ...others].flat()) };
  known.set(reading, said);
  return said;
}
