import type { SiteReading } from "@/lib/drafting/candidate";
import { isCall, isNews, isPlumbing, startsWithSign } from "@/lib/drafting/reading/lines/noise";
import { selfDescriptions } from "@/lib/drafting/reading/lines/self-description";
import {
  contentSpots,
  isParagraph,
  isSameText,
  jsonLdSpots,
  leadingSentences,
  type Proposal,
  wordCount,
} from "@/lib/drafting/reading/reading";
import { type Spot, sentencesOf } from "@/lib/drafting/text/spans";
import { ownDescriptions } from "./own-descriptions";

const SUMMARY_MAX = 300;
const WORDS_MIN = 5;
const DESCRIPTION =
  /^(?:SoftwareApplication|WebApplication|MobileApplication|DesktopApplication|VideoGame|SoftwareSourceCode|Product|WebSite|WebPage|Organization|Corporation|NGO)\.description$/;

/**
 * Two or three sentences on what the product is, whole ones and in the site's own words: the page's description of itself,
 * the first paragraphs that describe the product.
 */
export function summaries(reading: SiteReading, name: string | null): Proposal<string>[] {
  const title = reading.pages[0]?.title ?? "";
  const described: [Spot[], number][] = [
    [ownDescriptions(reading, "description").filter(({ segment }) => !isSameText(segment.text, title)), 10],
    [ownDescriptions(reading, "og:description"), 9],
    [ownDescriptions(reading, "twitter:description"), 8],
    [jsonLdSpots(reading, 0, DESCRIPTION), 7],
    [selfDescriptions(reading, 0, name), 6],
    [openingParagraphs(reading), 5],
    [
      contentSpots(reading, 0)
        .filter((spot) => isParagraph(spot.segment) && !isNews(reading, spot) && !isCall(spot.segment.text))
        .slice(0, 3),
      1,
    ],
    ...reading.pages.slice(1).map((_, i): [Spot[], number] => [selfDescriptions(reading, i + 1, name), 4]),
  ];
  return described.flatMap(([spots, trust]) => spots.flatMap((spot) => summaryOf(spot, trust, name)));
}

function summaryOf(spot: Spot, trust: number, name: string | null): Proposal<string>[] {
  const lead = leadingSentences(spot, SUMMARY_MAX);
  if (
    !lead ||
    wordCount(lead.value) < WORDS_MIN ||
    isPlumbing(lead.value, name) ||
    startsWithSign(lead.value) ||
    CODE.test(lead.value) ||
    !/[\p{Ll}\p{Lo}]/u.test(lead.value) || // a banner in capitals
    lead.value.endsWith(":")
  )
    return [];
  return [{ value: lead.value, sources: [lead.source], trust }];
}

/** "new Acme(elem, options)", "acme.init()", "{ speed: 2 }": a manual's words. */
const CODE = /\p{L}\((?:[^)\s]*\)|\s?\p{L}+, )|\{\s?\w+\s?:/u;

/** The first paragraphs under the first heading of the home page. */
function openingParagraphs(reading: SiteReading): Spot[] {
  const spots = contentSpots(reading, 0);
  const at = spots.findIndex(({ segment }) => segment.kind === "heading" && segment.level === 1);
  const rest = spots.slice(at + 1);
  const next = rest.findIndex(({ segment }) => segment.kind === "heading" && (segment.level ?? 6) <= 2);
  const paragraphs = rest
    .slice(0, next === -1 ? undefined : next)
    .filter((spot) => isParagraph(spot.segment) && !isNews(reading, spot));
  return paragraphs
    .filter(({ segment: { text } }) => wordCount(text) >= 8 && !isCall(sentencesOf(text)[0]?.text ?? ""))
    .slice(0, 2);
}
