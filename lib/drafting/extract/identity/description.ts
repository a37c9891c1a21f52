import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isCall, isNews, isPlumbing, startsWithSign } from "@/lib/drafting/reading/noise";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { contentSpots, isCutOff, isSameText, metaSpots, wordCount } from "@/lib/drafting/reading/reading";
import { isOthersHeading, isUnder } from "@/lib/drafting/reading/sections";
import { selfDescriptions } from "@/lib/drafting/reading/self-description";
import { part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";

const DESCRIPTION_MAX = 2_400;
const PARAGRAPHS_MAX = 7;
const PARAGRAPH_MAX = 900;
const WORDS_MIN = 12;
const ASIDE =
  /\b(?:faqs?|questions|fragen|newsletter|contact|pricing|sponsors?|donat\w*|license|terms|privacy|imprint|impressum|team|jobs|careers)\b/i;

/**
 * The product in a few paragraphs, each as it stands on the home page, then on the about page. Every paragraph is quoted;
 * news, praise, offers and notices are left out.
 */
export function extractDescription(reading: SiteReading, name: string | null): Candidate<string> | undefined {
  const chosen: Telling[] = [];
  let length = 0;
  for (const { spot, text, source } of opened(reading, name, paragraphs(reading)).flatMap(telling)) {
    if (chosen.length === PARAGRAPHS_MAX || length + text.length > DESCRIPTION_MAX) break;
    if (chosen.some((one) => isSameText(one.text, text))) continue;
    chosen.push({ spot, text, source });
    length += text.length + 2;
  }
  const value = chosen.map(({ text }) => text).join("\n\n");
  const drafted = chosen.length > 0 ? { value, sources: chosen.map(({ source }) => source) } : undefined;
  return wordCount(value) >= WORDS_MIN * 2 ? drafted : (fromMeta(reading) ?? drafted);
}

interface Telling {
  spot: Spot;
  text: string;
  source: SourceRef;
}

/** The paragraph up to the sentence that asks to act; none where that is the first. */
function telling(spot: Spot): Telling[] {
  const { text } = spot.segment;
  const sentences = sentencesOf(text);
  const call = sentences.findIndex((one) => isCall(one.text));
  if (call === -1) return [{ spot, text, source: whole(spot) }];
  const end = sentences[call - 1]?.end ?? 0;
  const told = text.slice(0, end);
  return wordCount(told) >= WORDS_MIN ? [{ spot, text: told, source: part(spot, { start: 0, end }) }] : [];
}

/** What introduces the product comes first: its paragraph about itself, else the page's own description. */
function opened(reading: SiteReading, name: string | null, found: Spot[]): Spot[] {
  const own = selfDescriptions(reading, 0, name).find((spot) =>
    found.some((one) => one.index === spot.index && one.page === 0),
  );
  const meta = metaSpots(reading, 0, "description").find(
    ({ segment }) => !isCutOff(segment.text) && !isPlumbing(segment.text),
  );
  const first = own ?? meta;
  return first && found.length > 0 ? [first, ...found.filter((one) => one.segment.text !== first.segment.text)] : found;
}

function paragraphs(reading: SiteReading): Spot[] {
  const about = reading.pages
    .map((_, page) => page)
    .filter((page) => page > 0 && hasRole(reading, page, "about", "features"));
  return [0, ...about].flatMap((page) => contentSpots(reading, page).filter((spot) => isTelling(reading, spot)));
}

function isTelling(reading: SiteReading, spot: Spot): boolean {
  const { segment } = spot;
  const page = reading.pages[spot.page];
  if (!page || segment.kind === "heading" || segment.isBoilerplate || segment.text.length > PARAGRAPH_MAX) return false;
  if (wordCount(segment.text) < WORDS_MIN || !/[.!?…。]["”’)]?$/u.test(segment.text)) return false;
  if (startsWithSign(segment.text) || isPlumbing(segment.text) || isCutOff(segment.text) || isNews(reading, spot))
    return false;
  if (isUnder(page, spot.index, ASIDE)) return false;
  return !isUnderOthers(reading, spot) && sentencesOf(segment.text).length > 0;
}

function isUnderOthers(reading: SiteReading, spot: Spot): boolean {
  const above = reading.pages[spot.page]?.segments.slice(0, spot.index).findLast((one) => one.kind === "heading");
  return above !== undefined && isOthersHeading(above.text);
}

/** Where the pages hold no paragraphs, the home page's description is all there is. */
function fromMeta(reading: SiteReading): Candidate<string> | undefined {
  const spot = metaSpots(reading, 0, "description", "og:description").find(
    ({ segment }) =>
      !isCutOff(segment.text) &&
      !isPlumbing(segment.text) &&
      !sentencesOf(segment.text).some((one) => isCall(one.text)) &&
      wordCount(segment.text) >= WORDS_MIN / 2,
  );
  return spot && { value: spot.segment.text, sources: [whole(spot)] };
}
