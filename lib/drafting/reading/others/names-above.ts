import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isEverydayWord } from "@/lib/drafting/text/topics/everyday-words";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { isOwnName, namesOwn, type OwnNames } from "../own-names";
import { isWrittenSmall } from "../page-words";

/** "Kelpline", "Kelp Board 2": a heading that is nothing but a name. */
const NAME_ALONE = /^\p{Lu}[^\s,:!?]*(?:\s(?:\p{Lu}|\p{N})[^\s,:!?]*){0,2}(?<!\.)$/u;
/** How one product is run, or for whom: headings over its editions. */
const EDITION = exactly(
  "(?:on[- ]?prem(?:ises?)?|self[- ]?host(?:ed|ing)|self[- ]?managed|community|selbst gehostet|auto-?hébergée?)(?: (?:edition|version))?",
);
const OF_SOFTWARE = anyOf(inAllLanguages("licence"), inAllLanguages("openSource"), inAllLanguages("product"));
/** "com", "io", "2": what is beside a name says nothing of it. */
const WORD_MIN = 4;
const SIBLINGS_REACH = 120;

/**
 * Whether what stands at a place of a page stands under the name of another: in a card of a directory, or in the column of a rival
 * beside the product's own.
 */
export function isUnderOtherName(page: PageSnapshot, index: number, own: OwnNames): boolean {
  const at = headingsBefore(page)[index] ?? -1;
  const heading = page.segments[at];
  const here = page.segments[index];
  if (!heading || !here || heading.region !== here.region || (heading.level ?? 1) === 1) return false;
  if (!NAME_ALONE.test(heading.text) || namesOwn(own, heading.text) || OF_SOFTWARE.test(heading.text)) return false;
  if (EDITION.test(heading.text)) return isBesideOwn(page, at, own);
  const words = heading.text.split(/[\s./&-]+/).filter((word) => word.length >= WORD_MIN);
  const isName = !words.some((word) => isEverydayWord(word) || isWrittenSmall(page, word));
  return isName || isBesideOwn(page, at, own);
}

const known = new WeakMap<PageSnapshot, number[]>();

/** For each text of a page the place of the heading before it, -1 where there is none; worked out once. */
function headingsBefore(page: PageSnapshot): number[] {
  const found = known.get(page) ?? [];
  if (known.has(page)) return found;
  let last = -1;
  for (const [at, { kind }] of page.segments.entries()) {
    found.push(last);
    if (kind === "heading") last = at;
  }
  known.set(page, found);
  return found;
}

/** A heading of the same rank under the same roof is the product's name. */
function isBesideOwn(page: PageSnapshot, at: number, own: OwnNames): boolean {
  const heading = page.segments[at];
  const roof = heading?.blocks[1];
  const near = page.segments.slice(Math.max(0, at - SIBLINGS_REACH), at + SIBLINGS_REACH);
  return near.some(
    (one) =>
      one !== heading &&
      one.kind === "heading" &&
      one.level === heading?.level &&
      one.blocks[1] === roof &&
      isOwnName(own, one.text),
  );
}
