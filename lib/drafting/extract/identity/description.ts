import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isCall, isNews, isPlumbing, startsWithSign } from "@/lib/drafting/reading/lines/noise";
import { selfDescriptions } from "@/lib/drafting/reading/lines/self-description";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { contentSpots, isCutOff, isSameText, wordCount } from "@/lib/drafting/reading/reading";
import { isUnder, isUnderOthers } from "@/lib/drafting/reading/sections";
import { speaksAsOne } from "@/lib/drafting/reading/speaking";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { ownDescriptions } from "./own-descriptions";

const DESCRIPTION_MAX = 2_400;
const PARAGRAPHS_MAX = 7;
const PARAGRAPH_MAX = 900;
const WORDS_MIN = 12;
const ASIDE =
  /\b(?:faqs?|questions|fragen|newsletter|contact|pricing|sponsors?|donat\w*|license|terms|privacy|imprint|impressum|team|jobs|careers)\b/i;

/** What is announced stands first in such a text. */
const SOON_WITHIN = 80;
const SOON = new RegExp(`^[^\\p{L}]*(?:${inAllLanguages("soon")})(?!\\p{L})`, "iu");
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const FIGURE = /[$€£¥₹]\s?\d|\d\s?[€£]/u;

/**
 * The product in a few paragraphs, each as it stands on the home page, then on the about page. Every paragraph is quoted;
 * news, praise, offers and notices are left out.
 */
export function extractDescription(
  reading: SiteReading,
  name: string | null,
  summary: string | null,
): Candidate<string> | undefined {
  const told = opened(reading, name, paragraphs(reading, name)).flatMap(telling);
  const fresh = told.filter(({ text }) => !summary || !isSameText(text, summary));
  const drafted = together(fresh);
  if (wordCount(drafted?.value ?? "") >= WORDS_MIN * 2) return drafted;
  return together(told) ?? fromMeta(reading, name);
}

/** As many paragraphs as fit, each once. */
function together(told: Telling[]): Candidate<string> | undefined {
  const chosen: Telling[] = [];
  let length = 0;
  for (const one of told) {
    if (chosen.length === PARAGRAPHS_MAX || length + one.text.length > DESCRIPTION_MAX) break;
    if (chosen.some(({ text }) => isSameText(text, one.text))) continue;
    chosen.push(one);
    length += one.text.length + 2;
  }
  if (chosen.length === 0) return undefined;
  return { value: chosen.map(({ text }) => text).join("\n\n"), sources: chosen.map(({ source }) => source) };
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
  const meta = ownDescriptions(reading, "description").find(
    ({ segment }) => !isCutOff(segment.text) && !isPlumbing(segment.text, name),
  );
  const first = own ?? meta;
  return first && found.length > 0 ? [first, ...found.filter((one) => one.segment.text !== first.segment.text)] : found;
}

function paragraphs(reading: SiteReading, name: string | null): Spot[] {
  const about = reading.pages
    .map((_, page) => page)
    .filter((page) => page > 0 && hasRole(reading, page, "about", "features"));
  return [0, ...about].flatMap((page) => {
    const lang = reading.pages[page]?.lang ?? null;
    const spots = contentSpots(reading, page);
    const times = new Map<string, number>();
    for (const { segment } of spots) times.set(segment.text, (times.get(segment.text) ?? 0) + 1);
    return spots.filter(
      (spot) =>
        times.get(spot.segment.text) === 1 && // a banner that runs on is in the page several times
        isTelling(reading, spot, name) &&
        !isStory(spot.segment.text, lang, page === 0 ? null : name),
    );
  });
}

/** What one person tells of themselves, maker or customer, and on pages about them whatever does not speak of the product. */
function isStory(text: string, lang: string | null, name: string | null): boolean {
  if (speaksAsOne(text, lang) || (name !== null && YEAR.test(text))) return true;
  return name !== null && !text.toLowerCase().includes(name.toLowerCase());
}

function isTelling(reading: SiteReading, spot: Spot, name: string | null): boolean {
  const { segment } = spot;
  const page = reading.pages[spot.page];
  if (!page || segment.kind === "heading" || segment.isBoilerplate || segment.text.length > PARAGRAPH_MAX) return false;
  if (wordCount(segment.text) < WORDS_MIN || !/[.!?…。]["”’)]?$/u.test(segment.text)) return false;
  if (
    SOON.test(segment.text.slice(0, SOON_WITHIN)) ||
    startsWithSign(segment.text) ||
    isPlumbing(segment.text, name) ||
    isCutOff(segment.text) ||
    ADDRESS.test(segment.text) ||
    isNews(reading, spot)
  )
    return false;
  if (isUnder(page, spot.index, ASIDE) || isSum(segment.text) || /[?？]\n/u.test(segment.text)) return false;
  return !isUnderOthers(page, spot.index) && sentencesOf(segment.text).length > 0;
}

/** How to write to the makers has a field of its own. */
const ADDRESS =
  /^[\w.+-]+@[\w-]+\.\w{2}|(?<!\p{L})(?:(?:write|mail|e-?mail|reach|contact)(?: to)? (?:us|me|him|her|them|the \p{L}+)|(?<=^|[.!?:–—]\s)(?:write|mail|e-?mail) to|schreib\p{L}*|écri\p{L}+|escríb\p{L}+|scriv\p{L}+|contact\p{L}*|kontakt\p{L}*)(?!\p{L})[^.]{0,60}[\w.+-]@[\w-]+\.\w{2}/iu;

/** Sums have fields of their own; figures of the financial press are no prices, and say nothing of the product. */
const isSum = (text: string) => FIGURE.test(text) || moneyIn(text).length > 0;

/** Where the pages hold no paragraphs, the home page's description is all there is. */
function fromMeta(reading: SiteReading, name: string | null): Candidate<string> | undefined {
  const spot = ownDescriptions(reading, "description", "og:description").find(
    ({ segment }) =>
      !isCutOff(segment.text) &&
      !isPlumbing(segment.text, name) &&
      !sentencesOf(segment.text).some((one) => isCall(one.text)) &&
      wordCount(segment.text) >= WORDS_MIN / 2,
  );
  return spot && { value: spot.segment.text, sources: [whole(spot)] };
}
