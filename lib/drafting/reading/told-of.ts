import type { SiteReading } from "@/lib/drafting/candidate";
import { isProse, type Spot, sentenceAt, sentencesOf } from "@/lib/drafting/text/spans";
import { governing, isLeaning, opening, type Told } from "./governing";
import { isTitled, namesOfOthers, type Where } from "./names-of-others";
import { namesOwn, type OwnNames } from "./own-names";
import { headingsAbove } from "./sections";

/** Characters before a sentence in which its subject may have been named. */
const REACH = 500;

/**
 * True where what stands at a place of a text is told of another than the product and its makers: by a name that governs it,
 * in its sentence, the ones before, or the question or heading above. What nobody is named for is told of the product.
 */
export function isToldOfAnother(reading: SiteReading, spot: Spot, at: number, own: OwnNames): boolean {
  const { text } = spot.segment;
  const where = { own, page: reading.pages[spot.page] };
  const sentence = sentenceAt(text, at) ?? { text: text.slice(0, at), start: 0, end: at };
  const told = governing(text.slice(sentence.start, at), sentence.text, where);
  if (told) return told === "other";
  const earlier = sentencesOf(text.slice(Math.max(0, sentence.start - REACH), sentence.start));
  for (const { text: before } of earlier.toReversed()) {
    const left = opening(before, { ...where, isLeaning: isLeaning(sentence.text) });
    if (left) return left === "other";
  }
  return toldAbove(spot.index, where) === "other";
}

/** True where the question or heading above asks after another. */
export function isUnderAnother(reading: SiteReading, { page, index }: Omit<Spot, "segment">, own: OwnNames): boolean {
  return toldAbove(index, { own, page: reading.pages[page] }) === "other";
}

/** What the question or the heading above asks after. */
function toldAbove(index: number, where: Where): Told | null {
  const { own, page } = where;
  if (!page) return null;
  const last = page.segments.slice(Math.max(0, index - 3), index).findLast(isProse)?.text ?? "";
  const above = headingsAbove(page, index).at(-1) ?? "";
  const asked = last.endsWith("?") ? last : above;
  if (asked === page.segments[index]?.text || namesOwn(own, asked)) return null;
  return !isTitled(asked) && namesOfOthers(asked, where).length > 0 ? "other" : null;
}
