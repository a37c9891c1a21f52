import { periodAt, wholePeriod } from "@/lib/drafting/text/money";
import { CONTACT, isCustomWord, isFreeWord } from "@/lib/drafting/text/prices/price-words";
import { linesOf, part, type Spot, whole } from "@/lib/drafting/text/spans";
import { isMoney, type PlanCard } from "../plan-card";
import { type MoneyOf, moneyPoints } from "../price-lines";
import { cycleOf, type PricePoint } from "../price-point";
import { wordPoint } from "../word-points";
import { periodOfLabel, priceLead } from "./price-labels";

/** Cells of one row, in order. Empty cells leave no trace, so a row is used only where the count tells which is which. */
export type Row = Spot[];
export const CELLS_MAX = 20;

/** A cell's first line, where a title stands over what it says. */
export function titleOf(cell: Spot): Spot {
  const [line] = linesOf(cell.segment.text);
  return line ? { ...cell, segment: { ...cell.segment, text: line.text } } : cell;
}

export function isStated(cell: Spot, of: MoneyOf): boolean {
  const point = priceOf(cell, of);
  return point !== null && isMoney(point);
}

/** "Monthly", "Price per month" over a column or before a row. */
export function withPeriod(point: PricePoint, title: Spot | undefined): PricePoint {
  if (point.period || !title || !isMoney(point)) return point;
  const { text } = title.segment;
  const lead = priceLead(text);
  const period = periodOfLabel(text) ?? periodAt(text, lead) ?? (lead === 0 ? wholePeriod(text) : null);
  return period
    ? { ...point, period: period.text, cycle: cycleOf(period.text), sources: [...point.sources, part(title, period)] }
    : point;
}

export function priceOf(cell: Spot | undefined, of: MoneyOf): PricePoint | null {
  if (!cell) return null;
  const { text } = cell.segment;
  if (isFreeWord(text) || isCustomWord(text) || CONTACT.test(text)) return wordPoint(cell);
  const point = moneyPoints(cell, of).find(({ isStruck }) => !isStruck);
  return point && !point.label ? point : null;
}

export function card(name: Spot, points: PricePoint[], spots: Spot[]): PlanCard {
  return { name: name.segment.text, nameSource: whole(name), points, spots };
}
