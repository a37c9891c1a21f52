import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { part } from "@/lib/drafting/text/spans";
import { isPlanName } from "../lone-price";
import type { PlanCard } from "../plan-card";
import type { PricePoint } from "../price-point";
import type { Elements } from "./elements";
import { BOX_MAX } from "./plan-boxes";

/** Lines that name their own plan, in lists of those beside each other; a second price of the same line is of the same plan. */
export function listsOf(own: PricePoint[], elements: Elements): PlanCard[][] {
  const lists = new Map<number, PlanCard[]>();
  for (const point of own) {
    const { segment } = point.spot;
    const isInBox = segment.kind === "item" || segment.kind === "heading"; // "Crew ($6)", over a card of its own
    const place = (isInBox ? segment.blocks[1] : segment.block) ?? 0;
    const beside = segment.block === 0 ? [point.spot] : elements.textsOf(segment.block).slice(0, BOX_MAX);
    const list = lists.get(place) ?? [];
    const twin = list.find(({ name, points }) => name === point.label?.text && points[0]?.spot === point.spot);
    if (twin) twin.points.push(point);
    else if (point.label) {
      const name = { name: point.label.text.trim(), nameSource: part(point.spot, point.label) };
      list.push({ ...name, points: [point], spots: beside });
    }
    lists.set(place, list);
  }
  return [...lists.values()];
}

/** "Start today — $39/month": what a button asks to do is no name. */
export function isCall({ spot, label }: PricePoint, isLink: boolean, own: OwnNames): boolean {
  return (isLink || spot.segment.name === "button") && !isPlanName(own, label?.text ?? "");
}
