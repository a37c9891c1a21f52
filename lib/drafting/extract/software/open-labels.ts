import type { SiteReading } from "@/lib/drafting/candidate";
import { isUnderOtherName } from "@/lib/drafting/reading/others/names-above";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove, PRICE_HEADING } from "@/lib/drafting/reading/sections";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { isOpenOfOthers } from "@/lib/drafting/text/software/open-words";
import { isProse, keyOf, type Spot } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

/** What a section on one's own open source speaks of: the code, where it lies, and what may be done with it. */
const OF_CODE = anyOf(
  inAllLanguages("licence"),
  "(?:source ?)?code ?(?:base)?|sources?|repositor\\p{L}+|git ?hub|git ?lab|codeberg|fork\\p{L}*|self-host\\p{L}*|inspect\\p{L}*|audit\\p{L}*|transparen\\p{L}*|modify|contribut\\p{L}+|community",
  "quell(?:code|text|en)|selbst hosten|einseh\\p{L}*|prüf\\p{L}*|anpass\\p{L}*|gemeinschaft|code source|dépôt|auditable|communauté|código|repositorio|comunidad|codice|sorgente|comunità|broncode|kod\\p{L}*|społeczność|comunidade|källkod\\p{L}*|kildekod\\p{L}*",
);
/** "Open source: no": what the label itself, or its other half, takes back. */
const NO = /^\s?[:–—-]?\s?(?:[–—✗✘✕❌×-]|(?:no|nein|non|nee|nie|não|nej)(?!\p{L}))/iu;
/** "Open source & credits": over what others made. */
const CREDITS =
  /^open[- ]source\s(?:&|and|und|et|y|e|en)\s(?:credits?|notices?|attributions?|acknowledg\p{L}+|thanks|danksagung\p{L}*|remerciements|créditos|agradecimientos|ringraziamenti)$/iu;
const SECTION_MAX = 12;

/**
 * Whether a few words such as "Open source" that name nobody are a label of the product: no row of a table, no plan, nothing under
 * the name of another, and no heading over what its makers do beside it.
 */
export function isOwnLabel(
  reading: SiteReading,
  spot: Spot,
  { text, phrase }: { text: string; phrase: RegExpExecArray },
  own: OwnNames,
): boolean {
  const { segment, index, page } = spot;
  const snapshot = reading.pages[page];
  if (!snapshot || /^(?:dt|th)$/.test(segment.name ?? "") || isInRow(snapshot, index)) return false;
  const after = text.slice(phrase.index + phrase[0].length);
  if (NO.test(after) || CREDITS.test(text) || isUnderOtherName(snapshot, index, own)) return false;
  if (segment.kind !== "heading") return true;
  if (isPlan(reading, spot)) return false;
  const isBare = !/\p{L}/u.test(text.slice(0, phrase.index) + after);
  return !isBare || isOverCode(snapshot, index, own);
}

/** A cell that others of its row stand beside. */
function isInRow({ segments }: PageSnapshot, index: number): boolean {
  const here = segments[index];
  return (
    here?.kind === "cell" && segments.some((one, at) => at !== index && one.block === here.block && one.kind === "cell")
  );
}

/** "Open Source", $0: a plan for others' projects. */
function isPlan(reading: SiteReading, { page, index }: Spot): boolean {
  const snapshot = reading.pages[page];
  if (!snapshot) return false;
  const isPriced = sectionOf(snapshot, index).some(({ text }) => moneyIn(text).length > 0);
  const isAmongPlans = headingsAbove(snapshot, index)
    .slice(0, -1)
    .some((text) => PRICE_HEADING.test(text));
  return isPriced || isAmongPlans || hasRole(reading, page, "pricing");
}

/** What stands under a heading up to the next one. */
function sectionOf({ segments }: PageSnapshot, index: number) {
  const below = segments.slice(index + 1, index + 1 + SECTION_MAX);
  const end = below.findIndex(({ kind }) => kind === "heading");
  return end < 0 ? below : below.slice(0, end);
}

/** Nothing is below the heading, or it speaks of code; or the product's repository is linked there. */
function isOverCode(snapshot: PageSnapshot, index: number, own: OwnNames): boolean {
  const below = sectionOf(snapshot, index);
  const prose = below.filter(isProse);
  const isLinked = snapshot.links.some(
    ({ segment, url }) =>
      segment > index &&
      segment <= index + below.length &&
      own.keys.includes(keyOf(new URL(url).pathname.split("/")[2] ?? "")),
  );
  if (prose.length === 0 || isLinked) return true;
  return prose.some(({ text }) => OF_CODE.test(text)) && !prose.some(({ text }) => isOpenOfOthers(text));
}
