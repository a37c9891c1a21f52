import type { SiteReading } from "@/lib/drafting/candidate";
import { isMakersPlace, isSample } from "@/lib/drafting/reading/makers-place";
import { isOfAnothersFacts } from "@/lib/drafting/reading/others/facts-of-another";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isAboutOwn } from "@/lib/drafting/reading/own-pages";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { speaksOfOwn } from "@/lib/drafting/reading/speaking";
import { isProse } from "@/lib/drafting/text/spans";
import type { Segment } from "@/lib/schemas/snapshot";
import type { FounderMention } from "./mention";
import { hasFounderWord, isOverFoundedBy } from "./words/founder-words";

/**
 * True where somebody is called founder of nothing that is named, in a place that is not about the makers: customers who
 * praise, guests and made-up people of samples are called so, and no list of headings over them is ever whole.
 */
export function isOutOfPlace(
  reading: SiteReading,
  { sources, signals }: Pick<FounderMention, "sources" | "signals">,
  own: OwnNames,
): boolean {
  if (signals.has("marked") || signals.has("listed")) return false;
  const places = sources.map(({ page, segment }) => ({ page, index: segment }));
  if (places.some((place) => isSample(reading, place) || isOfAnothersFacts(reading, place, own))) return true;
  if (!signals.has("plain") || signals.has("joint")) return false; // who praises a product does so alone
  const segments = sources.map(({ page, segment }) => reading.pages[page]?.segments[segment]);
  const isOfPage = segments.some((one) => one?.kind === "title"); // a page that is one person's
  const told = sources.map(({ start, end }, at) => segments[at]?.text.slice(start, end) ?? "").filter(hasFounderWord);
  const isTold = told.some((text) => speaksOfOwn(text, own));
  const isQuoted = places.some(({ page, index }) =>
    (reading.pages[page]?.segments ?? [])
      .slice(Math.max(0, index - QUOTE_REACH), index)
      .some(({ text }) => /^["“„«]/u.test(text)),
  );
  const isAbout =
    !isQuoted &&
    places.some(({ page, index }) => {
      const snapshot = reading.pages[page];
      return (
        snapshot !== undefined &&
        headingsAbove(snapshot, index).some((text) => isAboutOwn(text, own) || isOverFoundedBy(text))
      );
    });
  return (
    !isOfPage &&
    !isTold &&
    !isAbout &&
    !places.some((place) => isBesideAnother(reading, place)) &&
    !places.some((place) => isMakersPlace(reading, place))
  );
}

/** Texts above a role in which its praise may stand. */
const QUOTE_REACH = 3;
/** Texts between two cards of a pair, and letters of each. */
const [PAIR_REACH, SHORT_MAX] = [6, 48];

/** Two cards that call their people founder, and say nothing else: who praises a product says something. */
function isBesideAnother(reading: SiteReading, { page, index }: { page: number; index: number }): boolean {
  const start = Math.max(0, index - PAIR_REACH);
  const all = (reading.pages[page]?.segments ?? [])
    .slice(start, index + PAIR_REACH + 1)
    .map((segment, at) => ({ segment, at: start + at }))
    .filter(({ segment }) => isProse(segment));
  const isRole = ({ segment }: { segment: Segment }) => hasFounderWord(segment.text) && !/[.!?]$/u.test(segment.text);
  const here = all.find(({ at }) => at === index);
  const other = here && isRole(here) ? all.find((one) => one !== here && isRole(one)) : undefined;
  if (!other) return false;
  const [from, to] = [Math.min(index, other.at), Math.max(index, other.at)];
  const between = all.filter(({ at }) => at >= from - 1 && at <= to);
  return between.every(({ segment }) => segment.text.length <= SHORT_MAX && !segment.isTestimonial);
}
