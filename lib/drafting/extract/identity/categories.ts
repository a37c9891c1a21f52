import type { Candidate, CategoryHint, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { contentSpots, jsonLdSpots, metaSpots } from "@/lib/drafting/reading/reading";
import { escaped } from "@/lib/drafting/text/escaped";
import { pageSpots, part, type Spot } from "@/lib/drafting/text/spans";
import { CATEGORIES_MAX } from "@/lib/schemas/profile";

/** Votes that make a category convincing, and the share of the best one's that the others need. */
const CONVINCING = 6;
const SHARE_OF_BEST = 0.45;
const TEXTS_MAX = 60;

interface Heard {
  hint: CategoryHint;
  votes: number;
  source: SourceRef;
}

/** A text and what a word in it weighs; `lower` lacks the product's own name, which may be anything. */
interface Weighed {
  spot: Spot;
  weight: number;
  lower: string;
}

/** Categories of the site's list whose words stand where the product says what it is; at most three, the best first. */
export function extractCategories(reading: SiteReading, name: string | null): Candidate<string[]> | undefined {
  const own = (name ?? "\n").toLowerCase();
  const texts = weighedTexts(reading)
    .map(([spot, weight]) => ({ spot, weight, lower: withoutName(spot.segment.text, own) }))
    .toSorted((a, b) => b.weight - a.weight);
  const heard = reading.categories.flatMap((hint) => hear(hint, texts)).filter((one) => one.votes >= CONVINCING);
  const sorted = heard.toSorted((a, b) => b.votes - a.votes);
  const best = sorted[0]?.votes ?? 0;
  const strong = sorted.filter((one) => one.votes >= best * SHARE_OF_BEST);
  const specific = strong.filter((one) => !strong.some((other) => other.hint.parent === one.hint.name));
  const chosen = specific.slice(0, CATEGORIES_MAX);
  if (chosen.length === 0) return undefined;
  return { value: chosen.map((one) => one.hint.name), sources: chosen.map((one) => one.source) };
}

/** Where products say what they are, with what a word there weighs. */
function weighedTexts(reading: SiteReading): [Spot, number][] {
  const home = pageSpots(reading, 0);
  const content = contentSpots(reading, 0).slice(0, TEXTS_MAX);
  return [
    ...home.filter(({ segment }) => segment.kind === "title").map((spot): [Spot, number] => [spot, 6]),
    ...metaSpots(reading, 0, "description")
      .slice(0, 1)
      .map((spot): [Spot, number] => [spot, 6]),
    ...metaSpots(reading, 0, "og:description", "keywords").map((spot): [Spot, number] => [spot, 3]),
    ...jsonLdSpots(reading, 0, /\.(?:applicationCategory|applicationSubCategory|keywords|genre)$/).map(
      (spot): [Spot, number] => [spot, 5],
    ),
    ...content.map((spot): [Spot, number] => [spot, weightOf(spot)]),
  ];
}

function weightOf({ segment }: Spot): number {
  if (segment.kind === "heading") return segment.level === 1 ? 5 : 2;
  return segment.kind === "text" ? 1.5 : 1;
}

/** Counts each word of a category once, by the weightiest text that says it; a broad category's words count for less. */
function hear(hint: CategoryHint, texts: Weighed[]): Heard[] {
  let votes = 0;
  let source: SourceRef | undefined;
  let heaviest = 0;
  for (const word of new Set([hint.name, ...hint.keywords].map((one) => one.toLowerCase()))) {
    const found = loudest(word, texts);
    if (!found) continue;
    const weight = found.weight * (word.includes(" ") ? 1.3 : 1) * (hint.parent ? 1 : 0.6);
    votes += weight;
    if (weight <= heaviest) continue;
    heaviest = weight;
    source = part(found.spot, found);
  }
  return source ? [{ hint, votes, source }] : [];
}

/** The weightiest text that says the word, plurals and hyphens aside, and where. */
function loudest(word: string, texts: Weighed[]): { spot: Spot; weight: number; start: number; end: number } | null {
  const parts = word.split(/[\s-]+/).filter(Boolean);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${parts.map(escaped).join("[\\s-]?")}(?:e?s)?(?![\\p{L}\\p{N}])`, "u");
  for (const { spot, weight, lower } of texts) {
    const match = parts.every((one) => lower.includes(one)) ? pattern.exec(lower) : null;
    if (match) return { spot, weight, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** Lower case of the same length, the name blanked out. */
function withoutName(text: string, name: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : text;
  return same.replaceAll(name, (own) => " ".repeat(own.length));
}
