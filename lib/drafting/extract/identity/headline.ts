import type { SiteReading } from "@/lib/drafting/candidate";
import { isHeadline } from "@/lib/drafting/reading/lines/headline-line";
import { isNews, isPlumbing } from "@/lib/drafting/reading/lines/noise";
import { selfDescriptions } from "@/lib/drafting/reading/lines/self-description";
import {
  contentSpots,
  flat,
  isInOpening,
  isLinkOnly,
  isParagraph,
  metaSpots,
  type Proposal,
  titleParts,
  wordCount,
} from "@/lib/drafting/reading/reading";
import { keyOf, pageSpots, part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import type { Segment } from "@/lib/schemas/snapshot";
import { ownDescriptions } from "./own-descriptions";

/** Lines of a heading beyond which it is a list of words shown in turn, not a sentence. */
const LINES_MAX = 4;
/** Segments after the first heading that belong to the opening of the page. */
const OPENING = 5;
/** Texts from a broken first heading on in which another may be that of the page. */
const BROKEN_REACH = 6;
/** What each further line below the name is trusted less. */
const LATER = 1.5;
const GREETING =
  /^(?:welcome to|willkommen (?:bei|zu)|bienvenue (?:sur|chez)|bienvenid[oa]s? a|benvenut[oi] (?:su|in)|welkom bij|this is|about|what is)\s|[.!?]$/giu;

/**
 * Lines that say what the product is: the first heading, what the title says beside the name, a tagline, the first sentence
 * that describes the product.
 */
export function headlines(reading: SiteReading, name: string | null): Proposal<string>[] {
  return [
    ...headings(reading, name),
    ...titles(reading, name),
    ...openings(reading, name),
    ...sentences(reading, name),
  ].filter((one) => isHeadline(one.value, name));
}

/** Pictures around a line, which are none of it: "🪁 Kites made simple 🔥". */
const SIGNS_AROUND =
  /^(?:(?![\d#*©®™])\p{Extended_Pictographic}[\ufe0f\u200d]*\s*)+(?=\p{L})|(?<=[\p{L}.!])(?:\s*(?![\d#*©®™])\p{Extended_Pictographic}\ufe0f?)+$/gu;

function proposal(value: string, source: ReturnType<typeof whole>, trust: number): Proposal<string> {
  return { value: flat(value.replace(SIGNS_AROUND, "")), sources: [source], trust };
}

/** First-level headings of the home page; a second one only counts after the title. */
function headings(reading: SiteReading, name: string | null): Proposal<string>[] {
  const spots = pageSpots(reading, 0).filter(
    ({ segment }) =>
      segment.kind === "heading" && segment.level === 1 && isOpening(segment.region) && !segment.isTestimonial,
  );
  const isBroken = (at: number) => spots[at + 1]?.index === (spots[at]?.index ?? 0) + 1; // lines of one, each a heading
  return spots.slice(0, 3).flatMap((spot, i) => {
    const { text } = spot.segment;
    if (isRotating(text) || isNews(reading, spot) || isBroken(i) || (i > 0 && isBroken(i - 1))) return [];
    if (isBroken(0) && spot.index > (spots[0]?.index ?? 0) + BROKEN_REACH) return []; // over a later section
    const isFirst = spots.slice(0, i).every((before) => isName(before.segment.text, name));
    const trust = isFirst ? 10 : 4;
    return [proposal(text, whole(spot), trust)];
  });
}

/** A list of words shown in turn: too many lines, or ones of a word or two without an end. */
function isRotating(text: string): boolean {
  const lines = text.split("\n");
  const last = lines.slice(-2);
  return (
    lines.length > LINES_MAX ||
    (lines.length > 2 && last.every((line) => wordCount(line) <= 2 && !/[.!?,]$/.test(line)))
  );
}

function isOpening(region: string): boolean {
  return region === "main" || region === "header";
}

/** What the home title says beside the name. */
function titles(reading: SiteReading, name: string | null): Proposal<string>[] {
  const spots = [
    ...pageSpots(reading, 0).filter(({ segment }) => segment.kind === "title"),
    ...metaSpots(reading, 0, "og:title", "twitter:title"),
  ];
  return spots.flatMap((spot) => {
    const rest = beside(spot.segment.text, name);
    return rest ? [proposal(rest.text, part(spot, rest), 8)] : [];
  });
}

/** The longest stretch of the title that is neither the name nor the page's own ("Home"). */
function beside(title: string, name: string | null): Stretch | undefined {
  const runs: Stretch[] = [];
  let isOpen = false;
  for (const one of titleParts(title)) {
    const isAside = isName(one.text, name) || isPlumbing(one.text.trim(), name);
    const last = runs.at(-1);
    if (!isAside && isOpen && last) last.end = one.end;
    else if (!isAside) runs.push({ ...one });
    isOpen = !isAside;
  }
  const [longest] = runs.toSorted((x, y) => y.end - y.start - (x.end - x.start));
  return longest && { ...longest, text: title.slice(longest.start, longest.end) };
}

/** Where the first heading is only the name, the line under it is the headline. */
function openings(reading: SiteReading, name: string | null): Proposal<string>[] {
  const spots = contentSpots(reading, 0);
  const first = spots.findIndex(({ segment }) => segment.kind === "heading");
  const at = spots.findIndex(({ segment }, i) => isNameHeading(segment, name) && (segment.level === 1 || i === first));
  if (at === -1) return [];
  const below = spots.slice(at + 1, at + 1 + OPENING);
  const next = below.findIndex(({ segment }, i) => i > 0 && segment.kind === "heading"); // what is below it is of its section
  const after = (next === -1 ? below : below.slice(0, next + 1)).filter((spot) => !isLinkOnly(reading, spot));
  return after.flatMap((spot, i) => firstSentence(spot, 9.5 - i * LATER));
}

function isNameHeading(segment: Segment, name: string | null): boolean {
  const text = segment.text.replace(GREETING, "");
  return segment.kind === "heading" && (isName(text, name) || isName(text.replace(/\s\S+$/, ""), name));
}

function isName(text: string, name: string | null): boolean {
  return name !== null && keyOf(text) === keyOf(name);
}

/** The first sentence in which the product describes itself, then the first of the meta description. */
function sentences(reading: SiteReading, name: string | null): Proposal<string>[] {
  const said = selfDescriptions(reading, 0, name).flatMap((spot) => firstSentence(spot, 6));
  const meta = ownDescriptions(reading, "description", "og:description").flatMap((spot) => firstSentence(spot, 5));
  const [home] = reading.pages;
  const isOfProduct = ({ segment, index }: Spot) =>
    (home && isInOpening(home, index)) || (name && keyOf(segment.text).includes(keyOf(name)));
  const others = contentSpots(reading, 0)
    .filter((spot) => spot.segment.kind === "heading" && spot.segment.level === 2 && isOfProduct(spot))
    .slice(0, 2)
    .map((spot) => proposal(spot.segment.text, whole(spot), 3));
  const spots = contentSpots(reading, 0);
  const next = spots.findIndex(({ segment }) => segment.kind === "heading" && segment.level === 2);
  const opening = spots
    .slice(0, next === -1 ? undefined : next) // what is below it is of its section
    .filter((spot) => isParagraph(spot.segment) && !isLinkOnly(reading, spot) && !isNews(reading, spot))
    .slice(0, 2)
    .flatMap((spot) => firstSentence(spot, 4));
  return [...said, ...meta, ...opening, ...others];
}

function firstSentence(spot: Spot, trust: number): Proposal<string>[] {
  const [first] = sentencesOf(spot.segment.text);
  return first ? [proposal(first.text, part(spot, first), trust)] : [];
}
