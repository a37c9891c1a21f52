import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import type { Spot } from "@/lib/drafting/text/spans";
import { wholeWords } from "@/lib/drafting/text/words";

/** Pieces of a product that are open where it need not be. */
const PART = wholeWords(
  "format|library|libraries|sdks?|cli|(?:api )?clients?|plug-?ins?|add-?ons?|extensions?|parser|protocol|spec(?:ification)?|firmware|connectors?|templates?|themes?|schema|widgets?|trackers?|editor|examples?",
  "\\p{L}*(?:format|bibliothek|erweiterung|schnittstelle|vorlagen?)|bibliothèque|greffon|formato|biblioteca|extensión|complemento|libreria|estensione|bibliotheek|biblioteka|wtyczka|extensão|bibliotek|tillägg|udvidelse",
);
const OF_OURS =
  "(?:our|its|their|[\\p{L}\\p{N}]+['’]s|unser\\p{L}*|dessen|notre|nos|nuestr[ao]s?|l[ao] nostr[ao]|il nostro|onze?|nasz[ae]?|noss[ao]s?|vår[at]?|vores)";
const IS = "(?:is|are|ist|sind|est|sont|es|son|è|sono|zijn|jest|są|é|são|är|er)";
/** One word for such a piece. */
export const OPEN_PART = new RegExp(
  `^(?:${PART}|(?:script|agent|module|driver|importer|exporter|binding|component)s?)$`,
  "iu",
);
/** "Our file format is", "Unser schlankes Dateiformat ist". */
const PART_BEFORE = new RegExp(
  `(?<!\\p{L})${OF_OURS}\\s(?:[\\p{L}-]+\\s){0,3}?${PART}(?:\\s(?:[\\p{L}-]+\\s){0,2})?\\s?${IS}\\s(?:[\\p{L}-]+\\s){0,2}$`,
  "iu",
);

/** " - ", ": an", " is an": what stands between a thing and what it is. */
const BETWEEN =
  /^(?:\s[-–—]|:|,|\s(?:is|ist|est|es|è|é|jest|är|er))\s(?:(?:an?|the|ein(?:e[nrs]?)?|une?|una|uma?|een|en|ett|et)\s)?(?:\p{Ll}+,?\s){0,2}$/u;
/** A thing is told to be of some kind: "open source tide reader". */
const KIND = /^\s(?!(?:and|or|und|oder|et|ou|y|e|o|en|of|i|lub|och|eller|og)\s)\p{L}/u;

/** What is open source, as the words around say, is another thing than the product: another's, or a part of it. */
export function isOpenOther(reading: SiteReading, spot: Spot, text: string, phrase: RegExpExecArray, own: OwnNames) {
  const before = text.slice(0, phrase.index);
  const isKind = KIND.test(text.slice(phrase.index + phrase[0].length));
  return PART_BEFORE.test(before) || (isKind && isOfLink(reading, spot, before, own));
}

/** "tidelog - open source tide reader": the line opens with a link to the thing, and that is not the product. */
function isOfLink(reading: SiteReading, { page, segment }: Spot, before: string, own: OwnNames): boolean {
  const links = reading.pages[page]?.links.filter(({ block }) => block === segment.block) ?? [];
  return links.some(
    ({ text }) =>
      text !== "" && before.startsWith(text) && BETWEEN.test(before.slice(text.length)) && !namesOwn(own, text),
  );
}
