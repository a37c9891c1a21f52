import type { DraftPart } from "@/lib/drafting/candidate";
import { isInstruction } from "@/lib/drafting/reading/lines/noise";
import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";

/** Characters of one snippet that a model is shown. */
export const SNIPPET_MAX = 700;
const WORDS: Record<DraftPart, RegExp> = {
  identity: /\b(?:is an?|helps?|lets?|for)\b/i,
  commercial:
    /[$€£]\s?\d|\d\s?[€$£]|\b(?:pric\w+|plans?|free|trial|licen[sc]e|open[ -]source|per (?:month|user|year)|windows|macos|linux|ios|android|browser|preis\w*|kostenlos|prix|gratuit|precio|prezz\w+)\b/i,
  people:
    /\b(?:found\w+|team|about|creat\w+|ceo|based|office|since|contact|gmbh|inc|ltd|llc|foundation|employees|people|gründer\w*|impressum|sitz|fond\w+|fund\w+)\b|©|@/i,
  faq: /\?[^\p{L}\p{N}]{0,4}$/u,
};

/** True when the text is a question, whatever sign opens its answer. */
export function asks(text: string): boolean {
  return WORDS.faq.test(text);
}

/** What is written for programs alone: addresses, kinds, languages. */
const FOR_PROGRAMS =
  /image|url|type|locale|card|color|viewport|@|logo|sameas|(?:^|[:.])id$|site_verification|generator/i;
const ADDRESS = /^(?:https?:|\/)\S+$/;

/** True for what a model may be shown of a page. */
export function isReadable(segment: Segment): boolean {
  if (segment.kind === "link" || segment.kind === "image" || segment.isTestimonial) return false;
  const isMeta = segment.kind === "meta" || segment.kind === "jsonld";
  if (isMeta && (FOR_PROGRAMS.test(segment.name ?? "") || ADDRESS.test(segment.text))) return false;
  return segment.region !== "nav" && segment.text.length > 1 && !isInstruction(segment.text);
}

/** What each segment of a page is worth for a part, its neighbours counted. */
export function segmentWeights(part: DraftPart, page: PageSnapshot): number[] {
  return withCompany(
    page,
    page.segments.map((segment, index) => segmentWeight(part, index, segment)),
  );
}

/** What a segment says on its own, without what stands beside it. */
function segmentWeight(part: DraftPart, index: number, segment: Segment): number {
  const isTold = WORDS[part].test(segment.text.slice(0, SNIPPET_MAX));
  const isStated = segment.kind === "title" || segment.kind === "meta" || segment.kind === "jsonld";
  const first = part === "identity" ? Math.max(0, 3 - index / 40) : 0;
  const repeated = segment.isBoilerplate && part !== "people" ? -4 : 0;
  return (
    (isTold ? TOLD : 0) +
    (segment.kind === "heading" ? 2 : 0) +
    (segment.kind === "title" ? TOLD : isStated ? 1 : 0) +
    first +
    repeated
  );
}

const TOLD = 4;
/** Segments on either side of a telling one that are read with it, and what being so near is worth. */
const BESIDE = [
  [-1, 3],
  [1, 3],
  [-2, 2],
  [2, 2],
  // The name of a plan stands over its price with a line on whom it is for in between.
  [-3, 2],
] as const;
/** A heading is worth almost as much as what it is over: it says what that is about. */
const ABOVE = 3.5;
const HEADING_REACH = 12;

/** A price says nothing without its plan, a role nothing without its name: neighbours and headings of telling segments count. */
function withCompany(page: PageSnapshot, own: number[]): number[] {
  const weights = [...own];
  const lift = (at: number, worth: number) => {
    const segment = page.segments[at];
    if (segment && weights[at] !== undefined) weights[at] = Math.max(weights[at], (own[at] ?? 0) + 1, worth);
  };
  for (const [at, weight] of own.entries()) {
    if (weight < TOLD) continue;
    for (const [step, worth] of BESIDE) lift(readable(page, at, step), worth);
    for (let above = at - 1; above >= Math.max(0, at - HEADING_REACH); above -= 1) {
      if (page.segments[above]?.kind !== "heading") continue;
      lift(above, ABOVE);
      break;
    }
  }
  return weights;
}

/** The index so many readable segments on from another. */
function readable(page: PageSnapshot, from: number, steps: number): number {
  const step = Math.sign(steps);
  let left = Math.abs(steps);
  let at = from;
  while (left > 0 && page.segments[at + step]) {
    at += step;
    const segment = page.segments[at];
    if (segment && isReadable(segment)) left -= 1;
  }
  return at;
}
