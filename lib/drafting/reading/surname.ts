import type { SiteReading } from "@/lib/drafting/candidate";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isProse, keyOf, pageSpots } from "@/lib/drafting/text/spans";

/** Characters of a text in which a name is looked for. */
const TEXT_MAX = 2_000;

/** "Jane Roe" on a product's pages at roe.dev: the domain is its maker's, by the surname. */
export function isSurname(reading: SiteReading, label: string): boolean {
  return reading.pages.some((_, page) =>
    pageSpots(reading, page).some(
      ({ segment }) =>
        isProse(segment) &&
        [...segment.text.slice(0, TEXT_MAX).matchAll(TWO_NAMES)].some(
          ([, first = "", last = ""]) => keyOf(last) === label && isGivenName(first),
        ),
    ),
  );
}
const TWO_NAMES = /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}+)\s(\p{Lu}[\p{L}'’-]+)/gu;
