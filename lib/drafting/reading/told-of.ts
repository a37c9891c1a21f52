import type { SiteReading } from "@/lib/drafting/candidate";
import { type Spot, sentenceAt, sentencesOf } from "@/lib/drafting/text/spans";
import { governing, isLeaning, opening } from "./governing";
import type { OwnNames } from "./own-names";
import { toldAbove } from "./told-above";

/** "You get", "Sie können": what readers are told they may do is the makers' offer. */
const ADDRESSING = /^(?:[Yy]ou|Sie\s(?=\p{Ll}+en\s)|Du|Ihr|[Vv]ous|U|Je|Usted(?:es)?|Você)(?!\p{L})/u;
/** Characters before a sentence in which its subject may have been named. */
const REACH = 500;

/**
 * True where what stands at a place of a text is told of another than the product and its makers: by a name that governs it,
 * in its sentence, the ones before, or the question or heading above. What nobody is named for is told of the product.
 */
export function isToldOfAnother(reading: SiteReading, spot: Spot, at: number, own: OwnNames): boolean {
  const { text } = spot.segment;
  const where = { own, page: reading.pages[spot.page], pages: reading.pages };
  const sentence = sentenceAt(text, at) ?? { text: text.slice(0, at), start: 0, end: at };
  const told = governing(text.slice(sentence.start, at), sentence.text, where);
  if (told) return told === "other";
  if (ADDRESSING.test(sentence.text)) return false;
  const earlier = sentencesOf(text.slice(Math.max(0, sentence.start - REACH), sentence.start));
  for (const { text: before } of earlier.toReversed()) {
    const left = opening(before, { ...where, isLeaning: isLeaning(sentence.text) });
    if (left) return left === "other";
  }
  return toldAbove(spot.index, [sentence.text], where) === "other";
}

/** True for a sentence of a text that leaves a pronoun behind it to speak of another. */
export function leavesAnother(reading: SiteReading, { page }: Pick<Spot, "page">, sentence: string, own: OwnNames) {
  return opening(sentence, { own, page: reading.pages[page], pages: reading.pages, isLeaning: true }) === "other";
}

/** True where the question or heading above asks after another, or sets the product against one whom all the names are of. */
export function isUnderAnother(
  reading: SiteReading,
  { page, index }: Omit<Spot, "segment">,
  own: OwnNames,
  names: string[],
): boolean {
  return toldAbove(index, names, { own, page: reading.pages[page], pages: reading.pages }) === "other";
}
