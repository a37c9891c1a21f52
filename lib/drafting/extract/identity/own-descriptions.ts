import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, ownNames } from "@/lib/drafting/reading/own-names";
import { metaSpots } from "@/lib/drafting/reading/reading";
import { isProse, type Spot } from "@/lib/drafting/text/spans";
import { wordsOf } from "@/lib/drafting/text/topics/topic";

/** Letters of a word that tells what a text is about, and different ones that a description needs to be weighed by them. */
const WORD_MIN = 4;
const WORDS_MIN = 6;
/** Different words that the pages need to weigh one: several pages, as one alone may be an opening and no more. */
const SAID_MIN = 60;
const PAGES_MIN = 2;
/** Of the words of a description, the share that the pages say, too: the least of 240 sites is .44. */
const SHARE_MIN = 0.35;
const TEMPLATE =
  /\b(?:description|tagline) (?:will go|goes) (?:here|into)|lorem ipsum|write an awesome description|^just another wordpress|^hello from |created by create[- ](?:next|react)[- ]app/iu;

/**
 * What the home page's data say of it under these names of meta tags, the first name first; nothing that a template left behind:
 * "Description goes here", or what the shop said whose design it was.
 */
export function ownDescriptions(reading: SiteReading, ...names: string[]): Spot[] {
  return metaSpots(reading, 0, ...names).filter(
    ({ segment: { text } }) => !TEMPLATE.test(text) && !isOfAnother(reading, text),
  );
}

/** It says hardly a word that any page says, and not the product's name. */
function isOfAnother(reading: SiteReading, text: string): boolean {
  const said = saidOn(reading);
  const words = new Set(telling(text));
  if (reading.pages.length < PAGES_MIN || said.size < SAID_MIN) return false;
  if (words.size < WORDS_MIN || namesOwn(ownNames(reading), text)) return false;
  return [...words].filter((word) => said.has(word)).length < SHARE_MIN * words.size;
}

const telling = (text: string): string[] =>
  wordsOf(text).flatMap(({ plain, stem }) => (plain.length >= WORD_MIN ? [stem] : []));

const known = new WeakMap<SiteReading, Set<string>>();

function saidOn(reading: SiteReading): Set<string> {
  const said =
    known.get(reading) ??
    new Set(reading.pages.flatMap(({ segments }) => segments.filter(isProse).flatMap(({ text }) => telling(text))));
  known.set(reading, said);
  return said;
}
