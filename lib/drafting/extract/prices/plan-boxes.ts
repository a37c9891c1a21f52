import { lengthsIn } from "@/lib/drafting/text/lengths";
import { NOT_YET } from "@/lib/drafting/text/polarity";
import { freeLead, isCustomWord } from "@/lib/drafting/text/price-words";
import { part, type Spot } from "@/lib/drafting/text/spans";
import { TRYING } from "@/lib/drafting/text/trial-words";
import { isMoney, type PlanCard, type PriceGroup } from "./plan-card";
import { type FoundName, type Names, named } from "./plan-names";
import { isLabel, isLeading, ownLabel } from "./price-names";
import type { PricePoint } from "./price-point";
import { wordPoint } from "./word-points";

/** A stretch of the page that may be one plan. */
export interface Box {
  spots: Spot[];
  points: PricePoint[];
}

/** The same texts stand in several elements around them. */
export function distinct(groups: PriceGroup[]): PriceGroup[] {
  const seen = new Set<string>();
  return groups.filter(({ shape, cards }) => {
    const key = JSON.stringify([
      shape,
      cards.map(({ nameSource, points }) => [nameSource.segment, points.map(({ sources }) => sources)]),
    ]);
    return !seen.has(key) && seen.add(key);
  });
}

export function lineOf(
  point: PricePoint,
  label: { text: string; start: number; end: number },
  spots: Spot[],
): PlanCard {
  return { name: label.text.trim(), nameSource: part(point.spot, label), points: [point], spots };
}

/** "Personal licence – €29": the line names its own plan. */
export function isOwnLine(point: PricePoint): boolean {
  return point.label !== null && ownLabel(point) && !isLeading(point.label.text);
}

/** "Free" above "$0" is the plan's name, not its price. */
export function isFreeName({ spot, amountCents }: PricePoint, strong: PricePoint[]): boolean {
  const next = strong.find((point) => point.spot.index > spot.index);
  return amountCents === 0 && next?.amountCents === 0 && next.spot.index <= spot.index + 3;
}

/** A button "Contact us" beside a stated price is no price. */
export function withoutWeak(points: PricePoint[]): PricePoint[] {
  const strong = points.filter((point) => !point.isWeak);
  return strong.length > 0 ? strong : points;
}

export function asNaming({ spots, points }: Box) {
  return { spots, first: points[0]?.spot.index ?? 0, last: points.at(-1)?.spot.index ?? 0 };
}

/** Boxes that begin with their names. */
export function titles(boxes: Box[], isProduct: (text: string) => boolean): Names | null {
  const nameOf = ([spot]: Spot[]) => (spot && isTitle(spot) && !isProduct(spot.segment.text) ? named(spot) : null);
  const names = boxes.map(({ spots }) => nameOf(spots));
  const known = new Set(names.flatMap((name) => name?.text ?? []));
  return known.size >= 2 && known.size === names.filter((name) => name !== null).length ? { names, nameOf } : null;
}

function isTitle(spot: Spot): boolean {
  const { segment } = spot;
  return isLabel(spot) || (segment.name === "dt" && isLabel({ ...spot, segment: { ...segment, kind: "heading" } }));
}

/** How many texts after its name a plan's price stands, where all agree. */
export function slotOf(boxes: Box[], { names }: Names): number | null {
  const places = boxes.map(({ spots, points }, at) => {
    const from = spots.findIndex((spot) => spot.index === names[at]?.spot.index);
    return spots.findIndex((spot) => spot.index === points[0]?.spot.index) - from;
  });
  return places.every((one) => one === places[0]) ? (places[0] ?? null) : null;
}

/** What stands where the others have their prices, where it says one: "Let's chat", "Gratuit, pour toujours." */
export function wordsAt({ spots }: Box, name: FoundName | null, slot: number | null): PricePoint[] {
  const from = spots.findIndex((spot) => spot.index === name?.spot.index);
  const spot = slot === null || from === -1 || slot <= 0 ? undefined : spots[from + slot];
  if (!spot || spot.segment.kind === "link" || spot.segment.name === "button") return [];
  const { text } = spot.segment;
  if (isCustomWord(text)) return [wordPoint(spot)];
  const [lead = ""] = text.split(/\s[–—-]\s|\s\(/u); // "za darmo, na zawsze – do 50 miejsc"
  const isForGood = !/\d/.test(lead) && lengthsIn(text).length === 0 && !TRYING.test(text) && !NOT_YET.test(text);
  const free = lead.length <= 40 && isForGood ? freeLead(text) : null;
  return free ? [{ ...wordPoint(spot), price: free, amountCents: 0 }] : [];
}

/** Two prices of one thing are paid differently. */
export function isOnePrice(points: PricePoint[]): boolean {
  const [first, second, ...more] = points.filter(isMoney);
  return first !== undefined && more.length === 0 && first.cycle !== second?.cycle;
}
