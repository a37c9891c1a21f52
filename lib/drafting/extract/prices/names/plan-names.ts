import { isOwnName, type OwnNames } from "@/lib/drafting/reading/own-names";
import { escaped } from "@/lib/drafting/text/escaped";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isCustomWord } from "@/lib/drafting/text/prices/price-words";
import type { Spot } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { type FoundName, type Naming, named } from "./found-name";
import { heldNames } from "./held-names";
import { isCycle, isLabel, isLeading, titleOf } from "./price-names";

/** Names of the product, headings over several boxes: they name no plan. */
interface Known {
  own: OwnNames;
  repeated: Set<string>;
  snapshot: PageSnapshot;
}

/** How telling a place is, by what the texts of all boxes at this place are. */
const WEIGHTS = {
  present: 3,
  distinct: 3,
  heading: 3,
  short: 1,
  audience: -3,
  own: -4,
  repeated: -2,
  nearer: -0.1,
  uneven: -1,
  counts: -1,
  hosting: -2,
  level: 0.5,
  styled: 3,
  ribbon: -5,
};
const LEAST = 5;
/** Boxes of a hundred that must have a text there. */
const PRESENT_MIN = 0.6;
const DISTANCE_MAX = 5;

const AUDIENCE = new RegExp(`^(?:${inAllLanguages("audience")})\\s`, "iu");

/** Where a plan runs, which names it where nothing else does. */
const HOSTING = exactly("managed|self-?hosted|cloud|on-premises?");
export const isHosting = (text: string): boolean => HOSTING.test(text);

/**
 * The name of each box; none where the boxes have none: the text that stands at the same place in all of them, counted
 * from the price or from the box's start, and is another in each.
 */
export function chooseNames(boxes: Naming[], { own, repeated, snapshot }: Known): (FoundName | null)[] {
  const labels = withoutRibbon(boxes, snapshot);
  const places = [
    ...Array.from({ length: DISTANCE_MAX }, (_, at) => labels.map(({ before }) => before.at(-1 - at))),
    ...Array.from({ length: 2 }, (_, at) => labels.map(({ before }) => before[at])),
    labels.map(({ before }) => before.find((one) => one.segment.kind === "heading")),
    ...depthsOf(labels[0]?.before ?? []).map((depth) =>
      labels.map(({ before }) => before.find((one) => one.segment.blocks.length === depth)),
    ),
    labels.map(({ after }) => after[0]),
  ];
  const isUneven = boxes.some(({ isWeak }) => isWeak) && !boxes.every(({ isWeak }) => isWeak); // a button ends its card, a price opens it
  const ranked = places.map((spots, at) => ({
    spots,
    score:
      scoreOf(spots, { own, repeated }) +
      (at % DISTANCE_MAX) * WEIGHTS.nearer +
      (at < DISTANCE_MAX && isUneven ? WEIGHTS.uneven : 0),
  }));
  const best = ranked.reduce((a, b) => (b.score > a.score ? b : a));
  if (best.score - WEIGHTS.ribbon * ribbonsIn(best.spots) < LEAST) return heldNames(boxes);
  const levels = new Set(best.spots.flatMap((spot) => (spot ? (spot.segment.level ?? 0) : [])));
  const [level] = levels.size === 1 ? levels : [];
  const isUnit = ({ segment: { text } }: Spot) =>
    labels.filter(
      ({ before }, at) => best.spots[at]?.segment.text !== text && before.some((one) => one.segment.text === text),
    ).length >= UNIT_MIN;
  return best.spots.map((spot, at) => named(spot && !isUnit(spot) ? spot : calling(boxes[at], level)));
}
/** Other boxes that say a text without being called so: "Unlimited" is what they hold. */
const UNIT_MIN = 2;

/** How deep the texts of a box stand: names are as deep in all of them, where a ribbon is on one. */
const depthsOf = (spots: Spot[]): number[] =>
  [...new Set(spots.map(({ segment }) => segment.blocks.length))].slice(0, 4);

/**
 * The texts that can name each box. Where one box has a text more than any other, one of its first two is a ribbon or note,
 * whatever it says: that which the page says nowhere else, where it says the other.
 */
function withoutRibbon(boxes: Naming[], page: PageSnapshot): ReturnType<typeof labelsOf>[] {
  const labels = boxes.map((box) => labelsOf(box));
  const most = Math.max(...labels.map(({ before }) => before.length));
  const longer = labels.filter(({ before }) => before.length === most);
  const isRow = labels.every(({ before }) => before.length === most || before.length === most - 1);
  if (most < 2 || longer.length !== 1 || !isRow) return labels;
  return labels.map((one, at) => {
    const [first, second] = one.before;
    const box = boxes[at];
    if (one !== longer[0] || !box || !first || !second || first.segment.kind === "heading") return one;
    const [isFirst, isSecond] = [recurs(page, first, box), recurs(page, second, box)];
    const others = isFirst ? [first, ...one.before.slice(2)] : one.before.slice(1);
    return isFirst === isSecond ? one : { ...one, before: others };
  });
}

/** The page says the text outside the box, too. */
function recurs({ segments }: PageSnapshot, { segment: { text } }: Spot, { spots }: Naming): boolean {
  const within = new Set(spots.map(({ index }) => index));
  const said = anyOf(escaped(text));
  return segments.some((one, index) => !within.has(index) && said.test(one.text.slice(0, TEXT_MAX)));
}
const TEXT_MAX = 600;

/** "Try it" where every other card has its name as a heading of that level. */
function calling(box: Naming | undefined, level: number | undefined): Spot | undefined {
  return box?.spots.find(
    ({ index, segment: { kind, level: own, text } }) =>
      index < box.first && kind === "heading" && own === level && /^\p{Lu}[^.!?:;\d]{2,24}$/u.test(text),
  );
}

/** Boxes that begin with their names; a box named as the product is not one of its plans. */
export function titles(boxes: Naming[], { own }: Known): (FoundName | null)[] {
  const names = boxes.map(({ spots: [first] }) => {
    const title = first && { ...first, segment: { ...first.segment, kind: "heading" as const } }; // a term names as a heading does
    return title && isLabel(title) && !isOwnName(own, title.segment.text) ? named(first) : null;
  });
  const known = names.flatMap((name) => name?.text ?? []);
  return known.length >= 2 && new Set(known).size === known.length ? names : [];
}

/** Texts of a box that can name it, before its first price and right after it. */
function labelsOf({ spots, first, last }: Naming): { before: Spot[]; after: Spot[] } {
  const isList = spots.some((one) => one.index === first && one.segment.kind === "item");
  const can = spots
    .map(titleOf)
    .filter((one) => (isList || one.segment.kind !== "item") && (canName(one) || isMadeToMeasure(one, first)));
  return {
    before: can.filter((one) => one.index < first),
    after: can.filter((one) => one.index > last && one.index <= last + 3 && one.segment.kind === "heading"),
  };
}

/** "Custom" above the words that stand for its price: the name of that plan. */
function isMadeToMeasure(spot: Spot, first: number): boolean {
  return spot.index < first && spot.segment.kind !== "cell" && isCustomWord(spot.segment.text) && isLabel(spot);
}

/** A text that can name what stands with it. */
export function canName(spot: Spot): boolean {
  const { kind, name, text } = spot.segment;
  if (kind === "cell" || name === "button" || name === "label" || isCustomWord(text)) return false;
  const isNamed = kind === "heading" && text === "Regular"; // a name over a card, a lead before a price
  return isCycle(text) || ((isNamed || !isLeading(text)) && isLabel(spot));
}

function scoreOf(spots: (Spot | undefined)[], { own, repeated }: Omit<Known, "snapshot">): number {
  const found = spots.filter((spot) => spot !== undefined);
  const share = (count: number) => count / Math.max(1, found.length);
  if (found.length < Math.max(2, spots.length * PRESENT_MIN)) return 0;
  const distinct = share(new Set(found.map(({ segment }) => segment.text.toLowerCase())).size);
  if (distinct <= 0.5) return 0;
  return (
    WEIGHTS.present * (found.length / spots.length) +
    WEIGHTS.distinct * distinct +
    WEIGHTS.own * share(found.filter(({ segment }) => isOwnName(own, segment.text)).length) +
    WEIGHTS.repeated * share(found.filter(({ segment }) => repeated.has(segment.text)).length) +
    WEIGHTS.heading * distinct ** 3 * share(found.filter(({ segment }) => segment.kind === "heading").length) +
    WEIGHTS.short * share(found.filter(({ segment }) => segment.text.split(" ").length <= 3).length) +
    WEIGHTS.counts * share(found.filter(({ segment }) => /^\d/.test(segment.text)).length) +
    WEIGHTS.hosting * share(found.filter(({ segment }) => HOSTING.test(segment.text)).length) +
    WEIGHTS.level * (depthsOf(found).length === 1 ? 1 : 0) +
    WEIGHTS.styled * share(found.filter(({ segment }) => segment.styled === "name").length) +
    WEIGHTS.ribbon * ribbonsIn(spots) +
    WEIGHTS.audience * share(found.filter(({ segment }) => AUDIENCE.test(segment.text)).length)
  );
}

/** How much of a place is set as ribbons are; where nothing else names the boxes, these are names: "Pro" in a badge. */
function ribbonsIn(spots: (Spot | undefined)[]): number {
  return spots.filter((spot) => spot?.segment.styled === "ribbon").length / Math.max(1, spots.length);
}
