import { part, type Spot } from "@/lib/drafting/text/spans";
import type { PlanCard, PriceGroup } from "./plan-card";
import { isLeading, ownLabel } from "./price-names";
import type { PricePoint } from "./price-point";

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

/** Boxes in a row, those apart that a heading of a higher rank parts. */
export function sectionsOf(boxes: Box[]): Box[][] {
  const rank = (box: Box | undefined) =>
    box?.spots.find(({ segment }) => segment.kind === "heading")?.segment.level ?? 6;
  const sections: Box[][] = [[]];
  for (const [at, box] of boxes.entries()) {
    if (at > 0 && rank(box) < rank(boxes[at - 1])) sections.push([]);
    sections.at(-1)?.push(box);
  }
  return sections;
}
